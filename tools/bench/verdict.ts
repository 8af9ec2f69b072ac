/**
 * `npm run bench -- verdict`: the readiness model's predictions against the outcomes of simulated learners (fixed
 * seed), after 1, 3 and 5 simulations and with a harder real exam, and the time of a verdict. Writes the reliability
 * diagram into this folder.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exit } from "node:process";
import {
  brierScore,
  calibrationBins,
  calibrationError,
  MODEL_LIMITS,
  mean,
  type Prediction,
} from "@/lib/report/readiness/calibration";
import { type QuestionAbility, questionPassChance } from "@/lib/report/readiness/question-ability";
import { type SimulatedLearner, seededRandom, simulateLearner } from "@/tests/support/simulated-learners";
import { drawReliability } from "./reliability-svg.ts";

const SEED = 20261122;
const LEARNERS = 20_000;
const LENGTHS = [1, 3, 5];
const SHOWN = 3;
/** How much harder the real exam may be, in logits. */
const HARDER = 0.4;
const LIMIT_MS = 5;
const SURE = { said: 0.9, passed: 0.95 };

const ABILITIES: QuestionAbility[] = ["ascolto", "lettura"];

type Run = { name: string; predictions: Prediction[]; milliseconds: number };

function run(ability: QuestionAbility, simulations: number, harder: number, random: () => number): Run {
  const lives = Array.from({ length: LEARNERS }, () => simulateLearner(ability, simulations, random, harder));
  const times: number[] = [];
  const predictions = lives.map(({ sittings, passed }: SimulatedLearner): Prediction => {
    const begun = performance.now();
    const { chance: said } = questionPassChance(ability, sittings);
    times.push(performance.now() - begun);
    return { said, passed };
  });
  const name = `${ability}, after ${simulations}${harder ? `, exam ${harder} harder` : ""}`;
  const milliseconds = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  return { name, predictions, milliseconds };
}

const random = seededRandom(SEED);
const runs = ABILITIES.flatMap((ability) => [
  ...LENGTHS.map((length) => ({ ability, length, harder: 0, ...run(ability, length, 0, random) })),
  { ability, length: SHOWN, harder: HARDER, ...run(ability, SHOWN, HARDER, random) },
]);

console.log(`${LEARNERS} made-up learners a line, seed ${SEED}`);
console.log("                                   Brier  calibration   said >= 90%: share, passed   ms a verdict");
for (const { name, predictions, milliseconds } of runs) {
  const sure = predictions.filter(({ said }) => said >= SURE.said);
  const passed = mean(sure.map((one) => (one.passed ? 1 : 0)));
  const line = [
    name.padEnd(33),
    brierScore(predictions).toFixed(3),
    calibrationError(predictions).toFixed(3).padStart(12),
    `${((100 * sure.length) / predictions.length).toFixed(1)}%, ${(100 * passed).toFixed(1)}%`.padStart(28),
    milliseconds.toFixed(2).padStart(14),
  ];
  console.log(line.join(" "));
}

const shown = runs.filter(({ length, harder }) => length === SHOWN && !harder);
const file = join(import.meta.dirname, "reliability.svg");
writeFileSync(
  file,
  drawReliability(shown.map(({ ability, predictions }) => ({ name: ability, bins: calibrationBins(predictions) }))),
);
console.log(`The diagram: ${file}`);

const meetsLimits = shown.every(({ predictions, milliseconds }) => {
  const sure = predictions.filter(({ said }) => said >= SURE.said).map(({ passed }) => (passed ? 1 : 0));
  return (
    brierScore(predictions) <= MODEL_LIMITS.brier &&
    calibrationError(predictions) <= MODEL_LIMITS.calibrationError &&
    mean(sure) >= SURE.passed &&
    milliseconds <= LIMIT_MS
  );
});
console.log(meetsLimits ? "ok" : "OUT OF LIMITS");
if (!meetsLimits) exit(1);
