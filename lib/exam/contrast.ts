/** Aspects of Italian in which a learner's first language causes errors. */
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
export type LanguageError = { aspect: Aspect; wrong: string; right: string };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The contrast that explains an error, or null. @param contrasts of the learner's language */
export function findContrast(contrasts: readonly Contrast[], error: LanguageError): Contrast | null {
  const errorWords = wordsOf(`${error.wrong} ${error.right}`);
  const explainsError = (contrast: Contrast) =>
    contrast.aspect === error.aspect &&
    (ANY_SHAPE.has(error.aspect) || shapeOf(contrast) === shapeOf(error)) &&
    (!contrast.words?.length || contrast.words.some((word) => includesPhrase(wordsOf(word), errorWords)));
  return contrasts.find(explainsError) ?? null;
}

/** Aspects for which it does not matter whether a word is missing, superfluous or different. */
const ANY_SHAPE: ReadonlySet<Aspect> = new Set(["word-order", "false-friend", "accent", "copula", "negation"]);

/** A contrast about omitting a word must not explain a superfluous one. */
function shapeOf({ wrong, right }: Pick<LanguageError, "wrong" | "right">): "missing" | "too many" | "other" {
  const [from, to] = [wordsOf(wrong), wordsOf(right)];
  if (from.every((word) => to.includes(word))) return "missing";
  return to.every((word) => from.includes(word)) ? "too many" : "other";
}

const includesPhrase = (phrase: readonly string[], words: readonly string[]): boolean =>
  phrase.length > 0 && phrase.every((word) => words.includes(word));
