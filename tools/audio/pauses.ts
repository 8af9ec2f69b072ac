/** The silences of speech: where they fall and how long they are. Pure. */
import { type Chance, drawNormal } from "./chance.ts";

/** What a silence follows. */
export type Break = "clause" | "statement" | "question" | "hesitation" | "turn";

/**
 * Seconds. Silent pauses are spread log-normally, shorter inside a sentence than between two (Campione and Véronis,
 * Speech Prosody 2002). People answer each other within some tenths of a second (Stivers and others, PNAS 2009); for
 * learners the turns are a little further apart.
 */
const PAUSES: Record<Break, { typical: number; least: number; most: number }> = {
  clause: { typical: 0.16, least: 0.08, most: 0.36 },
  statement: { typical: 0.42, least: 0.22, most: 0.95 },
  question: { typical: 0.38, least: 0.2, most: 0.85 },
  hesitation: { typical: 0.55, least: 0.3, most: 1.1 },
  turn: { typical: 0.46, least: 0.12, most: 1.3 },
};

/** Standard deviation of a pause's logarithm. */
const SPREAD = 0.38;
/** A clause shorter than this is not cut off: alone it would be sung, not said. */
const LEAST_WORDS = 3;

/** The length of one silence, in seconds. */
export function drawPause(after: Break, chance: Chance): number {
  const { typical, least, most } = PAUSES[after];
  return Math.min(most, Math.max(least, typical * Math.exp(SPREAD * drawNormal(chance))));
}

/** What stands at the end of a sentence. */
export function breakAfter(sentence: string): Break {
  const end = sentence.replace(/[»”")\s]+$/u, "");
  if (end.endsWith("?")) return "question";
  return /(\.\.\.|…)$/u.test(end) ? "hesitation" : "statement";
}

/** A sentence in the parts between which a speaker takes breath: at commas, colons and semicolons with words on both sides. */
export function splitClauses(sentence: string): string[] {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const clauses: string[] = [];
  for (const part of sentence.match(/[^,;:]+[,;:]*/gu) ?? [sentence]) {
    const last = clauses.at(-1);
    const isApart = last === undefined || (words(last) >= LEAST_WORDS && words(part) >= LEAST_WORDS);
    if (isApart) clauses.push(part.trim());
    else clauses.splice(-1, 1, `${last} ${part.trim()}`);
  }
  return clauses;
}
