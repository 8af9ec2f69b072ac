/** Aspects in which another first language causes errors in Italian. */
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

/** `wrong` and `right`: an Italian sentence that shows the difference. */
export type ContrastView = { title: string; note: string; wrong: string; right: string };

/** `words`: the words it applies to; any if absent. */
export type Contrast = ContrastView & { aspect: Aspect; words?: readonly string[] | undefined; source: string };

/** `wrong` or `right` is empty where words were missing or superfluous. */
export type Slip = { aspect: Aspect; wrong: string; right: string };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The contrast that explains an error, or null. @param contrasts of the learner's language */
export function findContrast(contrasts: readonly Contrast[], slip: Slip): Contrast | null {
  const said = wordsOf(`${slip.wrong} ${slip.right}`);
  const isAbout = (contrast: Contrast) =>
    contrast.aspect === slip.aspect &&
    (ANY_SHAPE.has(slip.aspect) || shapeOf(contrast) === shapeOf(slip)) &&
    (!contrast.words || contrast.words.length === 0 || contrast.words.some((word) => isSaid(wordsOf(word), said)));
  return contrasts.find(isAbout) ?? null;
}

/** Here it does not matter whether a word is missing, superfluous or different. */
const ANY_SHAPE: ReadonlySet<Aspect> = new Set(["word-order", "false-friend", "accent", "copula", "negation"]);

/** A contrast about omitting a word must not explain a superfluous one. */
function shapeOf({ wrong, right }: Pick<Slip, "wrong" | "right">): "missing" | "too many" | "other" {
  const [from, to] = [wordsOf(wrong), wordsOf(right)];
  if (from.every((word) => to.includes(word))) return "missing";
  return to.every((word) => from.includes(word)) ? "too many" : "other";
}

const isSaid = (word: readonly string[], said: readonly string[]): boolean =>
  word.length > 0 && word.every((part) => said.includes(part));

/** The fields that may leave the server. */
export function toContrastView({ title, note, wrong, right }: Contrast): ContrastView {
  return { title, note, wrong, right };
}
