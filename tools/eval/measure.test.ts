import { describe, expect, it } from "vitest";
import { calibrate, rocAuc } from "./calibration.ts";
import { pairTypes, readCodedSpans, readCodes, toErrorType } from "./codes.ts";
import { listEdits } from "./edits.ts";
import {
  compareMarks,
  countDetected,
  countEdits,
  countFragments,
  countTouched,
  fHalf,
  precision,
  quantile,
  recall,
} from "./measure.ts";

const WROTE = "Io ho andato a casa. La zona è bella. L'amico mangia pizza.";
const TEACHER = "Io sono andato a casa. La zona è bella. L'amico mangia una pizza.";

describe("the edits between two texts", () => {
  it("are replacements, insertions and deletions by token, with elisions kept", () => {
    expect(listEdits(WROTE, TEACHER)).toEqual([
      { start: 1, end: 2, to: "sono" },
      { start: 14, end: 14, to: "una" },
    ]);
    expect(listEdits("un'amico arriva", "un amico arriva")).toEqual([{ start: 0, end: 1, to: "un" }]);
    expect(listEdits("di di casa", "di casa")).toHaveLength(1);
    expect(listEdits("", "")).toEqual([]);
  });
});

describe("the measures", () => {
  it("count an edit as right only with its position and its words", () => {
    const counts = countEdits(WROTE, TEACHER, "Io sono andato a casa. La zona è bella. L'amica mangia pizza.");
    expect(counts).toEqual({ right: 1, found: 2, wanted: 2 });
    expect([precision(counts), recall(counts), fHalf(counts)]).toEqual([0.5, 0.5, 0.5]);
  });

  it("count findings by token", () => {
    expect(countDetected(WROTE, TEACHER, [{ start: 3, end: 12 }])).toEqual({ right: 1, found: 2, wanted: 1 });
    const named = [{ start: 3, end: 12, corrected: "sono andato" }];
    expect(countDetected(WROTE, TEACHER, named)).toEqual({ right: 1, found: 1, wanted: 1 });
  });

  it("count the corrections that are parts of one coded error", () => {
    const text = "Un uomo è senza spirito. «Va  via»";
    const coded = readCodedSpans(
      [
        "Un uomo è <RP><i>senza spirito</i><c>svenuto</c></RP>.",
        '"<IV>Va<i>va</i><c>vai</c></IV> via<SP><i>_</i><c>.</c></SP>"',
      ],
      text,
    );
    expect(coded?.map(({ start, end }) => text.slice(start, end))).toEqual(["senza spirito", "Va"]);
    const spans = ["senza", "spirito", "Va"].map((word) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
    }));
    expect(countFragments(coded ?? [], spans)).toEqual({ errors: 3, fragments: 1 });
    expect(readCodedSpans(["Un altro testo."], text)).toBeNull();
  });

  it("report a right sentence that was changed", () => {
    expect(countTouched(WROTE, TEACHER, WROTE)).toEqual({ right: 1, touched: 0 });
    expect(countTouched(WROTE, TEACHER, WROTE.replace("bella", "carina"))).toEqual({ right: 1, touched: 1 });
  });

  it("are perfect for a correction equal to the teacher's, and for one of a text without errors", () => {
    const same = countEdits(WROTE, TEACHER, TEACHER);
    expect([precision(same), recall(same), fHalf(same)]).toEqual([1, 1, 1]);
    expect(fHalf(countEdits(TEACHER, TEACHER, TEACHER))).toBe(1);
  });

  it("compare two markers", () => {
    const agreement = compareMarks(
      [
        [7, 7],
        [6, 7],
        [2, 4],
        [12, 12],
      ],
      7,
    );
    expect(agreement).toMatchObject({ texts: 4, exact: 0.5, withinOne: 0.75, samePassed: 0.75, meanError: -0.75 });
    expect(agreement.correlation).toBeGreaterThan(0.98);
    expect(quantile([5, 1, 3], 0.5)).toBe(3);
  });
});

describe("the corpus's error codes", () => {
  it("are mapped to the product's kinds", () => {
    expect(["SB", "IVT", "FDG", "MA", "RN", "DN", "WO", "UV", "RP", "X"].map(toErrorType)).toEqual([
      "ortografico",
      "grammaticale",
      "grammaticale",
      "grammaticale",
      "lessicale",
      "lessicale",
      "sintattico",
      "sintattico",
      "altro",
      "altro",
    ]);
  });

  it("are read if they occur alone, and compared with errors found in the same words", () => {
    const coded = readCodes([
      "Con <SB><i>corragio</i><c>coraggio</c></SB> <MT><i>_</i><c>da</c></MT> <RN><i>banco</i><c>panca</c></RN>.",
    ]);
    expect(coded.map(({ wrong }) => wrong)).toEqual(["corragio", "banco"]);
    expect(
      pairTypes(coded, [
        { original: "corragio", type: "ortografico" },
        { original: "banco", type: "grammaticale" },
        { original: "altro", type: "altro" },
      ]),
    ).toEqual([
      { wanted: "ortografico", given: "ortografico" },
      { wanted: "lessicale", given: "grammaticale" },
    ]);
  });
});

describe("the reliability of marks", () => {
  it("has an interval that is the same each time and contains the value", () => {
    const pairs = [2, 4, 5, 7, 8, 9, 11, 12].map((wanted, at) => [wanted + (at % 3) - 1, wanted] as const);
    const calibration = calibrate(pairs, 7);
    expect(calibrate(pairs, 7)).toEqual(calibration);
    for (const { value, low, high } of [calibration.meanError, calibration.meanDistance, calibration.weightedKappa]) {
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
      expect(high).toBeGreaterThan(low);
    }
    expect(calibration.meanDistance.value).toBeCloseTo(0.625 + 0, 3);
  });

  it("has an interval as wide as expected for a hundred texts", () => {
    // Differences of 1 and -1: a standard error of 0.1, so that 95 of 100 samples lie within 0.196.
    const pairs = Array.from({ length: 100 }, (_, at) => [6 + (at % 2 === 0 ? 1 : -1), 6] as const);
    const { value, low, high } = calibrate(pairs, 7).meanError;
    expect(value).toBe(0);
    expect(Math.abs(low + 0.196)).toBeLessThan(0.025);
    expect(Math.abs(high - 0.196)).toBeLessThan(0.025);
  });

  it("includes how often the higher level has the higher score", () => {
    // Of nine pairs the higher level wins six and ties one.
    expect(rocAuc([3, 5, 6], [4, 6, 8])).toBeCloseTo(6.5 / 9, 10);
    expect(rocAuc([4, 5], [8, 9])).toBe(1);
    expect(rocAuc([5], [5])).toBe(0.5);
    expect(rocAuc([5, 9], [7])).toBe(0.5);
  });
});
