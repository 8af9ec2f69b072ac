import { OPTION_LETTERS } from "@/lib/exam/sections";

/** The words of the option a letter stands for, or null when there is none. */
export function optionOf(options: readonly string[] | undefined, letter: string | null | undefined): string | null {
  const letters: readonly string[] = OPTION_LETTERS;
  return options?.[letters.indexOf(letter ?? "")] ?? null;
}
