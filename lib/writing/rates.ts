/** Distinct errors per hundred words; `forms`: grammar and syntax. */
export type ErrorRates = { forms: number; spelling: number };

/**
 * Highest points by errors per hundred words, first matching row; for prompt, rules and page. Our figures, set on texts
 * at A2 and B1: docs/decisions/017-rules-bound-the-scores.md.
 */
export const RATE_TABLE = {
  morfosintassi: [
    { upTo: 3, most: 4 },
    { upTo: 7, most: 3 },
    { upTo: 13, most: 2 },
    { upTo: null, most: 1 },
  ],
  ortografia: [
    { upTo: 2, most: 1 },
    { upTo: null, most: 0 },
  ],
} as const satisfies Record<string, readonly { upTo: number | null; most: number }[]>;

/** Raise it with every change of the table: marks are stored with it. */
export const RATE_TABLE_VERSION = 2;

const FIRST_TABLE: Record<keyof typeof RATE_TABLE, readonly { upTo: number | null; most: number }[]> = {
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
};

/** The table that bounded some marks. @param version stored with them; absent from marks under the first table */
export const rateTableOf = (version: number | undefined) => (version === undefined ? FIRST_TABLE : RATE_TABLE);

/** A shorter text is rated as if it had this many words. */
const MIN_RATED_WORDS = 50;

/** Errors per hundred words, to one decimal. */
export const ratePerHundred = (errors: number, words: number): number =>
  Math.round((1000 * errors) / Math.max(words, MIN_RATED_WORDS)) / 10;

/** The table for a text of this length: the largest number of errors in each row instead of the rate. */
export function toErrorTable(words: number) {
  const maxErrors = (upTo: number) => {
    let errors = 0;
    while (ratePerHundred(errors + 1, words) <= upTo) errors += 1;
    return errors;
  };
  const toRows = (rows: readonly { upTo: number | null; most: number }[]) =>
    rows.map(({ upTo, most }) => ({ errors: upTo === null ? null : maxErrors(upTo), most }));
  return { morfosintassi: toRows(RATE_TABLE.morfosintassi), ortografia: toRows(RATE_TABLE.ortografia) };
}

export function maxScoresByRates({ forms, spelling }: ErrorRates): { morfosintassi: number; ortografia: number } {
  const maxScore = (rows: readonly { upTo: number | null; most: number }[], rate: number) =>
    rows.find(({ upTo }) => upTo === null || rate <= upTo)?.most ?? 0;
  return {
    morfosintassi: maxScore(RATE_TABLE.morfosintassi, forms),
    ortografia: maxScore(RATE_TABLE.ortografia, spelling),
  };
}
