import type { Metadata } from "next";
import { askedLocale } from "@/lib/i18n/asked-locale";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { localeAddresses, localePath, type PublicPath } from "@/lib/product/public-pages";

/** The canonical address of a public page and those of its other languages, for search engines. */
export async function alternatesOf(path: PublicPath): Promise<Metadata["alternates"]> {
  const canonical = localePath(path, (await askedLocale()) ?? DEFAULT_LOCALE);
  return { canonical, languages: { ...localeAddresses(path), "x-default": path } };
}
