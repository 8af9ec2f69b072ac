import type { Simulation } from "@/lib/exam/content/library";
import type { Passage, SpokenText } from "@/lib/exam/content/schema";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import type { QuestionsSource } from "@/lib/exam/kinds/table";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";
import type { ContentFault } from "./fault";

type EvidenceFault = { question?: number; message: string | undefined };

export function checkEvidence({ id: simulation, sections }: Simulation): ContentFault[] {
  return QUESTION_SECTIONS.flatMap((section) =>
    findSectionFaults(section, sections[section]).flatMap(({ message, ...place }) =>
      message === undefined ? [] : [{ simulation, section, ...place, message }],
    ),
  );
}

function findSectionFaults(section: QuestionSection, content: QuestionsSource): EvidenceFault[] {
  if ("texts" in content) return findListeningFaults(content);
  const { passage, questions } = content;
  const isMissing = (quote: string) => partIndexOf(passage, quote) < 0;
  const faults = questions.map(({ id, evidence: { quote } }) => {
    const isGapMissing = hasGaps(section) && !quote.includes(`[${id}]`);
    const message = isGapMissing ? "the evidence does not contain its gap" : undefined;
    return { question: id, message: isMissing(quote) ? "the evidence is not in the passage" : message };
  });
  if (hasGaps(section)) return faults;
  const places = questions.map(({ id, evidence }) => ({ id, at: partIndexOf(passage, evidence.quote) }));
  return [...faults, ...findOutOfOrder(places)];
}

/** Questions are distributed evenly over the texts, in order. */
function findListeningFaults({ texts, questions }: Extract<QuestionsSource, { kind: "listening" }>): EvidenceFault[] {
  const faults = questions.map(({ id, evidence }) => {
    const expected = `t${Math.ceil((id * texts.length) / questions.length)}`;
    const isThere = evidence.text === expected;
    const elsewhere = `the evidence is in ${evidence.text}, not in ${expected}`;
    return { question: id, message: isThere ? findSpokenFault(texts, evidence) : elsewhere };
  });
  const isInOrder = texts.every(({ id }, index) => id === `t${index + 1}`);
  const turnsBefore = (text: string) =>
    texts.slice(0, Number(text.slice(1)) - 1).reduce((sum, { turns }) => sum + turns.length, 0);
  // With one text per question, it is enough that the texts are in order.
  const places = questions.map(({ id, evidence: { text, turn } }) => ({ id, at: turnsBefore(text) + turn }));
  return [
    ...faults,
    ...(texts.length < questions.length ? findOutOfOrder(places) : []),
    ...(isInOrder ? [] : [{ message: `the texts are not t1 to t${texts.length} in order` }]),
  ];
}

function findSpokenFault(texts: SpokenText[], { text, turn, quote }: { text: string; turn: number; quote: string }) {
  const said = texts.find(({ id }) => id === text)?.turns[turn]?.text;
  if (said === undefined) return `there is no turn ${turn} in ${text}`;
  return said.includes(quote) ? undefined : `the evidence is not in turn ${turn} of ${text}`;
}

function partIndexOf(passage: Passage, quote: string): number {
  return passage.parts.findIndex(({ text }) => text.includes(quote));
}

/** Evidence in an earlier part or turn than that of a previous question. Within a part the order is free. */
function findOutOfOrder(places: { id: number; at: number }[]): EvidenceFault[] {
  return places
    .filter(({ at }, index) => at >= 0 && places.slice(0, index).some((earlier) => earlier.at > at))
    .map(({ id }) => ({ question: id, message: "its evidence precedes that of the previous question" }));
}
