import { getSimulation } from "@/lib/exam/content/library";
import { type QuestionsResult, toQuestionsResult } from "@/lib/exam/correction";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { type Attempt, type SectionRecord, sectionRecordOf } from "@/lib/exam/queries";
import type { QuestionSection, Section } from "@/lib/exam/sections";

/** As on the exam screen and in `GET /api/session-state`. `R`: result of the correction; times are ISO strings. */
export type RecordView<R> = Pick<SectionRecord, "answers" | "completed" | "revision" | "seconds"> & {
  prova: Section;
  savedAt: string | null;
  /** Answers can no longer change. A locked writing may not have its marks yet. */
  locked: boolean;
  correctedAt: string | null;
  correctionResult: R | null;
};

export function toRecordView<R>(attempt: Attempt, section: Section, correctionResult: R | null): RecordView<R> {
  const { answers, completed, revision, seconds, savedAt, lockedAt, correctedAt } = sectionRecordOf(attempt, section);
  return {
    prova: section,
    answers,
    completed,
    revision,
    seconds,
    savedAt: savedAt?.toISOString() ?? null,
    locked: lockedAt !== null,
    correctedAt: correctedAt?.toISOString() ?? null,
    correctionResult,
  };
}

/** Null while the section is not corrected. */
export function questionsResult(attempt: Attempt, section: QuestionSection, locale: string): QuestionsResult | null {
  const { correctedAt, marks, correctAnswers, totalQuestions, score, passed } = sectionRecordOf(attempt, section);
  if (!correctedAt || correctAnswers === null || totalQuestions === null || score === null || passed === null)
    return null;
  const questions = keyedQuestions(getSimulation(attempt.simulationId), section);
  return toQuestionsResult(questions, { marks, correctAnswers, totalQuestions, score12: score, passed }, locale);
}
