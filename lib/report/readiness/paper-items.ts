import { createHash } from "node:crypto";
import { getSimulation, type Simulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { mapQuestionSections, type QuestionSection, type Section } from "@/lib/exam/sections";
import { memoize } from "@/lib/memoize";

type ItemPlace = { simulationId: number; section: Section; questionId: number };

export type PaperItem = {
  simulationId: number;
  section: QuestionSection;
  questionId: number;
  options: 2 | 3;
  /** The text that related statements share; null for an independent question. */
  passage: string | null;
  key: string;
  /** Short hash: a reworded question counts as another question. */
  wording: string;
};

const toPaper = memoize((simulation: Simulation) => {
  const sections = mapQuestionSections((section) => toPaperItems(simulation, section));
  return { sections, fingerprint: shortHash(sections, 16) };
});

export function listPaperItems(simulationId: number, section: QuestionSection): readonly PaperItem[] {
  return toPaper(getSimulation(simulationId)).sections[section];
}

/** Short hash of everything a paper asks; changes when a question is reworded. */
export function paperFingerprint(simulationId: number): string {
  return toPaper(getSimulation(simulationId)).fingerprint;
}

/** The first hex digits of a value's SHA-256. */
export function shortHash(value: unknown, digits: number): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, digits);
}

function toPaperItems(simulation: Simulation, section: QuestionSection): PaperItem[] {
  return keyedQuestions(simulation, section).map(({ id, question, options, sharedText, correct_answer: key }) => ({
    simulationId: simulation.id,
    section,
    questionId: id,
    options: options ? 3 : 2,
    passage: sharedText,
    key,
    wording: shortHash([question, options, key], 8),
  }));
}

/** Unique name of a question. */
export function itemKey({ simulationId, section, questionId }: ItemPlace): string {
  return `${simulationId}/${section}/${questionId}`;
}
