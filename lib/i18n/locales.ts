/**
 * The languages that a learner can choose, in the order in which they are offered: the only list of them. All their texts
 * are complete (`npm run languages`).
 */
export const OFFERED_LOCALES = ["it", "en", "es", "pt", "sq", "fil", "ro", "pl"] as const;

export type Locale = (typeof OFFERED_LOCALES)[number];

/** All but Italian, in which the papers are written. */
export const TRANSLATED_LOCALES = OFFERED_LOCALES.filter((locale) => locale !== "it");

export const DEFAULT_LOCALE: Locale = "it";

/** The name of the cookie (for the server) and of the local storage key. */
export const LOCALE_KEY = "cils-language";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export const LOCALE_COOKIE = { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax" } as const;

/** The query parameter for a language (`?lang=pl`), used in links to public pages. */
export const LOCALE_PARAMETER = "lang";

/** The middleware passes on the URL's language in this request header, and overwrites what a client sends in it. */
export const REQUESTED_LOCALE_HEADER = "x-cils-language";

export function isOfferedLocale(value: unknown): value is Locale {
  return OFFERED_LOCALES.some((locale) => locale === value);
}
