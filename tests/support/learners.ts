import { type Item, type Response, UNKNOWN_DIFFICULTY } from "@/lib/report/readiness/item";
import { drawNormal } from "@/lib/report/readiness/normal";
import { type QuestionAbility, REAL_EXAM } from "@/lib/report/readiness/question-ability";

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Answers with so many right ones, to so many questions of one kind. */
export function answered(options: 2 | 3, questions: number, right: number, passage: string | null): Response[] {
  const item: Item = { options, passage, difficulty: UNKNOWN_DIFFICULTY };
  return Array.from({ length: questions }, (_, place) => ({ ...item, isRight: place < right }));
}

/**
 * A paper as a made-up learner answers it: its questions' difficulties and how well each text is understood are drawn too.
 * @param theta the learner's ability
 * @param shift how much harder than usual the paper is, in logits
 */
export function answerPaper(
  ability: QuestionAbility,
  theta: number,
  random: () => number,
  shift = 0,
): { responses: Response[]; halves: number } {
  let halves = 0;
  const responses = REAL_EXAM[ability].flatMap((part, number) => {
    const understood = part.passage ? 0.4 * drawNormal(random) : 0;
    return Array.from({ length: part.questions }, (): Response => {
      const hardness = UNKNOWN_DIFFICULTY.mean + shift + UNKNOWN_DIFFICULTY.deviation * drawNormal(random);
      const guess = 1 / part.options;
      const isRight = random() < guess + (1 - guess) / (1 + Math.exp(hardness - theta - understood));
      if (isRight) halves += part.halves;
      const passage = part.passage ? `text-${number}` : null;
      return { options: part.options, difficulty: UNKNOWN_DIFFICULTY, passage, isRight };
    });
  });
  return { responses, halves };
}

/** What was said of a learner, and whether they passed. */
export type Prediction = { said: number; passed: boolean };

/** The mean square of what was said against what came: 0 is perfect. */
export function brierScore(predictions: readonly Prediction[]): number {
  return mean(predictions.map(({ said, passed }) => (said - (passed ? 1 : 0)) ** 2));
}

/** A tenth of the scale: how many were told so, what was said on average, and how many passed. */
export type CalibrationBin = { learners: number; said: number; passed: number };

export function calibrationBins(predictions: readonly Prediction[]): CalibrationBin[] {
  const groups = Map.groupBy(predictions, ({ said }) => Math.min(9, Math.floor(said * 10)));
  return [...groups.entries()]
    .toSorted(([first], [second]) => first - second)
    .map(([, group]) => ({
      learners: group.length,
      said: mean(group.map(({ said }) => said)),
      passed: mean(group.map(({ passed }) => (passed ? 1 : 0))),
    }));
}

/** How far what was said lies from what came, a tenth of the scale at a time, weighted by learners. */
export function calibrationError(predictions: readonly Prediction[]): number {
  const distances = calibrationBins(predictions).map(
    ({ learners, said, passed }) => (learners / predictions.length) * Math.abs(said - passed),
  );
  return distances.reduce((sum, distance) => sum + distance, 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
