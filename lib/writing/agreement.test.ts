import { describe, expect, it } from "vitest";
import type { CriteriaScores } from "@/lib/exam/criteria";
import { DRIFT_WINDOW, findDrift, measureAgreement, weightedKappa } from "@/lib/writing/agreement";

/** Marks with this total, the points distributed over the criteria. */
const marks = (more: Partial<CriteriaScores> = {}): CriteriaScores => ({
  efficacia: 2,
  stile: 1,
  morfosintassi: 2,
  lessico: 2,
  ortografia: 0,
  ...more,
});

/**
 * Pairs of a contingency table: `table[row][column]` texts got the row's mark from one marker and the column's from the
 * other.
 */
const pairsOf = (table: readonly (readonly number[])[]) =>
  table.flatMap((row, one) =>
    row.flatMap((count, other) => Array.from({ length: count }, () => [one, other] as const)),
  );

describe("the weighted kappa", () => {
  it("is 1 for identical marks, and 0 for independent ones", () => {
    expect(
      weightedKappa([
        [3, 3],
        [7, 7],
        [12, 12],
      ]),
    ).toBe(1);
    expect(
      weightedKappa([
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ]),
    ).toBe(0);
    expect(
      weightedKappa([
        [1, 2],
        [2, 1],
      ]),
    ).toBe(-1);
  });

  it("equals the value computed by hand for a table of two raters", () => {
    // With two categories the weights have no effect: Cohen's kappa of 20, 5, 10, 15 is 0.4 (observed 0.7, by chance
    // 0.5).
    expect(
      weightedKappa(
        pairsOf([
          [20, 5],
          [10, 15],
        ]),
      ),
    ).toBeCloseTo(0.4, 10);
    // Three marks, 10 texts: squared differences 1 + 4 = 5 of 10; by chance, from the margins 4, 3, 3 and 4, 4, 2,
    // (4*4 + 4*2*4 + 3*4 + 3*2 + 3*4*4 + 3*4) / 100 = 126 / 100.
    expect(
      weightedKappa(
        pairsOf([
          [3, 1, 0],
          [0, 3, 0],
          [1, 0, 2],
        ]),
      ),
    ).toBeCloseTo(1 - 0.5 / 1.26, 10);
  });

  it("is 1 if everybody gave the same mark, because disagreement is impossible", () => {
    expect(
      weightedKappa([
        [8, 8],
        [8, 8],
      ]),
    ).toBe(1);
  });
});

describe("the agreement of marks", () => {
  it("is missing without texts, and has no kappa with fewer than ten", () => {
    expect(measureAgreement([])).toBeNull();
    expect(measureAgreement([[marks(), marks()]])).toMatchObject({ pairs: 1, kappa: null, difference: 0 });
  });

  it("has the difference of the totals and of each criterion, the second marker's minus the first's", () => {
    const higher = marks({ lessico: 3, morfosintassi: 4 });
    const lower = marks({ stile: 0 });
    const agreement = measureAgreement([
      [marks(), higher],
      [marks(), lower],
    ]);
    expect(agreement).toEqual({
      pairs: 2,
      kappa: null,
      difference: 1,
      distance: 2,
      criteria: { efficacia: 0, stile: -0.5, morfosintassi: 1, lessico: 0.5, ortografia: 0 },
    });
  });
});

describe("a drift", () => {
  const steady = (count: number) => Array.from({ length: count }, (_, place) => (place % 2 === 0 ? 1 : -1));

  it("is never reported with fewer than forty texts", () => {
    expect(findDrift([...steady(DRIFT_WINDOW - 1), ...Array(DRIFT_WINDOW).fill(6)])).toBeNull();
    expect(findDrift([])).toBeNull();
  });

  it("is reported if the latest twenty differ from the earlier ones by more than chance", () => {
    // 40 before: mean 0, variance 40 / 39; 20 latest: variance 20 / 19. The line is 1.96 * 0.2796 = 0.548.
    const latest = (shift: number) => steady(DRIFT_WINDOW).map((value) => value + shift);
    expect(findDrift([...steady(40), ...latest(0.54)])).toBeNull();
    expect(findDrift([...steady(40), ...latest(0.56)])?.latest).toBeCloseTo(0.56, 10);
    expect(findDrift([...steady(40), ...latest(-0.56)])).toEqual({ before: 0, latest: expect.closeTo(-0.56, 10) });
  });

  it("is not reported for constant marks", () => {
    expect(findDrift(Array(60).fill(1))).toBeNull();
  });

  it("is a false alarm in about five of a hundred cases without a change", () => {
    let state = 7;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const alarms = Array.from({ length: 1000 }, () =>
      findDrift(Array.from({ length: 100 }, () => random() + random() + random())),
    ).filter((found) => found !== null).length;
    expect(alarms / 1000).toBeGreaterThan(0.03);
    expect(alarms / 1000).toBeLessThan(0.08);
  });
});
