import "server-only";
import { cookies } from "next/headers";
import { LOCALE_KEY, type Locale } from "@/lib/i18n/locales";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the chosen language in the cookie from which the server reads it. */
export async function keepLocale(locale: Locale): Promise<void> {
  (await cookies()).set(LOCALE_KEY, locale, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax" });
}
