import { NORMAL_NODES } from "@/lib/report/readiness/normal";

/** Difficulty as N(mean, deviation squared) on the ability scale, in logits. */
export type Difficulty = { mean: number; deviation: number };

/** For a question without answers. */
export const PRIOR_DIFFICULTY: Difficulty = { mean: -0.3, deviation: 0.8 };

/** Deviation of the effect shared by statements about one text: whoever understood it does better in all of them. */
export const PASSAGE_DEVIATION = 0.4;

/** `passage`: the text that related statements share. */
export type Item = { options: 2 | 3; difficulty: Difficulty; passage: string | null };
export type ItemResponse = Item & { isRight: boolean };

/** Probability of a right answer, guesses included. @param theta ability in logits; 0 is the middle of the learners */
export function probabilityCorrect({ options, difficulty: { mean, deviation } }: Item, theta: number): number {
  const guess = 1 / options;
  // Uncertainty about the difficulty flattens the curve.
  const slope = 1 / Math.sqrt(1 + (Math.PI * deviation * deviation) / 8);
  return guess + (1 - guess) / (1 + Math.exp(-slope * (theta - mean)));
}

/** Probability of a right answer to a question of which only the prior difficulty is known. */
export function priorChance(options: Item["options"], theta: number): number {
  return probabilityCorrect({ options, difficulty: PRIOR_DIFFICULTY, passage: null }, theta);
}

/** Likelihood of these responses at an ability. */
export function likelihood(responses: readonly ItemResponse[], theta: number): number {
  const passages = Map.groupBy(responses, ({ passage }) => passage);
  let product = 1;
  for (const [passage, group] of passages) {
    const chanceAt = (shift: number) => jointLikelihood(group, theta + shift);
    product *= passage === null ? chanceAt(0) : averageOverPassage(chanceAt);
  }
  return product;
}

/** Averages over how well a text was understood. */
export function averageOverPassage(chanceAt: (shift: number) => number): number {
  return NORMAL_NODES.reduce((sum, { at, weight }) => sum + weight * chanceAt(PASSAGE_DEVIATION * at), 0);
}

function jointLikelihood(responses: readonly ItemResponse[], theta: number): number {
  return responses.reduce((product, response) => {
    const chance = probabilityCorrect(response, theta);
    return product * (response.isRight ? chance : 1 - chance);
  }, 1);
}
