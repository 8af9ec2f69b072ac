import { type Difficulty, UNKNOWN_DIFFICULTY } from "@/lib/report/readiness/item";
import { normalPdf } from "@/lib/report/readiness/normal";

/** Abilities from -4 to 4 logits: coarser than for a verdict, because a difficulty needs no more. */
const THETAS = Array.from({ length: 41 }, (_, step) => (step - 20) / 5);
const PRIOR = THETAS.map(normalPdf);

/** How far papers lie apart: what an item of a paper is expected to be before anybody has answered it. */
const PAPER_VARIANCE = 0.3 ** 2;

const ITEM_VARIANCE = UNKNOWN_DIFFICULTY.deviation ** 2;
const ROUNDS = 12;
const NEWTON_STEPS = 4;

/** A question to be learned about. */
export type LearnedItem = { options: 2 | 3; paper: number };

/** Who answered: for each item by its place, right, wrong, or null where it was not answered a first time. */
export type Sheet = readonly (boolean | null)[];

export type LearnedDifficulty = Difficulty & { learners: number };

/**
 * How hard questions are, from first answers: the most probable difficulties under N(expected of the paper, 0.8 squared), the
 * learners' abilities N(0, 1), guessing fixed (marginal maximum a posteriori by expectation and maximisation).
 * @param items the questions
 * @param sheets a learner each, an entry an item in the same order
 * @returns a difficulty an item, with what is still not known of it and the number of learners behind it
 */
export function learnDifficulties(items: readonly LearnedItem[], sheets: readonly Sheet[]): LearnedDifficulty[] {
  let expected: readonly number[] = items.map(() => UNKNOWN_DIFFICULTY.mean);
  let found = items.map((_, place) => ({ mean: expected[place] ?? 0, deviation: UNKNOWN_DIFFICULTY.deviation }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = expectCounts(items, sheets, found);
    found = items.map((item, place) => {
      const from = { mean: found[place]?.mean ?? 0, expected: expected[place] ?? 0 };
      return climb(item, seen[place] ?? [], from);
    });
    expected = expectByPaper(items, found);
  }
  const learners = items.map((_, place) => sheets.filter((sheet) => typeof sheet[place] === "boolean").length);
  return found.map((difficulty, place) => ({ ...difficulty, learners: learners[place] ?? 0 }));
}

/** How many learners of each ability answered an item, and how many of them rightly. */
type Counts = { of: number; right: number }[];

function expectCounts(items: readonly LearnedItem[], sheets: readonly Sheet[], found: readonly Difficulty[]): Counts[] {
  const curves = items.map(({ options }, place) =>
    THETAS.map((theta) => curve(options, theta - (found[place]?.mean ?? 0)).chance),
  );
  const counts = items.map(() => THETAS.map(() => ({ of: 0, right: 0 })));
  for (const sheet of sheets) {
    const weights = abilityOf(sheet, curves);
    sheet.forEach((isRight, place) => {
      if (isRight === null) return;
      counts[place]?.forEach((count, at) => {
        count.of += weights[at] ?? 0;
        if (isRight) count.right += weights[at] ?? 0;
      });
    });
  }
  return counts;
}

function abilityOf(sheet: Sheet, curves: readonly (readonly number[])[]): number[] {
  const weights = THETAS.map((_, at) =>
    sheet.reduce((product, isRight, place) => {
      const chance = curves[place]?.[at] ?? 1;
      return isRight === null ? product : product * (isRight ? chance : 1 - chance);
    }, PRIOR[at] ?? 0),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The chance of a right answer above the difficulty, and how fast it falls when the difficulty rises. */
function curve(options: 2 | 3, above: number): { chance: number; slope: number } {
  const guess = 1 / options;
  const known = 1 / (1 + Math.exp(-above));
  return { chance: guess + (1 - guess) * known, slope: (1 - guess) * known * (1 - known) };
}

/** Fisher scoring: the difficulty at which the answers and what was expected of it agree best. */
function climb({ options }: LearnedItem, counts: Counts, from: { mean: number; expected: number }): Difficulty {
  let mean = from.mean;
  let information = 1 / ITEM_VARIANCE;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let gradient = (from.expected - mean) / ITEM_VARIANCE;
    information = 1 / ITEM_VARIANCE;
    counts.forEach(({ of, right }, at) => {
      const { chance, slope } = curve(options, (THETAS[at] ?? 0) - mean);
      const spread = chance * (1 - chance);
      gradient -= ((right - of * chance) * slope) / spread;
      information += (of * slope * slope) / spread;
    });
    mean += Math.max(-1, Math.min(1, gradient / information));
  }
  return { mean, deviation: 1 / Math.sqrt(information) };
}

/** What is expected of the items of a paper: the usual difficulty, moved as far as its items show it. */
function expectByPaper(items: readonly LearnedItem[], found: readonly Difficulty[]): number[] {
  const moves = Map.groupBy(
    items.map((item, place) => ({ item, place })),
    ({ item }) => item.paper,
  );
  const shift = new Map(
    [...moves].map(([paper, members]) => {
      const sum = members.reduce((total, { place }) => total + (found[place]?.mean ?? 0) - UNKNOWN_DIFFICULTY.mean, 0);
      return [paper, sum / (members.length + ITEM_VARIANCE / PAPER_VARIANCE)];
    }),
  );
  return items.map(({ paper }) => UNKNOWN_DIFFICULTY.mean + (shift.get(paper) ?? 0));
}
