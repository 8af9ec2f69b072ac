import { describe, expect, it } from "vitest";
import { brierScore, calibrationError, MODEL_LIMITS, mean, type Prediction } from "@/lib/report/readiness/calibration";
import { learnDifficulties } from "@/lib/report/readiness/learn-difficulties";
import { sampleNormal } from "@/lib/report/readiness/normal";
import { HALF_POINTS_TO_PASS, questionPassChance } from "@/lib/report/readiness/question-ability";
import { estimateReadiness } from "@/lib/report/readiness/readiness";
import { seededRandom } from "@/lib/seeded-random";
import { simulateLearner, simulatePaper } from "@/tests/support/simulated-learners";

const random = seededRandom(20261122);

const learners = Array.from({ length: 6000 }, () => simulateLearner("ascolto", 3, random));
const predictions = learners.map(
  ({ sittings, passed }): Prediction => ({ said: questionPassChance("ascolto", sittings).chance, passed }),
);

describe("6,000 simulated learners after three simulations", () => {
  it("pass as often as predicted", () => {
    expect(brierScore(predictions)).toBeLessThanOrEqual(MODEL_LIMITS.brier);
    expect(calibrationError(predictions)).toBeLessThanOrEqual(MODEL_LIMITS.calibrationError);
    const sure = predictions.filter(({ said }) => said >= 0.9);
    expect(sure.length).toBeGreaterThan(1000);
    expect(mean(sure.map(({ passed }) => (passed ? 1 : 0)))).toBeGreaterThanOrEqual(0.95);
  });

  it("are predicted better than by the rule that the last simulation decides", () => {
    const byRule = learners.map(({ sittings, passed }): Prediction => {
      const halves = sittings[2]?.responses.reduce((sum, { isRight, options }) => sum + (isRight ? options - 1 : 0), 0);
      return { said: (halves ?? 0) >= HALF_POINTS_TO_PASS ? 1 : 0, passed };
    });
    expect(brierScore(predictions)).toBeLessThan(brierScore(byRule) * 0.6);
  });

  it("are predicted the overall pass rate if the answers carry no information", () => {
    const shuffled = predictions.map(({ said }, place) => ({
      said,
      passed: predictions[(place + 1) % predictions.length]?.passed === true,
    }));
    const share = mean(shuffled.map(({ passed }) => (passed ? 1 : 0)));
    expect(Math.abs(mean(shuffled.map(({ said }) => said)) - share)).toBeLessThan(0.02);
  });
});

it("simulated learners who only guess and write nothing are never predicted more than 20 of 100 after two simulations", () => {
  const guessed = (ability: "ascolto" | "lettura") =>
    [0, 1].map(() => ({ responses: simulatePaper(ability, -20, random).responses, weight: 1 }));
  const scrittura = [0, 1].map(() => ({ score: 0, weight: 1 }));
  const said = Array.from({ length: 200 }, () =>
    estimateReadiness({ ascolto: guessed("ascolto"), lettura: guessed("lettura"), scrittura }),
  );
  expect(Math.max(...said.map((readiness) => readiness?.written.to ?? 100))).toBeLessThanOrEqual(20);
});

describe("difficulties learned from first answers", () => {
  const ITEMS = 36;

  /** The error of learned difficulties against the true ones, for this number of learners. */
  function errorWith(learners: number): number {
    const squares = Array.from({ length: 4 }, () => {
      const items = Array.from({ length: ITEMS }, (_, place) => ({ options: place % 2 ? 2 : 3, paper: 1 }) as const);
      const truth = items.map(() => -0.3 + 0.8 * sampleNormal(random));
      const sheets = Array.from({ length: learners }, () => {
        const theta = sampleNormal(random);
        return items.map(({ options }, place) => {
          const known = 1 / (1 + Math.exp((truth[place] ?? 0) - theta));
          return random() < 1 / options + (1 - 1 / options) * known;
        });
      });
      return mean(learnDifficulties(items, sheets).map((found, place) => (found.mean - (truth[place] ?? 0)) ** 2));
    });
    return Math.sqrt(mean(squares));
  }

  it.each([
    [10, 0.8],
    [30, 0.65],
    [100, 0.42],
    [300, 0.3],
  ])("with %i learners have the error expected from so few answers", (learners, most) => {
    expect(errorWith(learners)).toBeLessThan(most);
  });

  it("keep their prior without answers, and count the learners", () => {
    const items = [
      { options: 2, paper: 1 },
      { options: 3, paper: 1 },
    ] as const;
    const [first, second] = learnDifficulties(items, [
      [true, null],
      [true, null],
    ]);
    expect(first?.learners).toBe(2);
    expect(second).toMatchObject({ learners: 0, deviation: 0.8 });
    expect(second?.mean).toBeCloseTo(-0.3, 0);
    expect(first?.mean).toBeLessThan(-0.3);
  });
});
