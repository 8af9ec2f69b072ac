import { OPTION_LETTERS } from "@/lib/exam/sections";

/** The words of the option with this letter; null if there is none. */
export function optionText(options: readonly string[] | undefined, letter: string | null | undefined): string | null {
  const letters: readonly string[] = OPTION_LETTERS;
  return options?.[letters.indexOf(letter ?? "")] ?? null;
}

/** An answer in words: "B) alle nove", or VERO / FALSO without options. @param t for `true` and `false` */
export function formatAnswer(
  letter: string,
  options: readonly string[] | undefined,
  t: (key: "true" | "false") => string,
): string {
  if (!options) return letter === "V" ? t("true") : letter === "F" ? t("false") : letter;
  const text = optionText(options, letter);
  return text ? `${letter}) ${text}` : letter;
}
