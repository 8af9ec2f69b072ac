import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { FiguresView } from "@/components/admin/figures-view";
import { ReliabilityCard } from "@/components/admin/reliability-card";
import { adminPageMetadata, requireAdminPage } from "@/lib/admin/page";
import { readFigures } from "@/lib/admin/queries/figures";
import { readExamPredictions } from "@/lib/admin/queries/reliability";
import { RANGES } from "@/lib/admin/series";

type Props = { searchParams: Promise<{ range?: string | string[] }> };

export const generateMetadata = adminPageMetadata("figures");

export default async function FiguresPage({ searchParams }: Props) {
  const admin = await requireAdminPage();
  const { range: requestedRange } = await searchParams;
  const range = RANGES.find((one) => one === requestedRange) ?? "days";
  const t = await getTranslations("admin.figures");
  const [series, predictions] = await Promise.all([readFigures(admin, range), readExamPredictions(admin)]);
  return (
    <AdminFrame admin={admin} current="figures" title={t("title")}>
      <FiguresView range={range} series={series} />
      <ReliabilityCard predictions={predictions} />
    </AdminFrame>
  );
}
