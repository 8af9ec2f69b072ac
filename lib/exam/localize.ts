import type { Explanation, Localized } from "@/lib/exam/content/schema";

/** The text in the reader's language, or in Italian if not translated. */
export function localize(text: Localized, locale: string): string {
  return pick(text, locale);
}

/** One line each for the right answer, every wrong option and the note. */
export function explanationText(explanation: Explanation, locale: string): string {
  const { right, wrong = {}, note } = pick(explanation, locale);
  const others = Object.entries(wrong).map(([letter, why]) => `${letter}) ${why}`);
  return [right, ...others, ...(note ? [note] : [])].join("\n");
}

/** Parses `explanationText`. `letter`: the option of a line; null for the right answer and the note. */
export function parseExplanation(explanation: string): { letter: string | null; text: string }[] {
  return explanation.split("\n").map((line) => {
    const [, letter = null, text = line] = /^([A-Z])\) (.*)$/.exec(line) ?? [];
    return { letter, text };
  });
}

function pick<T>(translations: Readonly<Record<string, T | undefined>> & { it: T }, locale: string): T {
  return (Object.hasOwn(translations, locale) ? translations[locale] : undefined) ?? translations.it;
}
