import type { Change } from "@/lib/writing/changes";
import { plainWord } from "@/lib/writing/resemblance";

/*
 * What the marker is told to leave (`LEVEL` in prompt.ts) as far as the words alone show it: between two ways of writing
 * that Italian accepts alike nobody is corrected, whatever the answer says.
 */

/** Words with two accepted forms. Which of the two a learner knows is no matter of right and wrong. */
const DOUBLETS = new Set(
  [
    "fra tra",
    "qua qui",
    "veduto visto",
    "veduta vista",
    "veduti visti",
    "vedute viste",
    "perduto perso",
    "perduta persa",
    "perduti persi",
    "perdute perse",
    "debbo devo",
    "debbono devono",
    "kilo chilo",
    "kili chili",
    "kilometro chilometro",
    "kilometri chilometri",
    "familiare famigliare",
    "familiari famigliari",
    "obbiettivo obiettivo",
    "obbiettivi obiettivi",
    "ubbidire obbedire",
    "danaro denaro",
    "eguale uguale",
    "eguali uguali",
  ].flatMap((pair) => [pair, pair.split(" ").toReversed().join(" ")]),
);

/** Before a vowel the d of ad, ed, od may stand or not; before a consonant it is wrong. */
const WITH_D = new Set(["a ad", "e ed", "o od", "ad a", "ed e", "od o"]);
const VOWEL = /^h?[aeiouàèéìòùAEIOUÀÈÉÌÒÙ]/u;

/** One kind of quotation marks and of white space. */
const sameMarks = (words: string): string =>
  words
    .replaceAll(/[«»“”„‟‹›]|<<|>>|‘‘|’’/gu, '"')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/\s+/gu, " ")
    .trim();

/**
 * Whether a change only puts one accepted way of writing for another: the d of "ed", a doublet, another kind of
 * quotation marks, the amount of white space, the full stop at the very end.
 * @param text the text its place is in
 */
export function isLeftAlone({ original, corrected, start, end, isUnclear }: Change, text: string): boolean {
  if (isUnclear) return false;
  const [from, to] = [sameMarks(original), sameMarks(corrected)];
  if (from === to) return true;
  if (to === `${from}.` && text.slice(end).trim() === "") return true;
  const pair = `${plainWord(from)} ${plainWord(to)}`;
  if (DOUBLETS.has(pair)) return true;
  if (WITH_D.has(pair)) return VOWEL.test(text.slice(end).trimStart());
  const isReflexive = pair === "se sé" || pair === "sé se";
  return isReflexive && /^\s+stess[oaie]\b/u.test(text.slice(end)) && start < end;
}
