import { createHash } from "node:crypto";
import { getSimulation, type Simulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/paper";
import { isOfKind, mapQuestionSections, type QuestionSection, type Section, TRUE_FALSE } from "@/lib/exam/sections";

/** The sections of each ability that is made of questions. */
export const SECTIONS_OF = {
  ascolto: ["ascolto1", "ascolto2"],
  lettura: ["lettura", "cloze"],
} as const satisfies Record<string, readonly QuestionSection[]>;

/** Where a question stands. */
type QuestionPlace = { simulationId: number; section: Section; questionId: number };

/** A question as a paper asks it today. */
export type AskedQuestion = {
  simulationId: number;
  section: QuestionSection;
  questionId: number;
  options: 2 | 3;
  /** The text whose statements hang together; null for a question that stands alone. */
  passage: string | null;
  key: string;
  /** What was asked, as a short hash: mended, it is another question. */
  wording: string;
};

type AskedPaper = { sections: Record<QuestionSection, AskedQuestion[]>; fingerprint: string };

const papers = new WeakMap<Simulation, AskedPaper>();

/** A paper as it is asked today, worked out once. */
function askedPaper(simulationId: number): AskedPaper {
  const simulation = getSimulation(simulationId);
  const known = papers.get(simulation);
  if (known) return known;
  const sections = mapQuestionSections((section) => readAsked(simulation, section));
  const paper = { sections, fingerprint: shortHash(sections, 16) };
  papers.set(simulation, paper);
  return paper;
}

/** The questions of one section of a paper. */
export function askedQuestions(simulationId: number, section: QuestionSection): readonly AskedQuestion[] {
  return askedPaper(simulationId).sections[section];
}

/** A short hash of all that a paper asks: with a question mended it is another. */
export function paperFingerprint(simulationId: number): string {
  return askedPaper(simulationId).fingerprint;
}

/** The beginning of a hash of a value. */
export function shortHash(value: unknown, digits: number): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, digits);
}

function readAsked(simulation: Simulation, section: QuestionSection): AskedQuestion[] {
  const simulationId = simulation.id;
  const texts: readonly { evidence: unknown }[] = simulation.sections[section].questions;
  return keyedQuestions(simulation, section).map(({ id, question, options, letters, correct_answer: key }, place) => {
    const isStatement = letters.length === TRUE_FALSE.length;
    return {
      simulationId,
      section,
      questionId: id,
      options: isStatement ? 2 : 3,
      passage: isStatement ? passageOf(section, texts[place]?.evidence) : null,
      key,
      wording: shortHash([question, options, key], 8),
    };
  });
}

/** Statements about what is heard belong to one of the texts, those about what is read to the one there is. */
function passageOf(section: QuestionSection, evidence: unknown): string {
  const isHeard =
    isOfKind(section, "listening") && typeof evidence === "object" && evidence !== null && "text" in evidence;
  return isHeard ? `${section}/${String(evidence.text)}` : section;
}

/** What tells a question from all others. */
export function askedName({ simulationId, section, questionId }: QuestionPlace): string {
  return `${simulationId}/${section}/${questionId}`;
}
