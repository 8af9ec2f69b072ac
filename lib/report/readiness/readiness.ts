import type { Mode } from "@/lib/exam/mode";
import {
  type Band,
  type Chance,
  chanceOfQuestions,
  type QuestionAbility,
  type Sitting,
} from "@/lib/report/readiness/question-ability";
import { chanceOfWriting, type WritingMark } from "@/lib/report/readiness/writing-ability";

/** Raised whenever the same answers would give another readiness. */
export const MODEL_VERSION = "2026-11-22";

/** How much a simulation counts: practice half, for there one may hear the texts at will, and there is no clock. */
export const WEIGHTS: Readonly<Record<Mode, number>> = { exam: 1, practice: 0.5 };

/** What a learner should typically score in each ability, of 12, to pass all of them in about 80 of 100 exams. */
export const AIM = 9;

/** What is said of a chance, from the lowest. */
export const READINESS_WORDS = ["unlikely", "uncertain", "likely", "veryLikely"] as const;
export type ReadinessWord = (typeof READINESS_WORDS)[number];

/** By its middle in hundredths. */
const WORDS: readonly { below: number; word: ReadinessWord }[] = [
  { below: 35, word: "unlikely" },
  { below: 65, word: "uncertain" },
  { below: 90, word: "likely" },
];

/** Hundredths, from and to, in steps of 5 between 5 and 95: nobody knows better. */
type ChanceRange = { from: number; to: number };

/** `middle` and `range` are the chance of passing it; `score` is what the learner typically scores, out of 12. */
export type ReadyAbility = { ability: QuestionAbility | "scrittura"; middle: number; range: ChanceRange; score: Band };

/** How ready a learner is for the written part of the real exam. The oral part is not measured. */
export type Readiness = {
  version: string;
  /** How many simulations it rests on. */
  simulations: number;
  /** The abilities, the weakest first: three, or two where the writing gets no marks. */
  abilities: ReadyAbility[];
  /** All of them together: between independent abilities and abilities that go together. */
  written: ChanceRange;
  word: ReadinessWord;
};

/** What a learner's simulations tell, the oldest first; of the writing nothing (null) where it gets no marks. */
export type Evidence = Record<QuestionAbility, Sitting[]> & { scrittura: WritingMark[] | null };

/** Whether each ability has been measured at least once. */
export function isMeasured({ ascolto, lettura, scrittura }: Evidence): boolean {
  return ascolto.length > 0 && lettura.length > 0 && scrittura?.length !== 0;
}

/**
 * How ready a learner is, by a model whose parameters are ours.
 * @returns null while an ability has not been measured at all
 */
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
