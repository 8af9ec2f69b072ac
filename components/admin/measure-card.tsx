import { getFormatter, getTranslations } from "next-intl/server";
import { BarChart } from "@/components/admin/bar-chart";
import { Card } from "@/components/ui/card";
import { type Measure, measureOf, sumFigures } from "@/lib/admin/measures";
import type { Figures } from "@/lib/admin/queries/figures";
import type { Range } from "@/lib/admin/series";

type Props = { measure: Measure; range: Range; series: readonly Figures[] };

const STYLES = {
  registrations: {},
  sales: {},
  completions: {},
  revenue: { style: "currency", currency: "EUR" },
  passRate: { style: "percent", maximumFractionDigits: 0 },
  aiCost: { style: "currency", currency: "USD" },
} as const;

/** One measure over time: what it comes to, its chart, and the numbers behind it in a table. */
export async function MeasureCard({ measure, range, series }: Props) {
  const t = await getTranslations("admin.figures");
  const format = await getFormatter();
  const write = (value: number | null) => (value === null ? t("none") : format.number(value, STYLES[measure]));
  const style =
    range === "months" ? ({ month: "short", year: "numeric" } as const) : ({ day: "numeric", month: "short" } as const);
  const bars = series.map((step) => {
    const value = measureOf(measure, step);
    return { name: format.dateTime(new Date(`${step.bucket}T12:00:00Z`), style), value, text: write(value) };
  });
  const sums = sumFigures(series);
  const total = measureOf(measure, sums);
  const name = t(`measures.${measure}`);
  const words = { measure: name, range: t(`ranges.${range}`) };
  const best = bars.reduce((highest, bar) => ((bar.value ?? 0) > (highest.value ?? 0) ? bar : highest), {
    name: "",
    value: 0,
    text: "",
  });
  const summary = best.name
    ? t("summary", { ...words, total: write(total), best: best.text, when: best.name })
    : t("quiet", words);
  const hasShare = measure === "passRate";
  return (
    <Card className="min-w-0 space-y-3">
      <h2 className="text-xl">{name}</h2>
      <p className="text-2xl tabular-nums">{t(hasShare ? "rate" : "total", { total: write(total) })}</p>
      <p className="text-sm text-ink-soft">
        {hasShare ? t("notes.passRate", { judged: sums.judged, passed: sums.passed }) : t(`notes.${measure}`)}
      </p>
      <BarChart summary={summary} bars={bars} write={write} topAtLeast={hasShare ? 1 : 0} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 underline underline-offset-4">{t("table")}</summary>
        <table className="w-full border-collapse">
          <caption className="sr-only">{t("caption", words)}</caption>
          <thead>
            <tr className="border-b-2 border-edge">
              <th scope="col" className="py-1 text-left">
                {t(`period.${range}`)}
              </th>
              {hasShare && (
                <>
                  <th scope="col" className="py-1 text-right">
                    {t("judged")}
                  </th>
                  <th scope="col" className="py-1 text-right">
                    {t("passed")}
                  </th>
                </>
              )}
              <th scope="col" className="py-1 text-right">
                {hasShare ? "%" : name}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar, index) => (
              <tr key={bar.name} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {bar.name}
                </th>
                {hasShare && (
                  <>
                    <td className="py-1 text-right tabular-nums">{series[index]?.judged}</td>
                    <td className="py-1 text-right tabular-nums">{series[index]?.passed}</td>
                  </>
                )}
                <td className="py-1 text-right tabular-nums">{bar.value === null ? "-" : bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
