import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { FiguresView } from "@/components/admin/figures-view";
import { findAccount, requireAdmin } from "@/lib/accounts/gate";
import { readFigures } from "@/lib/admin/queries/figures";
import { RANGES } from "@/lib/admin/series";

type Props = { searchParams: Promise<{ range?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin.figures"))("title") };
}

export default async function FiguresPage({ searchParams }: Props) {
  const account = await findAccount();
  if (!account?.isAdmin || account.isSuspended) notFound();
  const { range: asked } = await searchParams;
  const range = RANGES.find((one) => one === asked) ?? "days";
  const t = await getTranslations("admin.figures");
  return (
    <AdminFrame account={account} current="figures" title={t("title")}>
      <FiguresView range={range} series={await readFigures(await requireAdmin(), range)} />
    </AdminFrame>
  );
}
