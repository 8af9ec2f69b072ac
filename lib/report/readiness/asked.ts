import { createHash } from "node:crypto";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/paper";
import { isOfKind, type QuestionSection, type Section, TRUE_FALSE } from "@/lib/exam/sections";

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

/** The questions of one section of a paper. */
export function askedQuestions(simulationId: number, section: QuestionSection): AskedQuestion[] {
  const simulation = getSimulation(simulationId);
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
      wording: createHash("sha256")
        .update(JSON.stringify([question, options, key]))
        .digest("hex")
        .slice(0, 8),
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
