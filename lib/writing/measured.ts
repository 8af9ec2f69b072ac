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

/** The basic check on texts it was not made from, as `tests/evals/basic-fresh.md` has it. */
export const BASIC_MEASURED = {
  texts: 30,
  detection: { right: 169, found: 177, wanted: 455 },
} as const;

/** How many of a hundred, whole. */
export const ofHundred = (part: number, all: number): number => Math.round((100 * part) / all);
