import { getFormatter, getTranslations } from "next-intl/server";
import { type Bar, BarChart } from "@/components/admin/bar-chart";
import { ChartFrame } from "@/components/admin/chart-frame";
import { ChoiceLinks } from "@/components/admin/links";
import { EmptyState } from "@/components/admin/page-section";
import { MEASURES, type Measure, measureOf, sumFigures } from "@/lib/admin/measures";
import type { Figures } from "@/lib/admin/queries/figures";
import { type FigureRange, RANGES } from "@/lib/admin/series";

type Props = { range: FigureRange; series: readonly Figures[] };

export async function FiguresView({ range, series }: Props) {
  const t = await getTranslations("admin.figures");
  const isEmpty = Object.values(sumFigures(series)).every((sum) => sum === 0);
  const linkTo = (one: FigureRange) => `/admin/figures?range=${one}`;
  const links = RANGES.map((one) => ({ href: linkTo(one), text: t(`ranges.${one}`), isCurrent: one === range }));
  return (
    <>
      <ChoiceLinks label={t("range")} links={links} />
      <p className="text-ink-soft">{t("lead")}</p>
      {isEmpty ? (
        <EmptyState>{t("empty")}</EmptyState>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          {MEASURES.map((measure) => (
            <MeasureCard key={measure} measure={measure} range={range} series={series} />
          ))}
        </div>
      )}
    </>
  );
}

const STYLES = {
  registrations: {},
  sales: {},
  completions: {},
  revenue: { style: "currency", currency: "EUR" },
  passRate: { style: "percent", maximumFractionDigits: 0 },
  aiCost: { style: "currency", currency: "USD" },
} as const;

const STEP_STYLES = {
  days: { day: "numeric", month: "short" },
  weeks: { day: "numeric", month: "short" },
  months: { month: "short", year: "numeric" },
} as const;

async function MeasureCard({ measure, range, series }: Props & { measure: Measure }) {
  const t = await getTranslations("admin.figures");
  const format = await getFormatter();
  const formatValue = (value: number | null) => (value === null ? t("none") : format.number(value, STYLES[measure]));
  const formatTick = (tick: number) => format.number(tick, { ...STYLES[measure], notation: "compact" });
  const bars = series.map((step): Bar => {
    const value = measureOf(measure, step);
    const name = format.dateTime(new Date(`${step.bucket}T12:00:00Z`), STEP_STYLES[range]);
    return { name, value, text: formatValue(value) };
  });
  const sums = sumFigures(series);
  const total = formatValue(measureOf(measure, sums));
  const name = t(`measures.${measure}`);
  const labels = { measure: name, range: t(`ranges.${range}`) };
  const best = highest(bars);
  const summary = best ? t("summary", { ...labels, total, best: best.text, when: best.name }) : t("quiet", labels);
  const isShare = measure === "passRate";
  const period = t(`period.${range}`);
  return (
    <ChartFrame
      title={name}
      figure={t(isShare ? "rate" : "total", { total })}
      description={isShare ? t("notes.passRate", { judged: sums.judged, passed: sums.passed }) : t(`notes.${measure}`)}
      table={{
        caption: t("caption", labels),
        columns: isShare ? [period, t("judged"), t("passed"), "%"] : [period, name],
        rows: bars.map((bar, index) => {
          const text = bar.value === null ? "-" : bar.text;
          return isShare ? [bar.name, series[index]?.judged, series[index]?.passed, text] : [bar.name, text];
        }),
      }}
    >
      <BarChart
        summary={summary}
        bars={bars}
        formatTick={formatTick}
        isCount={Object.keys(STYLES[measure]).length === 0}
        minTop={isShare ? 1 : 0}
      />
    </ChartFrame>
  );
}

function highest(bars: readonly Bar[]): Bar | null {
  const [best] = bars.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return best && (best.value ?? 0) > 0 ? best : null;
}
