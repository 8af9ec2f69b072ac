/** Statements and options say the text in other words. */
import type { Simulation } from "@/lib/exam/content/library";
import type { Fault } from "./fault";
import { passageProse, spokenProse, wordsOf } from "./prose";

/** So many words in a row are a copy. */
const COPIED_WORDS = 5;

export function checkCopying({ id: simulation, sections }: Simulation): Fault[] {
  const { ascolto1, ascolto2, lettura } = sections;
  const find = (said: string, text: string) => findCopy(wordsOf(said), wordsOf(text));
  const spoken = (texts: typeof ascolto1.texts) => texts.map(spokenProse).join(" … ");
  const items = [
    ...ascolto1.questions.flatMap(({ id, options }) =>
      options.map((said) => ({ section: "ascolto1" as const, question: id, copy: find(said, spoken(ascolto1.texts)) })),
    ),
    ...ascolto2.questions.map(({ id, question }) => ({
      section: "ascolto2" as const,
      question: id,
      copy: find(question, spoken(ascolto2.texts)),
    })),
    ...lettura.questions.map(({ id, question }) => ({
      section: "lettura" as const,
      question: id,
      copy: find(question, passageProse(lettura.passage)),
    })),
  ];
  return items.flatMap(({ copy, ...place }) =>
    copy === undefined ? [] : [{ simulation, ...place, message: `copies "${copy}" from the text` }],
  );
}

/** The longest run of words that both have, if it is long enough to be a copy. */
function findCopy(said: string[], text: string[]): string | undefined {
  const heard = ` ${text.join(" ")} `;
  for (let length = said.length; length >= COPIED_WORDS; length--) {
    for (let start = 0; start + length <= said.length; start++) {
      const run = said.slice(start, start + length).join(" ");
      if (heard.includes(` ${run} `)) return run;
    }
  }
  return undefined;
}
