/** The languages of the product, each by its own name. */
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

/** The languages whose sentences are complete: the only ones a learner can choose. */
export const OFFERED_LOCALES: readonly Locale[] = ["it", "en", "es", "pt", "sq", "fil", "ro", "pl"];

export const DEFAULT_LOCALE: Locale = "it";

/** Where the chosen language is kept, both as a cookie (for the server) and in the browser's local storage. */
export const LOCALE_KEY = "cils-language";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** How the cookie is kept. */
export const LOCALE_COOKIE = { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax" } as const;

/** What a page's address may name a language with: `?lang=pl`. Links to public pages have it, and search engines. */
export const LOCALE_PARAMETER = "lang";

/** How the middleware hands on the language that an address names; only its own header reaches a page. */
export const ASKED_LOCALE_HEADER = "x-cils-language";

/** Whether a value from outside names a language that is offered. */
export function isOfferedLocale(value: unknown): value is Locale {
  return OFFERED_LOCALES.some((locale) => locale === value);
}
