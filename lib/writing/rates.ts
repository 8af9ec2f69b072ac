/** Distinct errors per hundred words; `forms`: grammar and syntax. */
export type ErrorRates = { forms: number; spelling: number };

/** Highest points by errors per hundred words, first matching row; for prompt, rules and page. Our figures. */
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

export function maxScoresByRates({ forms, spelling }: ErrorRates): { morfosintassi: number; ortografia: number } {
  const maxScore = (rows: readonly { upTo: number | null; most: number }[], rate: number) =>
    rows.find(({ upTo }) => upTo === null || rate <= upTo)?.most ?? 0;
  return {
    morfosintassi: maxScore(RATE_TABLE.morfosintassi, forms),
    ortografia: maxScore(RATE_TABLE.ortografia, spelling),
  };
}
