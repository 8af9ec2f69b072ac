"use server";

import { z } from "zod";
import { action } from "@/lib/action";
import { keepLocale } from "@/lib/i18n/keep-locale";
import { type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";

const choose = action(z.enum(OFFERED_LOCALES), async (locale) => {
  await keepLocale(locale);
  return locale;
});

/** Keeps the chosen language in the cookie from which the server reads it, and shows the page in it. */
export async function chooseLocale(locale: Locale) {
  return choose(locale);
}
