export const LOCALE_NAMES = {
  it: "Italiano",
  en: "English",
  es: "Español",
  pt: "Português",
  sq: "Shqip",
  fil: "Filipino",
  ro: "Română",
  pl: "Polski",
} as const;

export type Locale = keyof typeof LOCALE_NAMES;

/** Languages with complete messages: the only ones a learner can choose. */
export const OFFERED_LOCALES: readonly Locale[] = ["it", "en", "es", "pt", "sq", "fil", "ro", "pl"];

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
