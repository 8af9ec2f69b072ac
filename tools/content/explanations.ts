import type { Simulation } from "@/lib/exam/content/library";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import { OPTION_LETTERS, QUESTION_SECTIONS } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";
import { sourceProse, wordsOf } from "./prose";
import { findVerdictFaults } from "./verdicts";

/** Shorter quotations may be words that are explained; longer ones must be in the text. */
const QUOTED_WORDS = 3;

export function checkExplanations({ id: simulation, sections }: Simulation): ContentFault[] {
  return QUESTION_SECTIONS.flatMap((section) => {
    const content = sections[section];
    const text = sourceProse(content);
    return content.questions.flatMap((item) => {
      const { right, wrong = {} } = item.explanation.it;
      const expected = "options" in item ? OPTION_LETTERS.filter((letter) => letter !== item.correct_answer) : [];
      const explained = Object.keys(wrong).toSorted();
      const messages = [
        ...(explained.join("") === expected.join("")
          ? []
          : [`explains ${explained.join(", ") || "no option"} as wrong, not ${expected.join(", ") || "none"}`]),
        ...findVerdictFaults(item),
        // A cloze is explained with its own examples: the right words are not in the text.
        ...(hasGaps(section) ? [] : findQuoteFaults(right, Object.values(wrong), text)),
      ];
      return messages.map((message) => ({ simulation, section, question: item.id, message }));
    });
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
