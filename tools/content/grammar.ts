/**
 * The grammar ceiling: no futuro, congiuntivo or passato remoto in stems, statements and options (a fault); where the
 * texts and the tasks have one, it is reported. Polite imperatives are allowed in texts and tasks.
 */
import type { Simulation } from "@/lib/exam/content/library";
import type { Fault, Remark } from "./fault";
import { listItems, listTasks, listTexts, type Piece, sentencesOf, wordsOf } from "./prose";
import { type IsWord, mayBeImperative, rareTenseOf, subjunctiveTriggerIn } from "./verb-forms";

export function checkGrammar(simulation: Simulation, isWord: IsWord): Fault[] {
  return findTenses(simulation, listItems(simulation), isWord, () => false);
}

export function remarkGrammar(simulation: Simulation, isWord: IsWord): Remark[] {
  return findTenses(simulation, [...listTexts(simulation), ...listTasks(simulation)], isWord, mayBeImperative);
}

/** A clause: what stands between stops, commas and line ends. */
const CLAUSE_END = /[,;:«»()"…\n]+/u;

function findTenses(
  { id: simulation }: Simulation,
  pieces: Piece[],
  isWord: IsWord,
  isExcused: (before: string[]) => boolean,
): Fault[] {
  return pieces.flatMap(({ text, ...place }) =>
    doubtTenses(text, isWord, isExcused).map((message) => ({ simulation, ...place, message })),
  );
}

/** The verbs of a text above the ceiling. @param isExcused whether a congiuntivo after these words is a polite imperative */
export function doubtTenses(text: string, isWord: IsWord, isExcused: (before: string[]) => boolean): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const found = sentence.split(CLAUSE_END).flatMap((clause) => {
      const words = wordsOf(clause);
      return words.flatMap((word, index) => {
        const before = words.slice(0, index);
        const tense = isName(word, clause) ? undefined : rareTenseOf(word, before, isWord);
        if (tense === undefined || (tense === "congiuntivo" && isExcused(before))) return [];
        return [`${tense} "${word}"`];
      });
    });
    const trigger = subjunctiveTriggerIn(sentence);
    if (trigger !== undefined) found.push(`"${trigger}" asks for a congiuntivo`);
    return found.map((what) => `${what} in "${sentence}"`);
  });
}

/** A word only written with a capital, not at the beginning, is a name ("Mirò"). */
function isName(word: string, clause: string): boolean {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return clause.trim().indexOf(capital) > 0 && !clause.includes(word);
}
