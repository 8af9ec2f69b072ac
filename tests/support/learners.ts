import { type Item, type Response, UNKNOWN_DIFFICULTY } from "@/lib/report/readiness/item";
import { drawNormal } from "@/lib/report/readiness/normal";
import {
  DAY_DEVIATION,
  DRIFT_DEVIATION,
  HALVES_TO_PASS,
  type QuestionAbility,
  REAL_EXAM,
  type Sitting,
} from "@/lib/report/readiness/question-ability";

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

/** A made-up learner: so many simulations taken as at the exam, and whether the exam that followed was passed. */
export type Life = { sittings: Sitting[]; passed: boolean };

/** @param harder how much harder than the simulations the real exam is, in logits */
export function live(ability: QuestionAbility, simulations: number, random: () => number, harder = 0): Life {
  let theta = drawNormal(random);
  const sittings = Array.from({ length: simulations }, (_, number): Sitting => {
    if (number > 0) theta += DRIFT_DEVIATION * drawNormal(random);
    return { responses: answerPaper(ability, theta, random).responses, weight: 1 };
  });
  const { halves } = answerPaper(ability, theta + DAY_DEVIATION * drawNormal(random), random, harder);
  return { sittings, passed: halves >= HALVES_TO_PASS };
}
