/**
 * `npm run bench -- verdict`: the readiness model's predictions against the outcomes of simulated learners (fixed
 * seed), after 1, 3 and 5 simulations and with a harder real exam, and the time of a verdict. Writes the reliability
 * diagram into this folder.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exit } from "node:process";
import { QUESTION_ABILITIES, type QuestionAbility } from "@/lib/exam/sections";
import {
  brierScore,
  calibrationBins,
  calibrationError,
  MODEL_LIMITS,
  mean,
  type Prediction,
} from "@/lib/report/readiness/calibration";
import { questionPassChance } from "@/lib/report/readiness/question-ability";
import { type SimulatedLearner, simulateLearner } from "@/tests/support/simulated-learners";
import { seededRandom } from "../../lib/seeded-random.ts";
import { median } from "./measure.ts";
import { drawReliability } from "./reliability-svg.ts";

const SEED = 20261122;
const LEARNERS = 20_000;
const LENGTHS = [1, 3, 5];
const SHOWN = 3;
/** How much harder the real exam may be, in logits. */
const HARDER = 0.4;
const LIMIT_MS = 5;
const SURE = { said: 0.9, passed: 0.95 };

function run(ability: QuestionAbility, simulations: number, harder: number, random: () => number) {
  const lives = Array.from({ length: LEARNERS }, () => simulateLearner(ability, simulations, random, harder));
  const times: number[] = [];
  const predictions = lives.map(({ sittings, passed }: SimulatedLearner): Prediction => {
    const begun = performance.now();
    const { chance: said } = questionPassChance(ability, sittings);
    times.push(performance.now() - begun);
    return { said, passed };
  });
  const name = `${ability}, after ${simulations}${harder ? `, exam ${harder} harder` : ""}`;
  const sure = predictions.filter((one) => one.said >= SURE.said).map(({ passed }) => (passed ? 1 : 0));
  return {
    name,
    predictions,
    milliseconds: median(times),
    brier: brierScore(predictions),
    error: calibrationError(predictions),
    /** Of the predictions of at least 90%: their share of all, and the share that passed. */
    sure: { share: sure.length / predictions.length, passed: mean(sure) },
  };
}

const random = seededRandom(SEED);
const runs = QUESTION_ABILITIES.flatMap((ability) => [
  ...LENGTHS.map((length) => ({ ability, length, harder: 0, ...run(ability, length, 0, random) })),
  { ability, length: SHOWN, harder: HARDER, ...run(ability, SHOWN, HARDER, random) },
]);

console.log(`${LEARNERS} made-up learners a line, seed ${SEED}`);
console.log("                                   Brier  calibration   said >= 90%: share, passed   ms a verdict");
for (const { name, milliseconds, brier, error, sure } of runs) {
  const line = [
    name.padEnd(33),
    brier.toFixed(3),
    error.toFixed(3).padStart(12),
    `${(100 * sure.share).toFixed(1)}%, ${(100 * sure.passed).toFixed(1)}%`.padStart(28),
    milliseconds.toFixed(2).padStart(14),
  ];
  console.log(line.join(" "));
}

const shown = runs.filter(({ length, harder }) => length === SHOWN && !harder);
const file = join(import.meta.dirname, "reliability.svg");
const diagrams = shown.map(({ ability, predictions }) => ({ name: ability, bins: calibrationBins(predictions) }));
writeFileSync(file, drawReliability(diagrams));
console.log(`The diagram: ${file}`);

const meetsLimits = shown.every(
  ({ milliseconds, brier, error, sure }) =>
    brier <= MODEL_LIMITS.brier &&
    error <= MODEL_LIMITS.calibrationError &&
    sure.passed >= SURE.passed &&
    milliseconds <= LIMIT_MS,
);
console.log(meetsLimits ? "ok" : "OUT OF LIMITS");
if (!meetsLimits) exit(1);
