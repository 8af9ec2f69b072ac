import type { Explanation } from "@/lib/exam/content/schema";

/** The text in the reader's language, or in Italian if not translated. */
export function localize<T>(text: Readonly<Record<string, T | undefined>> & { it: T }, locale: string): T {
  return (Object.hasOwn(text, locale) ? text[locale] : undefined) ?? text.it;
}

/** One line each for the right answer, every wrong option and the note. */
export function explanationText(explanation: Explanation, locale: string): string {
  const { right, wrong = {}, note } = localize(explanation, locale);
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
