import type { Mode } from "@/lib/exam/mode";
import {
  type Band,
  type Chance,
  chanceOfQuestions,
  type QuestionAbility,
  type Sitting,
} from "@/lib/report/readiness/question-ability";
import { chanceOfWriting, type WritingMark } from "@/lib/report/readiness/writing-ability";

/** Change whenever the same answers would give another readiness. */
export const MODEL_VERSION = "2026-11-22";

/** Practice counts half: unlimited replay, no clock. */
export const WEIGHTS: Readonly<Record<Mode, number>> = { exam: 1, practice: 0.5 };

/** Typical score in each ability, out of 12, that passes all of them in about 80 of 100 exams. */
export const AIM = 9;

export const READINESS_WORDS = ["unlikely", "uncertain", "likely", "veryLikely"] as const;
export type ReadinessWord = (typeof READINESS_WORDS)[number];

/** By the middle of the range, in hundredths. */
const WORDS: readonly { below: number; word: ReadinessWord }[] = [
  { below: 35, word: "unlikely" },
  { below: 65, word: "uncertain" },
  { below: 90, word: "likely" },
];

/** Hundredths in steps of 5 from 5 to 95: the model is no more precise. */
type ChanceRange = { from: number; to: number };

/** `middle` and `range`: probability of passing; `score`: typical score out of 12. */
export type ReadyAbility = { ability: QuestionAbility | "scrittura"; middle: number; range: ChanceRange; score: Band };

/** For the written part of the real exam; the oral part is not measured. */
export type Readiness = {
  version: string;
  simulations: number;
  /** Weakest first; two instead of three if the writing gets no marks. */
  abilities: ReadyAbility[];
  /** All abilities together: between independent and fully dependent abilities. */
  written: ChanceRange;
  word: ReadinessWord;
};

/** Oldest first; `scrittura` is null if the writing gets no marks. */
export type Evidence = Record<QuestionAbility, Sitting[]> & { scrittura: WritingMark[] | null };

export function isMeasured({ ascolto, lettura, scrittura }: Evidence): boolean {
  return ascolto.length > 0 && lettura.length > 0 && scrittura?.length !== 0;
}

/** Estimates readiness by a model with our own parameters; null while an ability has not been measured. */
export function judgeReadiness(evidence: Evidence): Readiness | null {
  if (!isMeasured(evidence)) return null;
  const { ascolto, lettura, scrittura } = evidence;
  const simulations = Math.max(ascolto.length, lettura.length, scrittura?.length ?? 0);
  const chances = [
    { ability: "ascolto" as const, ...chanceOfQuestions("ascolto", ascolto) },
    { ability: "lettura" as const, ...chanceOfQuestions("lettura", lettura) },
    ...(scrittura ? [{ ability: "scrittura" as const, ...chanceOfWriting(scrittura) }] : []),
  ];
  const written = together(chances);
  return {
    version: MODEL_VERSION,
    simulations,
    abilities: chances
      .toSorted((first, second) => first.chance - second.chance)
      .map(({ ability, chance, low, high, score }) => ({
        ability,
        middle: toHundredths(chance),
        range: toRange(low, high),
        score: { low: toTenths(score.low), high: toTenths(score.high) },
      })),
    written: toRange(written.low, written.high),
    word: wordFor(((written.low + written.high) / 2) * 100),
  };
}

function together(chances: readonly Chance[]): { low: number; high: number } {
  const low = chances.reduce((product, { chance }) => product * chance, 1);
  return { low, high: Math.min(...chances.map(({ chance }) => chance)) };
}

function wordFor(hundredths: number): ReadinessWord {
  return WORDS.find(({ below }) => hundredths < below)?.word ?? "veryLikely";
}

function toRange(low: number, high: number): ChanceRange {
  return { from: toHundredths(low), to: toHundredths(high) };
}

function toTenths(points: number): number {
  return Math.round(points * 10) / 10;
}

function toHundredths(chance: number): number {
  return Math.min(95, Math.max(5, Math.round(chance * 20) * 5));
}
