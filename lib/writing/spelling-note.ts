import type { ErrorType } from "@/lib/writing/error-kinds";
import type { SpellingFinding, SpellingReason } from "@/lib/writing/schema";

/** A key of `writing.spelling.reasons`. */
export type SpellingNote = SpellingReason | "extra" | "missing" | "capital";

/** The kind of error that each sentence speaks of. */
export const NOTE_TYPES: Record<SpellingNote, ErrorType> = {
  unknown: "altro",
  accent: "ortografico",
  apostrophe: "ortografico",
  capital: "ortografico",
  article: "grammaticale",
  preposition: "grammaticale",
  verb: "grammaticale",
  agreement: "grammaticale",
  double: "sintattico",
  extra: "sintattico",
  missing: "sintattico",
};

const wordsOf = (text: string) => text.toLowerCase().split(" ").filter(Boolean);
const hasAll = (words: readonly string[], some: readonly string[]) => some.every((word) => words.includes(word));

type Shown = Pick<SpellingFinding, "original" | "suggestions" | "reason">;

/**
 * The sentence beside a finding, by its key in `messages/`, `writing.spelling.reasons`.
 * @returns the reason, unless the only suggestion shows an extra word, a missing word or a capital
 */
export function spellingNote({ original, suggestions, reason }: Shown): SpellingNote {
  const [suggestion] = suggestions;
  if (suggestion === undefined || suggestions.length > 1 || reason === "double") return reason;
  if (suggestion.toLowerCase() === original.toLowerCase()) return "capital";
  const [before, after] = [wordsOf(original), wordsOf(suggestion)];
  if (after.length < before.length && hasAll(before, after)) return "extra";
  if (after.length > before.length && hasAll(after, before)) return "missing";
  return reason;
}
