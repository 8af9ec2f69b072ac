/** The evidence of each question is really there, in the text it is about and in the order of the questions. */
import type { Simulation } from "@/lib/exam/content/library";
import type { Passage, SpokenText } from "@/lib/exam/content/schema";
import type { Fault } from "./fault";

/** Questions of ascolto2 before this one are about the first text. */
const SECOND_TEXT_FROM = 7;

const OUT_OF_ORDER = "its evidence comes before that of the question before it";

export function checkEvidence({ id: simulation, sections }: Simulation): Fault[] {
  const { ascolto1, ascolto2, lettura, cloze } = sections;
  const heard = (["ascolto1", "ascolto2"] as const).flatMap((section) =>
    sections[section].questions.map(({ id, evidence }) => {
      const expected = section === "ascolto1" ? `t${id}` : id < SECOND_TEXT_FROM ? "t1" : "t2";
      const message =
        evidence.text === expected
          ? doubtSpoken(sections[section].texts, evidence)
          : `the evidence is in ${evidence.text}, not in ${expected}`;
      return { section, question: id, message };
    }),
  );
  const read = lettura.questions.map(({ id, evidence: { quote } }) => ({
    section: "lettura" as const,
    question: id,
    message: partOf(lettura.passage, quote) < 0 ? "the evidence is not in the passage" : undefined,
  }));
  const gaps = cloze.questions.map(({ id, evidence: { quote } }) => ({
    section: "cloze" as const,
    question: id,
    message:
      partOf(cloze.passage, quote) < 0
        ? "the evidence is not in the passage"
        : quote.includes(`[${id}]`)
          ? undefined
          : "the evidence does not contain its gap",
  }));
  const faults = [...heard, ...read, ...gaps].flatMap(({ message, ...place }) =>
    message === undefined ? [] : [{ simulation, ...place, message }],
  );
  const turnsBefore = (text: string) => (text === "t1" ? 0 : (ascolto2.texts[0]?.turns.length ?? 0));
  const turns = ascolto2.questions.map(({ id, evidence: { text, turn } }) => ({ id, at: turnsBefore(text) + turn }));
  const parts = lettura.questions.map(({ id, evidence }) => ({ id, at: partOf(lettura.passage, evidence.quote) }));
  return [
    ...faults,
    ...backwards(turns).map((question) => ({
      simulation,
      section: "ascolto2" as const,
      question,
      message: OUT_OF_ORDER,
    })),
    ...backwards(parts).map((question) => ({
      simulation,
      section: "lettura" as const,
      question,
      message: OUT_OF_ORDER,
    })),
    ...(ascolto1.texts.some(({ id }, index) => id !== `t${index + 1}`)
      ? [{ simulation, section: "ascolto1" as const, message: "the texts are not t1 to t6 in order" }]
      : []),
  ];
}

function doubtSpoken(texts: SpokenText[], { text, turn, quote }: { text: string; turn: number; quote: string }) {
  const said = texts.find(({ id }) => id === text)?.turns[turn]?.text;
  if (said === undefined) return `there is no turn ${turn} in ${text}`;
  return said.includes(quote) ? undefined : `the evidence is not in turn ${turn} of ${text}`;
}

/** The part of a passage that holds a quote; -1 if none does. */
function partOf(passage: Passage, quote: string): number {
  return passage.parts.findIndex(({ text }) => text.includes(quote));
}

/** Questions whose evidence stands in an earlier part or turn than one before them. Within a part the order is free. */
function backwards(places: { id: number; at: number }[]): number[] {
  return places
    .filter(({ at }, index) => at >= 0 && places.slice(0, index).some((earlier) => earlier.at > at))
    .map(({ id }) => id);
}
