import { type Difficulty, PRIOR_DIFFICULTY } from "@/lib/report/readiness/item";
import { normalise, normalPdf } from "@/lib/report/readiness/normal";

/** -4 to 4 logits: coarser than for a verdict, because a difficulty needs no more. */
const THETAS = Array.from({ length: 41 }, (_, step) => (step - 20) / 5);
const PRIOR = THETAS.map(normalPdf);

/** Prior variance of the difficulty of whole papers. */
const PAPER_VARIANCE = 0.3 ** 2;

const ITEM_VARIANCE = PRIOR_DIFFICULTY.deviation ** 2;
const ROUNDS = 12;
const NEWTON_STEPS = 4;

export type LearnedItem = { options: 2 | 3; paper: number };
type Items = readonly LearnedItem[];

/** First answers of one learner by item: right, wrong, or null without a first answer. */
export type FirstAnswers = readonly (boolean | null)[];

export type LearnedDifficulty = Difficulty & { learners: number };

/**
 * Estimates difficulties from first answers: marginal maximum a posteriori by expectation and maximisation, with priors
 * N(expected of the paper, 0.8 squared) for difficulties and N(0, 1) for abilities, guessing fixed.
 * @param sheets one per learner, with an entry per item in the same order
 */
export function learnDifficulties(items: Items, sheets: readonly FirstAnswers[]): LearnedDifficulty[] {
  let expected: readonly number[] = items.map(() => PRIOR_DIFFICULTY.mean);
  let estimates = items.map((_, place) => ({ mean: expected[place] ?? 0, deviation: PRIOR_DIFFICULTY.deviation }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = expectedCounts(items, sheets, estimates);
    estimates = items.map((item, place) => {
      const from = { mean: estimates[place]?.mean ?? 0, expected: expected[place] ?? 0 };
      return fitDifficulty(item, counts[place] ?? [], from);
    });
    expected = expectedByPaper(items, estimates);
  }
  const learners = items.map((_, place) => sheets.filter((sheet) => typeof sheet[place] === "boolean").length);
  return estimates.map((difficulty, place) => ({ ...difficulty, learners: learners[place] ?? 0 }));
}

type Counts = { of: number; right: number }[];

function expectedCounts(items: Items, sheets: readonly FirstAnswers[], estimates: readonly Difficulty[]): Counts[] {
  const curves = items.map(({ options }, place) =>
    THETAS.map((theta) => responseCurve(options, theta - (estimates[place]?.mean ?? 0)).chance),
  );
  const counts = items.map(() => THETAS.map(() => ({ of: 0, right: 0 })));
  for (const sheet of sheets) {
    const weights = abilityPosterior(sheet, curves);
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

function abilityPosterior(sheet: FirstAnswers, curves: readonly (readonly number[])[]): number[] {
  return normalise(
    THETAS.map((_, at) =>
      sheet.reduce((product, isRight, place) => {
        const chance = curves[place]?.[at] ?? 1;
        return isRight === null ? product : product * (isRight ? chance : 1 - chance);
      }, PRIOR[at] ?? 0),
    ),
  );
}

function responseCurve(options: 2 | 3, above: number): { chance: number; slope: number } {
  const guess = 1 / options;
  const known = 1 / (1 + Math.exp(-above));
  return { chance: guess + (1 - guess) * known, slope: (1 - guess) * known * (1 - known) };
}

/** Fits an item's difficulty to its answers and its prior mean, by Fisher scoring. */
function fitDifficulty({ options }: LearnedItem, counts: Counts, from: { mean: number; expected: number }): Difficulty {
  let mean = from.mean;
  let information = 1 / ITEM_VARIANCE;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let gradient = (from.expected - mean) / ITEM_VARIANCE;
    information = 1 / ITEM_VARIANCE;
    counts.forEach(({ of, right }, at) => {
      const { chance, slope } = responseCurve(options, (THETAS[at] ?? 0) - mean);
      const spread = chance * (1 - chance);
      gradient -= ((right - of * chance) * slope) / spread;
      information += (of * slope * slope) / spread;
    });
    mean += Math.max(-1, Math.min(1, gradient / information));
  }
  return { mean, deviation: 1 / Math.sqrt(information) };
}

/** Prior mean of each paper's items: the overall mean, shifted by the paper's own (shrunken) difficulty. */
function expectedByPaper(items: Items, estimates: readonly Difficulty[]): number[] {
  const places = items.map(({ paper }, place) => ({ paper, place }));
  const papers = Map.groupBy(places, ({ paper }) => paper);
  const shift = new Map(
    [...papers].map(([paper, members]) => {
      const moved = members.reduce((sum, { place }) => sum + (estimates[place]?.mean ?? 0) - PRIOR_DIFFICULTY.mean, 0);
      return [paper, moved / (members.length + ITEM_VARIANCE / PAPER_VARIANCE)];
    }),
  );
  return items.map(({ paper }) => PRIOR_DIFFICULTY.mean + (shift.get(paper) ?? 0));
}
