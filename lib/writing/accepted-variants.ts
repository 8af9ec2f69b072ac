import type { Change } from "@/lib/writing/changes";
import { foldCase } from "@/lib/writing/similarity";

/* Enforces part of what the model is told to leave (`LEVEL` in prompt.ts): accepted variants are never corrected. */

const DOUBLETS = new Set(
  `fra tra, qua qui, veduto visto, veduta vista, veduti visti, vedute viste, perduto perso, perduta persa,
  perduti persi, perdute perse, debbo devo, debbono devono, kilo chilo, kili chili, kilometro chilometro,
  kilometri chilometri, familiare famigliare, familiari famigliari, obbiettivo obiettivo, obbiettivi obiettivi,
  ubbidire obbedire, danaro denaro, eguale uguale, eguali uguali`
    .split(/,\s+/u)
    .flatMap((pair) => [pair, pair.split(" ").toReversed().join(" ")]),
);

/** The d of "ad", "ed", "od" is optional before a vowel and wrong before a consonant. */
const WITH_D = new Set(["a ad", "e ed", "o od", "ad a", "ed e", "od o"]);
const VOWEL = /^h?[aeiouàèéìòùAEIOUÀÈÉÌÒÙ]/u;

const sameMarks = (words: string): string =>
  words
    .replaceAll(/[«»“”„‟‹›]|<<|>>|‘‘|’’/gu, '"')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** Whether a change only replaces one accepted variant with another. @param text what its offsets refer to */
export function isAcceptedVariant({ original, corrected, start, end, isUnclear }: Change, text: string): boolean {
  if (isUnclear) return false;
  const [from, to] = [sameMarks(original), sameMarks(corrected)];
  if (from === to) return true;
  if (to === `${from}.` && text.slice(end).trim() === "") return true;
  const pair = `${foldCase(from)} ${foldCase(to)}`;
  if (DOUBLETS.has(pair)) return true;
  if (WITH_D.has(pair)) return VOWEL.test(text.slice(end).trimStart());
  const isReflexive = pair === "se sé" || pair === "sé se";
  return isReflexive && /^\s+stess[oaie]\b/u.test(text.slice(end)) && start < end;
}
