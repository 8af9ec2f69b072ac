/** futuro, congiuntivo, passato remoto: faults in items; remarks in texts and tasks, except polite imperatives. */
import type { Simulation } from "@/lib/exam/content/library";
import type { ContentFault, Remark } from "./fault";
import { listItems, listTasks, listTexts, type Piece, sentencesOf, wordsOf } from "./prose";
import { type IsWord, mayBeImperative, rareTenseOf, subjunctiveTriggerIn } from "./verb-forms";

export function checkGrammar(simulation: Simulation, isWord: IsWord): ContentFault[] {
  return findTenses(simulation, listItems(simulation), isWord, () => false);
}

export function findGrammarRemarks(simulation: Simulation, isWord: IsWord): Remark[] {
  return findTenses(simulation, [...listTexts(simulation), ...listTasks(simulation)], isWord, mayBeImperative);
}

const CLAUSE_END = /[,;:«»()"…\n]+/u;

function findTenses(
  { id: simulation }: Simulation,
  pieces: Piece[],
  isWord: IsWord,
  isExcused: (before: string[]) => boolean,
): ContentFault[] {
  return pieces.flatMap(({ text, ...place }) =>
    findTenseFaults(text, isWord, isExcused).map((message) => ({ simulation, ...place, message })),
  );
}

/** Verbs above the ceiling. @param isExcused whether a congiuntivo after these words is a polite imperative */
export function findTenseFaults(text: string, isWord: IsWord, isExcused: (before: string[]) => boolean): string[] {
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

/** A word capitalised inside a clause and never lower-case in it is a name ("Mirò"). */
function isName(word: string, clause: string): boolean {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return clause.trim().indexOf(capital) > 0 && !clause.includes(word);
}
