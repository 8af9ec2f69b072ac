import type { Simulation } from "@/lib/exam/content/library";
import type { Passage, SpokenText } from "@/lib/exam/content/schema";
import type { QuestionsSource } from "@/lib/exam/kinds/table";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import type { Fault } from "./fault";

type Doubt = { question?: number; message: string | undefined };

export function checkEvidence({ id: simulation, sections }: Simulation): Fault[] {
  return QUESTION_SECTIONS.flatMap((section) =>
    doubtSection(sections[section]).flatMap(({ message, ...place }) =>
      message === undefined ? [] : [{ simulation, section, ...place, message }],
    ),
  );
}

function doubtSection(content: QuestionsSource): Doubt[] {
  if (content.kind === "listening") return doubtListening(content);
  const { passage, questions } = content;
  const isMissing = (quote: string) => partOf(passage, quote) < 0;
  const doubts = questions.map(({ id, evidence: { quote } }) => {
    const isGapMissing = content.kind === "cloze" && !quote.includes(`[${id}]`);
    const message = isGapMissing ? "the evidence does not contain its gap" : undefined;
    return { question: id, message: isMissing(quote) ? "the evidence is not in the passage" : message };
  });
  if (content.kind === "cloze") return doubts;
  const places = questions.map(({ id, evidence }) => ({ id, at: partOf(passage, evidence.quote) }));
  return [...doubts, ...backwards(places)];
}

/** Questions are distributed evenly over the texts, in order. */
function doubtListening({ texts, questions }: Extract<QuestionsSource, { kind: "listening" }>): Doubt[] {
  const doubts = questions.map(({ id, evidence }) => {
    const expected = `t${Math.ceil((id * texts.length) / questions.length)}`;
    const isThere = evidence.text === expected;
    const elsewhere = `the evidence is in ${evidence.text}, not in ${expected}`;
    return { question: id, message: isThere ? doubtSpoken(texts, evidence) : elsewhere };
  });
  const isInOrder = texts.every(({ id }, index) => id === `t${index + 1}`);
  const turnsBefore = (text: string) =>
    texts.slice(0, Number(text.slice(1)) - 1).reduce((sum, { turns }) => sum + turns.length, 0);
  // With one text per question, it is enough that the texts are in order.
  const places = questions.map(({ id, evidence: { text, turn } }) => ({ id, at: turnsBefore(text) + turn }));
  return [
    ...doubts,
    ...(texts.length < questions.length ? backwards(places) : []),
    ...(isInOrder ? [] : [{ message: `the texts are not t1 to t${texts.length} in order` }]),
  ];
}

function doubtSpoken(texts: SpokenText[], { text, turn, quote }: { text: string; turn: number; quote: string }) {
  const said = texts.find(({ id }) => id === text)?.turns[turn]?.text;
  if (said === undefined) return `there is no turn ${turn} in ${text}`;
  return said.includes(quote) ? undefined : `the evidence is not in turn ${turn} of ${text}`;
}

function partOf(passage: Passage, quote: string): number {
  return passage.parts.findIndex(({ text }) => text.includes(quote));
}

/** Evidence in an earlier part or turn than that of a previous question. Within a part the order is free. */
function backwards(places: { id: number; at: number }[]): Doubt[] {
  return places
    .filter(({ at }, index) => at >= 0 && places.slice(0, index).some((earlier) => earlier.at > at))
    .map(({ id }) => ({ question: id, message: "its evidence comes before that of the question before it" }));
}
