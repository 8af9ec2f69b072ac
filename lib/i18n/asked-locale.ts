import "server-only";
import { headers } from "next/headers";
import { ASKED_LOCALE_HEADER, isOfferedLocale, type Locale } from "@/lib/i18n/locales";

/** The language that the page's address asks for (`?lang=pl`), or null: the middleware hands it on. */
export async function askedLocale(): Promise<Locale | null> {
  const asked = (await headers()).get(ASKED_LOCALE_HEADER);
  return isOfferedLocale(asked) ? asked : null;
}
