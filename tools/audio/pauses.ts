import { type Chance, drawNormal } from "./chance.ts";

export type Break = "clause" | "statement" | "question" | "hesitation" | "turn";

/**
 * Seconds. Silent pauses: log-normal, shorter inside a sentence than between two (Campione and Véronis, Speech Prosody
 * 2002). Speakers answer within tenths of a second (Stivers and others, PNAS 2009), a little later here for learners.
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
/** Shorter clauses are not split off: spoken alone they sound sung. */
const LEAST_WORDS = 3;

export function drawPause(after: Break, chance: Chance): number {
  const { typical, least, most } = PAUSES[after];
  return Math.min(most, Math.max(least, typical * Math.exp(SPREAD * drawNormal(chance))));
}

export function breakAfter(sentence: string): Break {
  const end = sentence.replace(/[»”")\s]+$/u, "");
  if (end.endsWith("?")) return "question";
  return /(\.\.\.|…)$/u.test(end) ? "hesitation" : "statement";
}

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
