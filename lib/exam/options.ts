import { OPTION_LETTERS } from "@/lib/exam/sections";

/** The words of the option with this letter; null if there is none. */
export function optionOf(options: readonly string[] | undefined, letter: string | null | undefined): string | null {
  const letters: readonly string[] = OPTION_LETTERS;
  return options?.[letters.indexOf(letter ?? "")] ?? null;
}

/** An answer in words: "B) alle nove", or VERO / FALSO without options. @param words for `true` and `false` */
export function labelAnswer(
  letter: string,
  options: readonly string[] | undefined,
  words: (key: "true" | "false") => string,
): string {
  if (!options) return letter === "V" ? words("true") : letter === "F" ? words("false") : letter;
  const text = optionOf(options, letter);
  return text ? `${letter}) ${text}` : letter;
}
