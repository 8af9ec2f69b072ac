import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnalysedItem,
  type AnswerSheet,
  analyseSection,
  fisherInterval,
  wilsonInterval,
} from "@/lib/admin/item-analysis";

const LETTERS = ["A", "B", "C"] as const;
const items = (count: number): AnalysedItem[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, key: LETTERS[at % 3] ?? "A", letters: LETTERS }));

/** A learner's answers to a section, as 1 (right) or 0 (wrong) for each question. */
function sheetOf(wanted: readonly AnalysedItem[], row: readonly number[], learners = 1): AnswerSheet {
  const keys = wanted.map(({ key }) => key);
  const answers = keys.map((key, at) => (row[at] === 1 ? key : null));
  return { ids: wanted.map(({ id }) => id), keys, answers, learners };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const variance = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2));

/** The point-biserial correlation by the textbook formula: (M1 - M0) / s * sqrt(p q). */
function pointBiserial(right: readonly number[], score: readonly number[]): number | null {
  const ones = score.filter((_, at) => right[at] === 1);
  const zeros = score.filter((_, at) => right[at] === 0);
  const spread = variance(score);
  if (ones.length === 0 || zeros.length === 0 || spread < 1e-12) return null;
  const p = mean(right);
  return ((mean(ones) - mean(zeros)) / Math.sqrt(spread)) * Math.sqrt(p * (1 - p));
}

/** Cronbach's alpha by the textbook formula, which for right-or-wrong items is KR-20. */
function alpha(matrix: readonly (readonly number[])[]): number | null {
  const k = matrix[0]?.length ?? 0;
  const total = variance(matrix.map((row) => row.reduce((sum, value) => sum + value, 0)));
  if (k < 2 || total < 1e-12) return null;
  const single = Array.from({ length: k }, (_, at) => variance(matrix.map((row) => row[at] ?? 0)));
  return (k / (k - 1)) * (1 - single.reduce((sum, value) => sum + value, 0) / total);
}

function expectClose(found: number | null | undefined, wanted: number | null): void {
  if (wanted === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(wanted, 9);
}

describe("the item analysis of a section", () => {
  it("equals the textbook formulas, computed per learner, for any answers", () => {
    const answered = fc.constantFrom<(string | null)[]>("A", "B", "C", null);
    const matrix = fc
      .integer({ min: 1, max: 8 })
      .chain((k) => fc.array(fc.array(answered, { minLength: k, maxLength: k }), { minLength: 1, maxLength: 60 }));
    fc.assert(
      fc.property(matrix, (rows) => {
        const wanted = items(rows[0]?.length ?? 0);
        const sheets = rows.map((answers): AnswerSheet => {
          return { ids: wanted.map(({ id }) => id), keys: wanted.map(({ key }) => key), answers, learners: 1 };
        });
        const right = rows.map((row) => row.map((answer, at) => (answer === wanted[at]?.key ? 1 : 0)));
        const found = analyseSection(wanted, sheets);
        expect(found.learners).toBe(rows.length);
        expectClose(found.reliability, alpha(right));
        found.items.forEach((item, at) => {
          const own = right.map((row) => row[at] ?? 0);
          const rest = right.map((row) =>
            row.reduce<number>((sum, value, place) => (place === at ? sum : sum + value), 0),
          );
          expect(item.learners).toBe(rows.length);
          expectClose(item.facility, mean(own));
          expectClose(item.discrimination, pointBiserial(own, rest));
          for (const { letter, learners } of item.options)
            expect(learners).toBe(rows.filter((row) => row[at] === letter).length);
          expect(item.unanswered.learners).toBe(rows.filter((row) => row[at] === null).length);
        });
      }),
    );
  });

  it("is the same for equal answer sheets counted together or one by one", () => {
    const wanted = items(3);
    const rows = [
      [1, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ];
    const counted = rows.map((row, at) => sheetOf(wanted, row, at + 2));
    const single = rows.flatMap((row, at) => Array.from({ length: at + 2 }, () => sheetOf(wanted, row)));
    expect(analyseSection(wanted, counted)).toEqual(analyseSection(wanted, single));
  });

  it("gives the reliability and discriminations of a table computed by hand", () => {
    // Scores 4, 3, 2, 1, 0: variance 2; each p q: .16 .24 .24 .16, together .8; 4/3 (1 - .8/2) = .8 (a Guttman scale).
    const wanted = items(4);
    const rows = [
      [1, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const { reliability, items: found } = analyseSection(
      wanted,
      rows.map((row) => sheetOf(wanted, row)),
    );
    expect(reliability).toBeCloseTo(0.8, 12);
    expect(found.map(({ facility }) => facility)).toEqual([0.8, 0.6, 0.4, 0.2]);
    // First question: rest scores 3 2 1 0 | 0; M1 1.5, M0 0, s² 1.36: 1.5 / √1.36 · √.16 = .5145.
    expect(found[0]?.discrimination).toBeCloseTo(0.5145, 4);
    // Second: rest 3 2 1 | 1 0; M1 2, M0 .5, s² 1.04: 1.5 / √1.04 · √.24 = .7206.
    expect(found[1]?.discrimination).toBeCloseTo(0.7206, 4);
  });

  it("counts only marks with the current key, and reports how many it left out", () => {
    const wanted = items(2);
    const before = { ...sheetOf(wanted, [1, 1], 40), keys: ["B", "B"], answers: ["B", "B"] };
    const { learners, items: found } = analyseSection(wanted, [sheetOf(wanted, [1, 0], 3), before]);
    expect(learners).toBe(3);
    expect(found.map((item) => [item.learners, item.excluded])).toEqual([
      [3, 40],
      [43, 0],
    ]);
    expect(found[0]?.options.map((option) => option.learners)).toEqual([3, 0, 0]);
  });

  it("is empty without data", () => {
    const { learners, reliability, items: found } = analyseSection(items(2), []);
    expect([learners, reliability]).toEqual([0, null]);
    expect(found[0]).toMatchObject({ learners: 0, facility: null, facilityInterval: null, discrimination: null });
  });
});

describe("the confidence intervals", () => {
  it("match the textbook", () => {
    // Newcombe 1998, table I: 81 of 263, Wilson: 0.2553 to 0.3662.
    const [from = 0, to = 0] = wilsonInterval(81, 263) ?? [];
    expect([from.toFixed(4), to.toFixed(4)]).toEqual(["0.2553", "0.3662"]);
    const [low = 0, high = 0] = fisherInterval(0.5, 28) ?? [];
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.156", "0.736"]);
  });

  it("contain the figure, within its possible range", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
        const count = Math.round(n * part);
        const [from, to] = wilsonInterval(count, n) ?? [Number.NaN, Number.NaN];
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1);
        expect(from).toBeLessThanOrEqual(count / n + 1e-12);
        expect(to).toBeGreaterThanOrEqual(count / n - 1e-12);
      }),
    );
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(fisherInterval(1, 3)).toBeNull();
  });
});
