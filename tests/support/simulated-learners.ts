import type { QuestionAbility } from "@/lib/exam/sections";
import { type Item, type ItemResponse, PRIOR_DIFFICULTY } from "@/lib/report/readiness/item";
import { sampleNormal } from "@/lib/report/readiness/normal";
import {
  type AttemptResponses,
  DAY_DEVIATION,
  DRIFT_DEVIATION,
  HALF_POINTS_TO_PASS,
  REAL_EXAM,
} from "@/lib/report/readiness/question-ability";

/** Answers to this number of questions of one kind, this number of them right. */
export function makeResponses(
  options: 2 | 3,
  questions: number,
  right: number,
  passage: string | null,
): ItemResponse[] {
  const item: Item = { options, passage, difficulty: PRIOR_DIFFICULTY };
  return Array.from({ length: questions }, (_, place) => ({ ...item, isRight: place < right }));
}

/**
 * The responses of a simulated learner to a paper; the questions' difficulties and the comprehension of each text are
 * drawn too.
 * @param theta the learner's ability
 * @param shift how much harder than usual the paper is, in logits
 */
export function simulatePaper(
  ability: QuestionAbility,
  theta: number,
  random: () => number,
  shift = 0,
): { responses: ItemResponse[]; halves: number } {
  let halves = 0;
  const responses = REAL_EXAM[ability].flatMap((part, number) => {
    const understood = part.passage ? 0.4 * sampleNormal(random) : 0;
    return Array.from({ length: part.questions }, (): ItemResponse => {
      const hardness = PRIOR_DIFFICULTY.mean + shift + PRIOR_DIFFICULTY.deviation * sampleNormal(random);
      const guess = 1 / part.options;
      const isRight = random() < guess + (1 - guess) / (1 + Math.exp(hardness - theta - understood));
      if (isRight) halves += part.halfPoints;
      const passage = part.passage ? `text-${number}` : null;
      return { options: part.options, difficulty: PRIOR_DIFFICULTY, passage, isRight };
    });
  });
  return { responses, halves };
}

/**
 * A simulated learner: the responses to this number of simulations in exam mode, and whether the following exam was
 * passed.
 */
export type SimulatedLearner = { sittings: AttemptResponses[]; passed: boolean };

/** @param harder how much harder than the simulations the real exam is, in logits */
export function simulateLearner(
  ability: QuestionAbility,
  simulations: number,
  random: () => number,
  harder = 0,
): SimulatedLearner {
  let theta = sampleNormal(random);
  const sittings = Array.from({ length: simulations }, (_, number): AttemptResponses => {
    if (number > 0) theta += DRIFT_DEVIATION * sampleNormal(random);
    return { responses: simulatePaper(ability, theta, random).responses, weight: 1 };
  });
  const { halves } = simulatePaper(ability, theta + DAY_DEVIATION * sampleNormal(random), random, harder);
  return { sittings, passed: halves >= HALF_POINTS_TO_PASS };
}
