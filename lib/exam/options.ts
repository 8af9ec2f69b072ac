import { OPTION_LETTERS, TRUE_FALSE } from "@/lib/exam/sections";

type Options = readonly string[] | undefined;

/** The letters to choose from: those of the options, or V and F without options. */
export function lettersOf(options: Options): readonly string[] {
  return options ? OPTION_LETTERS.slice(0, options.length) : TRUE_FALSE;
}

/** The words of the option with this letter; null if there is none. */
export function optionText(options: Options, letter: string | null | undefined): string | null {
  const letters: readonly string[] = OPTION_LETTERS;
  return options?.[letters.indexOf(letter ?? "")] ?? null;
}

/** An answer in words: "B) alle nove", or VERO / FALSO without options. @param t for `true` and `false` */
export function formatAnswer(letter: string, options: Options, t: (key: "true" | "false") => string): string {
  if (!options) return letter === "V" ? t("true") : letter === "F" ? t("false") : letter;
  const text = optionText(options, letter);
  return text ? `${letter}) ${text}` : letter;
}

/** A fixed Italian word and what follows it, its meaning in the reader's language: "VERO (true)"; "" if nothing does. */
export function splitGloss(words: string): [word: string, gloss: string] {
  const [word = "", ...gloss] = words.split(" ");
  return [word, gloss.join(" ")];
}
