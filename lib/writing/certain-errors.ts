import "server-only";
import { isAcceptedVariant } from "@/lib/writing/accepted-variants";
import { respellDoubles } from "@/lib/writing/basic-respell";
import { findByRules } from "@/lib/writing/basic-rules";
import { findKnownWords } from "@/lib/writing/dictionary-thread";
import { classifyChange } from "@/lib/writing/error-types";
import type { CertainError } from "@/lib/writing/floor";
import { toChecked } from "@/lib/writing/normalise";
import type { SpellingFinding } from "@/lib/writing/schema";
import { NOTE_TYPES, spellingNote } from "@/lib/writing/spelling-note";

/** Shorter words have too many neighbours in the dictionary. */
const MISSPELT = /(?<![\p{L}\p{M}\p{N}'’@./-])\p{Ll}{5,30}(?![\p{L}\p{M}\p{N}'’@/-])/gu;

/**
 * The errors of the basic check that have exactly one correction: those found by rule, and words that are in the
 * dictionary once a single or double consonant is corrected. Measured: docs/decisions/017-rules-bound-the-scores.md.
 * @throws AppError unavailable if the dictionary thread fails
 */
export async function findCertainErrors(typed: string): Promise<CertainError[]> {
  const text = toChecked(typed);
  const byRule = findByRules(text).filter(
    ({ suggestions, reason }) => suggestions.length === 1 && reason !== "apostrophe",
  );
  const misspelt = await findMisspelt(text);
  const isApart = (one: SpellingFinding) => !byRule.some(({ start, end }) => start < one.end && one.start < end);
  return [...byRule, ...misspelt.filter(isApart)]
    .toSorted((a, b) => a.start - b.start)
    .map((finding) => toCertainError({ ...finding, original: typed.slice(finding.start, finding.end) }))
    .filter((error) => !isAcceptedVariant({ ...error, id: 0, sentence: 0, isUnclear: false }, typed));
}

function toCertainError(finding: SpellingFinding): CertainError {
  const { start, end, original, suggestions } = finding;
  const corrected = suggestions[0] ?? original;
  const note = spellingNote(finding);
  const type = classifyChange({ original, corrected }) ?? (note === "unknown" ? "ortografico" : NOTE_TYPES[note]);
  return { start, end, original, corrected, type, note };
}

async function findMisspelt(text: string): Promise<SpellingFinding[]> {
  const words = [...text.matchAll(MISSPELT)];
  const respelt = new Map(words.map(([word]) => [word, respellDoubles(word)]));
  const known = await findKnownWords([...respelt].flat(2));
  return words.flatMap(({ 0: original, index: start }) => {
    const suggestions = (respelt.get(original) ?? []).filter((word) => known.has(word));
    if (known.has(original) || suggestions.length !== 1) return [];
    return [{ start, end: start + original.length, original, suggestions, reason: "unknown" as const }];
  });
}
