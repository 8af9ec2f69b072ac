import type { Answers } from "@/lib/exam/merge";
import { listUnanswered } from "@/lib/exam/progress";
import { QUESTION_SECTIONS, type QuestionSection } from "@/lib/exam/sections";

/** The steps of a simulation on paper: print, listen, read and write with a pen, copy here, hand in. */
export const ON_PAPER_STEPS = ["print", "listen", "pen", "answers", "text", "handIn"] as const;
export type OnPaperStep = (typeof ON_PAPER_STEPS)[number];

export function isOnPaperStep(step: string | null | undefined): step is OnPaperStep {
  return ON_PAPER_STEPS.some((known) => known === step);
}

/** Where to resume: at the answers once one was copied, before that at the printing. */
export function resumedStep(records: readonly { answers: Answers }[]): OnPaperStep {
  return records.some(({ answers }) => Object.values(answers).some(Boolean)) ? "answers" : "print";
}

/** The answer that a pressed key stands for, one of `letters`; null for any other key. */
export function letterOfKey(key: string, letters: readonly string[]): string | null {
  return letters.find((letter) => letter === key.toUpperCase()) ?? null;
}

type Gaps = { section: QuestionSection; ids: number[] };
type Sections = Record<QuestionSection, { content: { questions: readonly { id: number }[] }; answers: Answers }>;

/** The numbers without an answer, by section in exam order, without complete sections. */
export function listGaps(sections: Sections): Gaps[] {
  return QUESTION_SECTIONS.map((section) => {
    const { content, answers } = sections[section];
    return { section, ids: listUnanswered(section, content.questions, answers) };
  }).filter(({ ids }) => ids.length > 0);
}
