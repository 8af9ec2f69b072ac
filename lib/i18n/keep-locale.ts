import "server-only";
import { cookies } from "next/headers";
import { LOCALE_COOKIE, LOCALE_KEY, type Locale } from "@/lib/i18n/locales";

/** Keeps the chosen language in the cookie from which the server reads it. */
export async function keepLocale(locale: Locale): Promise<void> {
  (await cookies()).set(LOCALE_KEY, locale, LOCALE_COOKIE);
}
