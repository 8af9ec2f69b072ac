/** Counts from the reports in `tests/evals/`, checked by a test; update them after a new report. */

/** From `valico.md`: of the words `found`, `right` were among the teacher's `wanted`; `edits`: to the same words. */
export const MARKER_MEASURED = {
  date: "2026-11-23",
  texts: 14,
  detection: { right: 360, found: 391, wanted: 433 },
  edits: { right: 232, found: 314, wanted: 363 },
  sentences: { touched: 1, right: 20 },
  kinds: { same: 252, shared: 287 },
} as const;

// From `golden.md`: `distance` from our marks in points, `side`: percent on our side of the pass line; from
// `golden-twice.md`: `near`: same mark or a point more or less when marked again.
export const MARKS_MEASURED = { texts: 60, distance: 0.77, side: 88.3, twice: { texts: 20, near: 20 } } as const;

/** From `basic-fresh.md`: texts that the basic check was not made from. */
export const BASIC_MEASURED = { texts: 30, detection: { right: 169, found: 177, wanted: 455 } } as const;

export const ofHundred = (part: number, all: number): number => Math.round((100 * part) / all);
