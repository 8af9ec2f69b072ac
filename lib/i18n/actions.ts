"use server";

import { cookies } from "next/headers";
import { z } from "zod";
import { action } from "@/lib/action";
import { LOCALE_KEY, type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const keepLocale = action(z.enum(OFFERED_LOCALES), async (locale) => {
  (await cookies()).set(LOCALE_KEY, locale, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax" });
  return locale;
});

/** Keeps the chosen language in the cookie from which the server reads it, and shows the page in it. */
export async function chooseLocale(locale: Locale) {
  return keepLocale(locale);
}
