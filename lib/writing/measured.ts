/**
 * What the correction was measured to do: the figures of the committed reports in `tests/evals/`, as counts. A test holds
 * them to those reports; after a new one, copy its counts here.
 */

/**
 * The AI teacher, as `tests/evals/valico.md` has it. `right` of the words it `found` were the teacher's too, of the
 * `wanted` that the teacher changed; `edits` count only what became the same words.
 */
export const MARKER_MEASURED = {
  date: "2026-11-23",
  texts: 14,
  detection: { right: 360, found: 391, wanted: 433 },
  edits: { right: 232, found: 314, wanted: 363 },
  sentences: { touched: 1, right: 20 },
  kinds: { same: 252, shared: 287 },
} as const;

/**
 * Its marks, as `tests/evals/golden.md` has them: how far from ours in points, and how many of a hundred on our side of the
 * pass line; and as `golden-twice.md` has them: how many of the texts marked again got the same or a point more or less.
 */
export const MARKS_MEASURED = {
  texts: 60,
  distance: 0.77,
  side: 88.3,
  twice: { texts: 20, near: 20 },
} as const;

/** The basic check on texts it was not made from, as `tests/evals/basic-fresh.md` has it. */
export const BASIC_MEASURED = {
  texts: 30,
  detection: { right: 169, found: 177, wanted: 455 },
} as const;

/** How many of a hundred, whole. */
export const ofHundred = (part: number, all: number): number => Math.round((100 * part) / all);
