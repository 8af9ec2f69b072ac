import "server-only";
import { headers } from "next/headers";
import { ASKED_LOCALE_HEADER, isOfferedLocale, type Locale } from "@/lib/i18n/locales";

/** The language in the page's address (`?lang=pl`), passed on by the middleware, or null. */
export async function askedLocale(): Promise<Locale | null> {
  const asked = (await headers()).get(ASKED_LOCALE_HEADER);
  return isOfferedLocale(asked) ? asked : null;
}
