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
export const OFFERED_LOCALES: readonly Locale[] = ["it", "en"];

export const DEFAULT_LOCALE: Locale = "it";

/** Where the chosen language is kept, both as a cookie (for the server) and in the browser's local storage. */
export const LOCALE_KEY = "cils-language";

/** Whether a value from outside names a language that is offered. */
export function isOfferedLocale(value: unknown): value is Locale {
  return OFFERED_LOCALES.some((locale) => locale === value);
}
