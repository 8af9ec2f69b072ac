import { BoundedMap } from "@/lib/bounded-map";

/** Italian function words by class: one that replaces another of its class corrects it. */
const CLASSES = {
  article: "il lo la l' i gli le un uno una un'",
  preposition:
    "di d' a ad da in con su per tra fra del dello della dell' dei degli delle al allo alla all' ai agli alle dal dallo dalla dall' dai dagli dalle nel nello nella nell' nei negli nelle sul sullo sulla sull' sui sugli sulle",
  pronoun:
    "io tu lui lei noi voi loro mi m' ti t' si s' ci c' vi v' lo la l' li le gli ne n' me te se ce ve glielo gliela glieli gliele gliene che cui chi quale quali egli ella essi esse",
  auxiliary:
    "ho hai ha abbiamo avete hanno sono sei è siamo siete avevo avevi aveva avevamo avevate avevano ero eri era eravamo eravate erano sto stai sta stiamo state stanno stavo stavi stava stavamo stavano sia siano abbia abbiano sarò sarai sarà saremo sarete saranno avrò avrai avrà avremo avrete avranno sarei saresti sarebbe sarebbero avrei avresti avrebbe avrebbero fosse fossi avesse fu furono ebbe stato stata stati",
  conjunction: "e ed o oppure ma però perché perchè poiché se quando mentre siccome dunque quindi che come",
} as const;

export type WordClass = keyof typeof CLASSES;

/** The words of a list, separated by spaces. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const WORDS = new Map<WordClass, ReadonlySet<string>>(
  (Object.keys(CLASSES) as WordClass[]).map((name) => [name, setOf(CLASSES[name])]),
);

/** Lower case, with straight apostrophes. */
export const foldCase = (word: string): string => word.toLowerCase().replaceAll("’", "'");

const withoutAccents = new BoundedMap<string, string>(4000);

/** Like `foldCase`, without accents and apostrophes. */
export function foldAccents(word: string): string {
  const known = withoutAccents.get(word);
  if (known !== undefined) return known;
  const bare = foldCase(word)
    .normalize("NFD")
    .replaceAll(/[\p{M}']/gu, "");
  withoutAccents.set(word, bare);
  return bare;
}

export const isOfClass = (word: string, name: WordClass): boolean => WORDS.get(name)?.has(foldCase(word)) ?? false;

export const isFunctionWord = (word: string): boolean => [...WORDS.keys()].some((name) => isOfClass(word, name));

export function shareClass(a: string, b: string): boolean {
  const [one, two] = [foldCase(a), foldCase(b)];
  return [...WORDS.values()].some((words) => words.has(one) && words.has(two));
}

/** From this similarity on, two words count as forms or spellings of the same word. */
export const MIN_SIMILARITY = 0.5;

/** From 0 to 1: by letters in order, by a common beginning, or as function words of one class. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [one, two] = [foldAccents(a), foldAccents(b)];
  if (one === two) return 0.95;
  const longest = Math.max(one.length, two.length);
  if (one.replace("h", "") === two.replace("h", "")) return 0.9;
  const isTooFar = longest > 40 || Math.min(one.length, two.length) < MIN_SIMILARITY * longest;
  const share = isTooFar ? 0 : 1 - editDistance(one, two) / longest;
  // In very short words half of the letters in common is chance.
  const byLetters = longest <= 3 && share < MIN_SIMILARITY + 0.1 ? 0 : share;
  const isSameBeginning = commonStart(one, two) >= Math.max(3, Math.min(one.length, two.length) * 0.6);
  return Math.max(byLetters, isSameBeginning ? 0.6 : 0, shareClass(a, b) ? 0.6 : 0);
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Damerau's distance: letters to add, remove, replace or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
