import type { Simulation } from "@/lib/exam/content/library";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";
import { sourceProse, wordsOf } from "./prose";

const COPIED_WORDS = 5;

export function checkCopying({ id: simulation, sections }: Simulation): ContentFault[] {
  return QUESTION_SECTIONS.filter((section) => !hasGaps(section)).flatMap((section) => {
    const content = sections[section];
    const text = wordsOf(sourceProse(content));
    return content.questions.flatMap((item) => {
      const copies = ("options" in item ? item.options : [item.question]).map((said) => findCopy(wordsOf(said), text));
      return copies
        .filter((copy) => copy !== undefined)
        .map((copy) => ({ simulation, section, question: item.id, message: `copies "${copy}" from the text` }));
    });
  });
}

/** The longest run of words in both, if long enough to be a copy. */
export function findCopy(said: string[], text: string[]): string | undefined {
  const heard = ` ${text.join(" ")} `;
  for (let length = said.length; length >= COPIED_WORDS; length--) {
    for (let start = 0; start + length <= said.length; start++) {
      const run = said.slice(start, start + length).join(" ");
      if (heard.includes(` ${run} `)) return run;
    }
  }
  return undefined;
}
