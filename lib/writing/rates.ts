/** Distinct errors in a hundred words, of form (grammar and syntax) and of spelling. */
export type ErrorRates = { forms: number; spelling: number };

/**
 * The most points of a criterion by distinct errors in a hundred words: the first row that holds counts. The one table:
 * the marker is told it, the marks are held against it, and the learner reads it. The numbers are ours.
 */
export const RATE_TABLE = {
  morfosintassi: [
    { upTo: 4, most: 4 },
    { upTo: 10, most: 3 },
    { upTo: 20, most: 2 },
    { upTo: null, most: 1 },
  ],
  ortografia: [
    { upTo: 6, most: 1 },
    { upTo: null, most: 0 },
  ],
} as const satisfies Record<string, readonly { upTo: number | null; most: number }[]>;

/** The most that the table gives at these rates. */
export function mostByRates({ forms, spelling }: ErrorRates): { morfosintassi: number; ortografia: number } {
  const mostOf = (rows: readonly { upTo: number | null; most: number }[], rate: number) =>
    rows.find(({ upTo }) => upTo === null || rate <= upTo)?.most ?? 0;
  return {
    morfosintassi: mostOf(RATE_TABLE.morfosintassi, forms),
    ortografia: mostOf(RATE_TABLE.ortografia, spelling),
  };
}
