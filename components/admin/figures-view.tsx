import { getTranslations } from "next-intl/server";
import { MeasureCard } from "@/components/admin/measure-card";
import { EmptyState } from "@/components/admin/page-section";
import { ChoiceLinks } from "@/components/admin/text-link";
import { MEASURES, sumFigures } from "@/lib/admin/measures";
import type { Figures } from "@/lib/admin/queries/figures";
import { type FigureRange, RANGES } from "@/lib/admin/series";

export async function FiguresView({ range, series }: { range: FigureRange; series: readonly Figures[] }) {
  const t = await getTranslations("admin.figures");
  const isEmpty = Object.values(sumFigures(series)).every((sum) => sum === 0);
  const links = RANGES.map((one) => ({
    href: `/admin/figures?range=${one}`,
    text: t(`ranges.${one}`),
    isCurrent: one === range,
  }));
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
