import { sampleNormal } from "../../lib/report/readiness/normal.ts";
import type { Random } from "../../lib/seeded-random.ts";

export type PauseKind = "clause" | "statement" | "question" | "hesitation" | "turn";

/**
 * Seconds. Silent pauses: log-normal, shorter inside a sentence than between two (Campione and Véronis, Speech Prosody
 * 2002). Speakers answer within tenths of a second (Stivers and others, PNAS 2009), a little later here for learners.
 */
const PAUSES: Record<PauseKind, { typical: number; min: number; max: number }> = {
  clause: { typical: 0.16, min: 0.08, max: 0.36 },
  statement: { typical: 0.42, min: 0.22, max: 0.95 },
  question: { typical: 0.38, min: 0.2, max: 0.85 },
  hesitation: { typical: 0.55, min: 0.3, max: 1.1 },
  turn: { typical: 0.46, min: 0.12, max: 1.3 },
};

/** Seconds by which an interruption begins before the turn before it has ended. */
const OVERLAP = { min: 0.3, max: 0.6 };

/** Standard deviation of a pause's logarithm. */
const SPREAD = 0.38;
/** Shorter clauses are not split off, because on their own they get a sing-song melody. */
const MIN_CLAUSE_WORDS = 3;

export function drawPause(after: PauseKind, random: Random): number {
  const { typical, min, max } = PAUSES[after];
  return Math.min(max, Math.max(min, typical * Math.exp(SPREAD * sampleNormal(random))));
}

/** Seconds between two turns; below zero when the second interrupts the first. */
export function drawTurnGap(overlap: boolean, random: Random): number {
  return overlap ? -(OVERLAP.min + (OVERLAP.max - OVERLAP.min) * random()) : drawPause("turn", random);
}

export function pauseKindAfter(sentence: string): PauseKind {
  const end = sentence.replace(/[»”")\s]+$/u, "");
  if (end.endsWith("?")) return "question";
  return /(\.\.\.|…)$/u.test(end) ? "hesitation" : "statement";
}

export function splitClauses(sentence: string): string[] {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const clauses: string[] = [];
  for (const part of sentence.match(/[^,;:]+[,;:]*/gu) ?? [sentence]) {
    const last = clauses.at(-1);
    const startsClause = last === undefined || (words(last) >= MIN_CLAUSE_WORDS && words(part) >= MIN_CLAUSE_WORDS);
    if (startsClause) clauses.push(part.trim());
    else clauses.splice(-1, 1, `${last} ${part.trim()}`);
  }
  return clauses;
}
