import type { Metadata } from "next";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { requestedLocale } from "@/lib/i18n/requested-locale";
import { localePath, localeUrls, type PublicPath } from "@/lib/product/public-pages";

/** The canonical address of a public page and those of its other languages, for search engines. */
export async function alternatesOf(path: PublicPath): Promise<Metadata["alternates"]> {
  const canonical = localePath(path, (await requestedLocale()) ?? DEFAULT_LOCALE);
  return { canonical, languages: { ...localeUrls(path), "x-default": path } };
}
