import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { MeasureCard } from "@/components/admin/measure-card";
import { MEASURES, sumFigures } from "@/lib/admin/measures";
import type { Figures } from "@/lib/admin/queries/figures";
import { RANGES, type Range } from "@/lib/admin/series";

/** The school over time: a choice of the range and a chart with its table for each measure. */
export async function FiguresView({ range, series }: { range: Range; series: readonly Figures[] }) {
  const t = await getTranslations("admin.figures");
  const isQuiet = Object.values(sumFigures(series)).every((sum) => sum === 0);
  return (
    <>
      <nav aria-label={t("range")}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {RANGES.map((one) => (
            <li key={one}>
              <Link
                href={`/admin/figures?range=${one}`}
                prefetch={false}
                aria-current={one === range ? "page" : undefined}
                className="inline-block min-h-11 py-2 underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline"
              >
                {t(`ranges.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="text-ink-soft">{t("lead")}</p>
      {isQuiet ? (
        <p className="rounded-md border border-dashed border-edge p-4">{t("empty")}</p>
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
