import { NORMAL_NODES } from "@/lib/report/readiness/normal";

/** How hard a question is, as far as it is known: N(mean, deviation squared) on the scale of ability, in logits. */
export type Difficulty = { mean: number; deviation: number };

/** Of a question nobody has answered yet. */
export const UNKNOWN_DIFFICULTY: Difficulty = { mean: -0.3, deviation: 0.8 };

/** How much the statements about one text share: who understood it well is right more often in all of them. */
export const PASSAGE_DEVIATION = 0.4;

/** One question as it was answered, or will be: how many options it has, and the text whose statements hang together. */
export type Item = { options: 2 | 3; difficulty: Difficulty; passage: string | null };
export type Response = Item & { isRight: boolean };

/**
 * The chance of a right answer: guessing gives one in so many options, ability the rest.
 * @param theta the ability in logits; 0 is the middle of the learners
 */
export function chanceRight({ options, difficulty: { mean, deviation } }: Item, theta: number): number {
  const guess = 1 / options;
  // What is not known of the difficulty flattens the curve.
  const slope = 1 / Math.sqrt(1 + (Math.PI * deviation * deviation) / 8);
  return guess + (1 - guess) / (1 + Math.exp(-slope * (theta - mean)));
}

/** How likely these answers are for an ability. */
export function likelihood(responses: readonly Response[], theta: number): number {
  const passages = Map.groupBy(responses, ({ passage }) => passage);
  let product = 1;
  for (const [passage, group] of passages) {
    product *= passage === null ? together(group, theta) : overPassage((shift) => together(group, theta + shift));
  }
  return product;
}

/** The mean over how well a text was understood. */
export function overPassage(chanceAt: (shift: number) => number): number {
  return NORMAL_NODES.reduce((sum, { at, weight }) => sum + weight * chanceAt(PASSAGE_DEVIATION * at), 0);
}

function together(responses: readonly Response[], theta: number): number {
  return responses.reduce((product, response) => {
    const chance = chanceRight(response, theta);
    return product * (response.isRight ? chance : 1 - chance);
  }, 1);
}
