import { notFound } from "next/navigation";
import { CheckView } from "@/components/citizenship/check-view";
import { CHECK_PATH, parseCheck } from "@/lib/citizenship/check";
import { isCheckOffered } from "@/lib/citizenship/offered";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { requestedLocale } from "@/lib/i18n/request";

export const generateMetadata = pageMetadata("citizenship.title", {
  path: CHECK_PATH,
  description: "citizenship.description",
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CheckPage({ searchParams }: Props) {
  if (!isCheckOffered()) notFound();
  return <CheckView state={parseCheck(await searchParams)} lang={await requestedLocale()} now={new Date()} />;
}
