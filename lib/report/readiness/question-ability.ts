import { SECTION_MAX } from "@/lib/exam/score";
import {
  mapKeys,
  QUESTION_ABILITIES,
  type QuestionAbility,
  type QuestionSection,
  SECTION_TABLE,
  sectionsOfAbility,
} from "@/lib/exam/sections";
import { memoize } from "@/lib/memoize";
import { averageOverPassage, type ItemResponse, likelihood, priorChance } from "@/lib/report/readiness/item";
import { NORMAL_NODES, normalise, normalPdf } from "@/lib/report/readiness/normal";

/** -4 to 4 logits in steps of 0.1. */
const THETAS = Array.from({ length: 81 }, (_, step) => (step - 40) / 10);

/** How much an ability varies between two simulations, and on the day of the exam (logits). */
export const DRIFT_DEVIATION = 0.15;
export const DAY_DEVIATION = 0.3;

/** 7 of 12 points, as 14 of 24 half points (the pass mark is reported, not official). */
export const HALF_POINTS_TO_PASS = 14;

/** `halfPoints`: half points that a question is worth; `passage`: its questions share one text. */
type ExamPart = { questions: number; options: 2 | 3; halfPoints: number; passage: boolean };

/** The real exam: six choices, and twelve statements about two spoken texts or one written text. */
export const REAL_EXAM = mapKeys(QUESTION_ABILITIES, (ability) => sectionsOfAbility(ability).flatMap(toParts));

/** An ability's score is the mean of its two sections, so that each is worth twelve half points. */
function toParts(section: QuestionSection): ExamPart[] {
  const { texts, questions, options } = SECTION_TABLE[section].form;
  const halfPoints = SECTION_MAX / questions;
  if (options === 3) return [{ questions, options, halfPoints, passage: false }];
  return Array.from({ length: texts }, () => ({
    questions: questions / texts,
    options,
    halfPoints,
    passage: true,
  }));
}

/** `weight`: 1 under exam conditions, less if it was easier (unlimited replay, no clock). */
export type AttemptResponses = { responses: readonly ItemResponse[]; weight: number };

/** An 80% credible interval. */
type Band = { low: number; high: number };

/** Probability of passing; `score` is the band of the typical score out of 12. */
export type PassChance = Band & { chance: number; score: Band };

const passCurve = memoize((name: QuestionAbility) => THETAS.map((theta) => passProbability(REAL_EXAM[name], theta)));

/** Probability of passing an ability made of questions. @param attempts oldest first */
export function questionPassChance(ability: QuestionAbility, attempts: readonly AttemptResponses[]): PassChance {
  const posterior = abilityPosterior(attempts);
  const curve = passCurve(ability);
  const chance = posterior.reduce((sum, weight, index) => sum + weight * (curve[index] ?? 0), 0);
  const [low, high] = [quantile(posterior, 0.1), quantile(posterior, 0.9)];
  const score = {
    low: expectedScore(REAL_EXAM[ability], THETAS[low] ?? 0),
    high: expectedScore(REAL_EXAM[ability], THETAS[high] ?? 0),
  };
  return { chance, low: curve[low] ?? 0, high: curve[high] ?? 0, score };
}

function expectedScore(parts: readonly ExamPart[], theta: number): number {
  return parts.reduce((sum, { questions, options, halfPoints, passage }) => {
    const chance = (shift: number) => priorChance(options, theta + shift);
    return sum + (questions * halfPoints * (passage ? averageOverPassage(chance) : chance(0))) / 2;
  }, 0);
}

/** Posterior of the abilities; the prior is N(0, 1). */
function abilityPosterior(attempts: readonly AttemptResponses[]): number[] {
  return attempts.reduce<number[]>(
    (beliefs, { responses, weight }, index) => {
      const before = index === 0 ? beliefs : drift(beliefs);
      return normalise(before.map((belief, place) => belief * likelihood(responses, THETAS[place] ?? 0) ** weight));
    },
    normalise(THETAS.map(normalPdf)),
  );
}

const DRIFT_STEPS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
const DRIFT_KERNEL = normalise(DRIFT_STEPS.map((step) => normalPdf(step / 10 / DRIFT_DEVIATION)));

function drift(weights: readonly number[]): number[] {
  const reach = (DRIFT_KERNEL.length - 1) / 2;
  const at = (place: number) =>
    DRIFT_KERNEL.reduce((sum, share, step) => sum + share * (weights[place + step - reach] ?? 0), 0);
  return normalise(weights.map((_, place) => at(place)));
}

/** Probability of at least 14 half points, averaged over good and bad days. */
function passProbability(parts: readonly ExamPart[], theta: number): number {
  const chanceAt = (deviations: number) => passProbabilityAt(parts, theta + DAY_DEVIATION * deviations);
  return NORMAL_NODES.reduce((sum, { at, weight }) => sum + weight * chanceAt(at), 0);
}

function passProbabilityAt(parts: readonly ExamPart[], theta: number): number {
  const distribution = parts.map((part) => halfPointDistribution(part, theta)).reduce(convolve, [1]);
  return distribution.slice(HALF_POINTS_TO_PASS).reduce((sum, share) => sum + share, 0);
}

function halfPointDistribution({ questions, options, halfPoints, passage }: ExamPart, theta: number): number[] {
  const shareOf = (right: number) => (shift: number) => binomial(questions, right, priorChance(options, theta + shift));
  const shares = Array.from({ length: questions * halfPoints + 1 }, () => 0);
  for (let right = 0; right <= questions; right += 1) {
    shares[right * halfPoints] = passage ? averageOverPassage(shareOf(right)) : shareOf(right)(0);
  }
  return shares;
}

function binomial(tries: number, right: number, chance: number): number {
  let ways = 1;
  for (let step = 1; step <= right; step += 1) ways = (ways * (tries - right + step)) / step;
  return ways * chance ** right * (1 - chance) ** (tries - right);
}

function convolve(first: readonly number[], second: readonly number[]): number[] {
  const sum = Array.from({ length: first.length + second.length - 1 }, () => 0);
  first.forEach((share, left) => {
    second.forEach((other, right) => {
      sum[left + right] = (sum[left + right] ?? 0) + share * other;
    });
  });
  return sum;
}

/** Index of the first ability at which the cumulative weight reaches `share`. */
function quantile(weights: readonly number[], share: number): number {
  let sum = 0;
  return weights.findIndex((weight) => {
    sum += weight;
    return sum >= share;
  });
}
