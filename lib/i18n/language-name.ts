import { OFFERED_LOCALES } from "@/lib/i18n/locales";

/**
 * A language's name, as a sentence has it: "inglese". In a language that the platform does not know, its code.
 *
 * @param language BCP 47
 * @param reader the language of the name
 */
export function languageName(language: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
}

/** A language's name in that language, as a list has it: "Português". Browsers know fewer languages than the server. */
export function ownLanguageName(language: string): string {
  const [first = "", ...rest] = languageName(language, language);
  return first.toLocaleUpperCase(language) + rest.join("");
}

/** The names of the offered languages, in their order. */
export const ownLanguageNames = (): string[] => OFFERED_LOCALES.map(ownLanguageName);
