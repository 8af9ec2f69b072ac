/* Classical item analysis: an item is compared with the rest of its own section, which tests one ability. */

/** How many learners had exactly this sheet. A null answer is no answer; `keys` are those used for marking. */
export type AnswerSheet = {
  ids: readonly number[];
  answers: readonly (string | null)[];
  keys: readonly string[];
  learners: number;
};

export type AnalysedItem = { id: number; key: string; letters: readonly string[] };

/** 95% confidence bounds. */
export type Interval = readonly [number, number];

export type Share = { learners: number; share: number };

export type ItemAnalysis = {
  id: number;
  key: string;
  learners: number;
  /** Learners marked with an earlier key, excluded because it was another question. */
  excluded: number;
  /** The share of right answers, 0 to 1; null without learners. */
  facility: number | null;
  facilityInterval: Interval | null;
  /** -1 to 1; null where all answered alike or the rest of the section has only one score. */
  discrimination: number | null;
  discriminationInterval: Interval | null;
  options: (Share & { letter: string; isKey: boolean })[];
  unanswered: Share;
};

export type SectionAnalysis = {
  /** Learners whose whole sheet was marked with today's keys; `reliability` is computed from them. */
  learners: number;
  /** KR-20; null for fewer than two questions or where all scores are equal. */
  reliability: number | null;
  items: ItemAnalysis[];
};

/** The 97.5% quantile of the standard normal distribution. */
const Z95 = 1.959964;

/** Analyses the questions of one section. Sheets may have keys of any day; unknown questions are ignored. */
export function analyseSection(items: readonly AnalysedItem[], sheets: readonly AnswerSheet[]): SectionAnalysis {
  const current = sheets.filter((sheet) => hasKeysOf(items, sheet));
  const analyses = items.map((item) => analyseItem(item, sheets));
  return {
    learners: current.reduce((sum, sheet) => sum + sheet.learners, 0),
    reliability: kr20(items.length, current),
    items: analyses,
  };
}

function hasKeysOf(items: readonly AnalysedItem[], { ids, keys }: AnswerSheet): boolean {
  return ids.length === items.length && items.every(({ id, key }) => keys[ids.indexOf(id)] === key);
}

function analyseItem(item: AnalysedItem, sheets: readonly AnswerSheet[]): ItemAnalysis {
  const chosen = new Map<string | null, number>();
  const pairs = newPairs();
  let excluded = 0;
  for (const sheet of sheets) {
    const at = sheet.ids.indexOf(item.id);
    if (at < 0) continue;
    if (sheet.keys[at] !== item.key) {
      excluded += sheet.learners;
      continue;
    }
    const answer = sheet.answers[at] ?? null;
    chosen.set(answer, (chosen.get(answer) ?? 0) + sheet.learners);
    const itemScore = answer === item.key ? 1 : 0;
    addPair(pairs, itemScore, scoreOf(sheet) - itemScore, sheet.learners);
  }
  const learners = pairs.n;
  const share = (count: number): Share => ({ learners: count, share: learners === 0 ? 0 : count / learners });
  const right = chosen.get(item.key) ?? 0;
  const discrimination = correlation(pairs);
  return {
    id: item.id,
    key: item.key,
    learners,
    excluded,
    facility: learners === 0 ? null : right / learners,
    facilityInterval: wilsonInterval(right, learners),
    discrimination,
    discriminationInterval: discrimination === null ? null : fisherInterval(discrimination, learners),
    options: item.letters.map((letter) => ({
      letter,
      isKey: letter === item.key,
      ...share(chosen.get(letter) ?? 0),
    })),
    unanswered: share(chosen.get(null) ?? 0),
  };
}

function scoreOf({ answers, keys }: AnswerSheet): number {
  return answers.filter((answer, at) => answer === keys[at]).length;
}

/** Integer sums over counted pairs (x, y), so they are exact. */
type Pairs = { n: number; x: number; y: number; xx: number; yy: number; xy: number };

const newPairs = (): Pairs => ({ n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 });

function addPair(pairs: Pairs, x: number, y: number, count: number): void {
  pairs.n += count;
  pairs.x += x * count;
  pairs.y += y * count;
  pairs.xx += x * x * count;
  pairs.yy += y * y * count;
  pairs.xy += x * y * count;
}

/**
 * Pearson correlation. With the score of the *other* questions it is the corrected point-biserial discrimination (S.
 * Henrysson, "Correction of item-total correlations in item analysis", Psychometrika 28, 1963, pp. 211-218).
 */
function correlation({ n, x, y, xx, yy, xy }: Pairs): number | null {
  const spread = (n * xx - x * x) * (n * yy - y * y);
  return spread > 0 ? (n * xy - x * y) / Math.sqrt(spread) : null;
}

/**
 * k/(k-1) (1 - sum of p q / variance of the scores), with the population variance (G. F. Kuder and M. W. Richardson,
 * "The theory of the estimation of test reliability", Psychometrika 2, 1937, pp. 151-160).
 */
function kr20(k: number, sheets: readonly AnswerSheet[]): number | null {
  const scores = newPairs();
  const right = new Map<number, number>();
  for (const sheet of sheets) {
    addPair(scores, 0, scoreOf(sheet), sheet.learners);
    sheet.ids.forEach((id, at) => {
      if (sheet.answers[at] === sheet.keys[at]) right.set(id, (right.get(id) ?? 0) + sheet.learners);
    });
  }
  const { n, y, yy } = scores;
  // `variance` and `noise` are both scaled by n².
  const variance = n * yy - y * y;
  if (k < 2 || variance <= 0) return null;
  const noise = [...right.values()].reduce((sum, count) => sum + count * (n - count), 0);
  return (k / (k - 1)) * (1 - noise / variance);
}

/** The interval of a share (E. B. Wilson, Journal of the American Statistical Association 22, 1927, pp. 209-212). */
export function wilsonInterval(count: number, n: number): Interval | null {
  if (n === 0) return null;
  const p = count / n;
  const z2 = Z95 * Z95;
  const center = p + z2 / (2 * n);
  const margin = Z95 * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  const denominator = 1 + z2 / n;
  return [Math.max(0, (center - margin) / denominator), Math.min(1, (center + margin) / denominator)];
}

/** Fisher's transformation of a correlation (R. A. Fisher, Metron 1, 1921, pp. 3-32); null for n <= 3. */
export function fisherInterval(r: number, n: number): Interval | null {
  if (n <= 3) return null;
  const margin = Z95 / Math.sqrt(n - 3);
  const center = Math.atanh(Math.max(-0.999999, Math.min(0.999999, r)));
  return [Math.tanh(center - margin), Math.tanh(center + margin)];
}
