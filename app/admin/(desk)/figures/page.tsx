import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { FiguresView } from "@/components/admin/figures-view";
import { requireAdminPage, titleOf } from "@/lib/admin/page";
import { readFigures } from "@/lib/admin/queries/figures";
import { RANGES } from "@/lib/admin/series";

type Props = { searchParams: Promise<{ range?: string | string[] }> };

export const generateMetadata = titleOf("figures");

export default async function FiguresPage({ searchParams }: Props) {
  const admin = await requireAdminPage();
  const { range: asked } = await searchParams;
  const range = RANGES.find((one) => one === asked) ?? "days";
  const t = await getTranslations("admin.figures");
  return (
    <AdminFrame admin={admin} current="figures" title={t("title")}>
      <FiguresView range={range} series={await readFigures(admin, range)} />
    </AdminFrame>
  );
}
