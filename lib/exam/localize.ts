import type { Explanation, Localized } from "@/lib/exam/content/schema";

/** A text in the reader's language, in Italian where it has no translation. */
export function localize(text: Localized, locale: string): string {
  return pick(text, locale);
}

/** An explanation as one string, a line each: why the right answer is right, why each other is wrong, the note. */
export function explanationText(explanation: Explanation, locale: string): string {
  const { right, wrong = {}, note } = pick(explanation, locale);
  const others = Object.entries(wrong).map(([letter, why]) => `${letter}) ${why}`);
  return [right, ...others, ...(note ? [note] : [])].join("\n");
}

/** The lines of an explanation, each with the letter of the option it is about, or null for the right answer and the note. */
export function readExplanation(explanation: string): { letter: string | null; text: string }[] {
  return explanation.split("\n").map((line) => {
    const [, letter = null, text = line] = /^([A-Z])\) (.*)$/.exec(line) ?? [];
    return { letter, text };
  });
}

function pick<T>(translations: Readonly<Record<string, T | undefined>> & { it: T }, locale: string): T {
  return (Object.hasOwn(translations, locale) ? translations[locale] : undefined) ?? translations.it;
}
