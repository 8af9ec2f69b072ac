import type { Mode } from "@/lib/exam/mode";
import { ABILITIES, QUESTION_ABILITIES, type QuestionAbility, WRITING_ABILITY } from "@/lib/exam/sections";
import { type AttemptResponses, type PassChance, questionPassChance } from "@/lib/report/readiness/question-ability";
import type { Readiness } from "@/lib/report/readiness/schema";
import { type WeightedScore, writingPassChance } from "@/lib/report/readiness/writing-ability";

/** Change whenever the same answers would give another readiness. */
export const MODEL_VERSION = "2026-11-22";

/** Practice counts half: unlimited replay, no clock. */
export const MODE_WEIGHTS: Readonly<Record<Mode, number>> = { exam: 1, practice: 0.5 };

/** Whoever typically scores this in every ability, out of 12, passes about 80 of 100 exams. */
export const TARGET_SCORE = 9;

/** Upper bounds of the middle of the range, in percent. */
const WORDS: readonly { below: number; word: Readiness["word"] }[] = [
  { below: 35, word: "unlikely" },
  { below: 65, word: "uncertain" },
  { below: 90, word: "likely" },
];

/** Oldest first; `scrittura` is null if the writing gets no marks. */
export type Measurements = Record<QuestionAbility, AttemptResponses[]> & { scrittura: WeightedScore[] | null };

export function isMeasured(measurements: Measurements): boolean {
  return ABILITIES.every((ability) => measurements[ability]?.length !== 0);
}

/** Estimates readiness by a model with our own parameters; null while an ability has not been measured. */
export function estimateReadiness(measurements: Measurements): Readiness | null {
  if (!isMeasured(measurements)) return null;
  const simulations = Math.max(...ABILITIES.map((ability) => measurements[ability]?.length ?? 0));
  const writings = measurements[WRITING_ABILITY];
  const chances = [
    ...QUESTION_ABILITIES.map((ability) => ({ ability, ...questionPassChance(ability, measurements[ability]) })),
    ...(writings ? [{ ability: WRITING_ABILITY, ...writingPassChance(writings) }] : []),
  ];
  const written = combineChances(chances);
  return {
    version: MODEL_VERSION,
    simulations,
    abilities: chances
      .toSorted((first, second) => first.chance - second.chance)
      .map(({ ability, chance, low, high, score }) => ({
        ability,
        middle: toPercent(chance),
        range: toRange(low, high),
        score: { low: toTenths(score.low), high: toTenths(score.high) },
      })),
    written: toRange(written.low, written.high),
    word: wordFor(((written.low + written.high) / 2) * 100),
  };
}

function combineChances(chances: readonly PassChance[]): { low: number; high: number } {
  const low = chances.reduce((product, { chance }) => product * chance, 1);
  return { low, high: Math.min(...chances.map(({ chance }) => chance)) };
}

function wordFor(percent: number): Readiness["word"] {
  return WORDS.find(({ below }) => percent < below)?.word ?? "veryLikely";
}

function toRange(low: number, high: number): Readiness["written"] {
  return { from: toPercent(low), to: toPercent(high) };
}

function toTenths(points: number): number {
  return Math.round(points * 10) / 10;
}

function toPercent(chance: number): number {
  return Math.min(95, Math.max(5, Math.round(chance * 20) * 5));
}
