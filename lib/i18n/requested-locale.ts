import "server-only";
import { headers } from "next/headers";
import { isOfferedLocale, type Locale, REQUESTED_LOCALE_HEADER } from "@/lib/i18n/locales";

/** The language in the page's address (`?lang=pl`), passed on by the middleware, or null. */
export async function requestedLocale(): Promise<Locale | null> {
  const requested = (await headers()).get(REQUESTED_LOCALE_HEADER);
  return isOfferedLocale(requested) ? requested : null;
}
