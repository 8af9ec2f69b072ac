import type { Simulation } from "@/lib/exam/content/library";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import { OPTION_LETTERS, QUESTION_SECTIONS } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/word-count";
import type { ContentFault } from "./fault";
import { sentencesOf, sourceProse, wordsOf } from "./prose";
import { INSTITUTIONS } from "./speech";
import { findVerdictFaults } from "./verdicts";

/** Fewer words only name the key. */
const MIN_WORDS = 12;

/** So many words of the text in a row, outside « », are an unmarked quotation. */
const UNMARKED_WORDS = 4;
/** A note that says what words mean has them in « ». */
const MEANS = /(?<!\p{L})(?:vuol dire|vogliono dire|significano?|è il contrario|sono il contrario)(?!\p{L})|=/u;

/** Shorter quotations may be words that are explained; longer ones must be in the text. */
const QUOTED_WORDS = 3;

export function checkExplanations({ id: simulation, sections }: Simulation): ContentFault[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const content = sections[section];
    const text = sourceProse(content);
    return content.questions.flatMap((item) => {
      const { right, wrong = {}, note } = item.explanation.it;
      const expected = "options" in item ? OPTION_LETTERS.filter((letter) => letter !== item.correct_answer) : [];
      const explained = Object.keys(wrong).toSorted();
      const messages = [
        ...(explained.join("") === expected.join("")
          ? []
          : [`explains ${explained.join(", ") || "no option"} as wrong, not ${expected.join(", ") || "none"}`]),
        ...findVerdictFaults(item),
        ...findThinFaults(right),
        ...(note === undefined ? [] : findNoteFaults(note, text)),
        // A cloze is explained with its own examples: the right words are not in the text.
        ...(hasGaps(section) ? [] : findQuoteFaults(right, Object.values(wrong), text)),
      ];
      return messages.map((message) => ({ simulation, section, question: item.id, message }));
    });
  });
}

export function findThinFaults(right: string): string[] {
  const words = countWords(right);
  return words < MIN_WORDS ? [`the explanation has ${words} words, at least ${MIN_WORDS} wanted`] : [];
}

/** As `wordsOf`, but "d'ora" is one word. */
function wholeWordsOf(text: string): string[] {
  return wordsOf(text).join(" ").replaceAll("' ", "'").split(" ");
}

/** Sentences of a note that explain or repeat words of the text without marking them by « ». */
export function findNoteFaults(note: string, text: string): string[] {
  const said = ` ${wholeWordsOf(text).join(" ")} `;
  const unmarked = sentencesOf(note).filter((sentence) => !sentence.includes("«"));
  return unmarked.flatMap((sentence) => {
    const runs = sentence.split(INSTITUTIONS).flatMap((part) => {
      const words = wholeWordsOf(part);
      return words.slice(UNMARKED_WORDS - 1).map((_word, at) => words.slice(at, at + UNMARKED_WORDS).join(" "));
    });
    const repeats = runs.some((run) => said.includes(` ${run} `));
    return repeats || MEANS.test(sentence) ? [`the note quotes words without «»: "${sentence}"`] : [];
  });
}

/** Quotations that are not in the text, and a right answer explained without any quotation of it. */
export function findQuoteFaults(right: string, wrong: string[], text: string): string[] {
  const isThere = (quote: string) => ` ${wordsOf(text).join(" ")} `.includes(` ${wordsOf(quote).join(" ")} `);
  const long = [right, ...wrong].flatMap(quotesOf).filter((quote) => wordsOf(quote).length >= QUOTED_WORDS);
  const strange = long.filter((quote) => !isThere(quote));
  return [
    ...strange.map((quote) => `the explanation quotes «${quote}», which is not in the text`),
    ...(quotesOf(right).some(isThere) ? [] : ["the explanation quotes no words of the text in «»"]),
  ];
}

function quotesOf(text: string): string[] {
  return [...text.matchAll(/«([^»]+)»/g)].map(([, quote = ""]) => quote);
}
