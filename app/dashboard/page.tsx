import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

export { default } from "@/app/page";

type Props = { searchParams: Promise<{ result?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  if (!(await searchParams).result) return {};
  return { title: (await getTranslations("exam.dashboard.result"))("pageTitle") };
}
