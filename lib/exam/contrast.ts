/** What the Italian of a speaker of another language goes wrong in, because that language does it another way. */
export const ASPECTS = [
  "article",
  "double-consonant",
  "accent",
  "letters",
  "preposition",
  "auxiliary",
  "gender",
  "number",
  "past-tenses",
  "mood",
  "pronoun",
  "possessive",
  "subject-pronoun",
  "word-order",
  "false-friend",
  "copula",
  "verb-person",
  "capital",
  "negation",
  "comparison",
] as const;

export type Aspect = (typeof ASPECTS)[number];

/** How a language and Italian differ in one aspect, told to its speakers, with an Italian sentence in which it shows. */
export type ContrastView = { title: string; note: string; wrong: string; right: string };

/** The same with what it is about: its aspect, and the words it is about where it is about certain words. */
export type Contrast = ContrastView & { aspect: Aspect; words?: readonly string[] | undefined; source: string };

/** An error: what it is about, and the words that were wrong and right; none where something was missing or too many. */
export type Slip = { aspect: Aspect; wrong: string; right: string };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The contrast that explains an error, or null. @param contrasts those of the learner's language */
export function findContrast(contrasts: readonly Contrast[], slip: Slip): Contrast | null {
  const said = wordsOf(`${slip.wrong} ${slip.right}`);
  const isAbout = (contrast: Contrast) =>
    contrast.aspect === slip.aspect &&
    (ANY_SHAPE.has(slip.aspect) || shapeOf(contrast) === shapeOf(slip)) &&
    (!contrast.words || contrast.words.length === 0 || contrast.words.some((word) => isSaid(wordsOf(word), said)));
  return contrasts.find(isAbout) ?? null;
}

/** Where it does not matter whether a word is missing, too many or another one. */
const ANY_SHAPE: ReadonlySet<Aspect> = new Set(["word-order", "false-friend", "accent", "copula", "negation"]);

/** Whether words are missing, too many, or others: who leaves out a word is not told of one that is too many. */
function shapeOf({ wrong, right }: Pick<Slip, "wrong" | "right">): "missing" | "too many" | "other" {
  const [from, to] = [wordsOf(wrong), wordsOf(right)];
  if (from.every((word) => to.includes(word))) return "missing";
  return to.every((word) => from.includes(word)) ? "too many" : "other";
}

const isSaid = (word: readonly string[], said: readonly string[]): boolean =>
  word.length > 0 && word.every((part) => said.includes(part));

/** What of a contrast leaves the server. */
export function toContrastView({ title, note, wrong, right }: Contrast): ContrastView {
  return { title, note, wrong, right };
}
