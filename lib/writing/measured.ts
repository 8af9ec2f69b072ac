/** Counts from the reports in `tests/evals/`, checked by a test; update them after a new report. */

/** From `valico-held-out.md`: of the words `found`, `right` were among the teacher's `wanted`; `edits`: to the same words. */
export const MARKER_MEASURED = {
  date: "2026-11-26",
  texts: 17,
  detection: { right: 368, found: 402, wanted: 435 },
  edits: { right: 223, found: 323, wanted: 355 },
  sentences: { touched: 2, right: 17 },
  kinds: { same: 240, shared: 289 },
} as const;

/** From `levels.md`: mean points of the texts at each level. */
export const LEVELS_MEASURED = { texts: 24, a2: 6.2, b1: 9.7 } as const;

/** From `basic-fresh.md`: their author did not know the basic check; a few of its rules were changed after. */
export const BASIC_MEASURED = { texts: 30, detection: { right: 169, found: 175, wanted: 455 } } as const;

export const ofHundred = (part: number, all: number): number => Math.round((100 * part) / all);
