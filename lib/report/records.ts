import "server-only";
import { getSimulation } from "@/lib/exam/content/library";
import { type QuestionsResult, toQuestionsResult } from "@/lib/exam/correction";
import { keyedQuestions } from "@/lib/exam/paper";
import type { Attempt, SectionRecord } from "@/lib/exam/queries";
import { sectionOf } from "@/lib/exam/queries";
import type { RecordView } from "@/lib/exam/record";
import type { QuestionSection } from "@/lib/exam/sections";
import type { AiWait, HandedIn } from "@/lib/writing/queries";
import type { WritingResult } from "@/lib/writing/schema";

/** The writing's record, with how it stands with the AI teacher while there are no marks. */
export type WritingRecord = RecordView<WritingResult> & { wait: AiWait | null };

/** The correction of a question section of an attempt, or null while it is not corrected. */
export function questionsResult(attempt: Attempt, section: QuestionSection, locale: string): QuestionsResult | null {
  const { correctedAt, marks, correctAnswers, totalQuestions, score, passed } = sectionOf(attempt, section);
  if (!correctedAt || correctAnswers === null || totalQuestions === null || score === null || passed === null)
    return null;
  const questions = keyedQuestions(getSimulation(attempt.simulationId), section);
  return toQuestionsResult(questions, { marks, correctAnswers, totalQuestions, score12: score, passed }, locale);
}

/** A question section as the exam screen and the session state show it. */
export function toQuestionRecord(
  attempt: Attempt,
  section: QuestionSection,
  locale: string,
): RecordView<QuestionsResult> {
  return { ...toRecord(sectionOf(attempt, section)), correctionResult: questionsResult(attempt, section, locale) };
}

/** The writing section as the exam screen and the session state show it. */
export function toWritingRecord(attempt: Attempt, handedIn: HandedIn | null): WritingRecord {
  const record = toRecord(sectionOf(attempt, "scrittura"));
  return { ...record, correctionResult: handedIn?.result ?? null, wait: handedIn?.wait ?? null };
}

function toRecord(record: SectionRecord): Omit<RecordView<never>, "correctionResult"> {
  return {
    prova: record.section,
    answers: record.answers,
    completed: record.completed,
    revision: record.revision,
    seconds: record.seconds,
    savedAt: record.savedAt?.toISOString() ?? null,
    locked: record.lockedAt !== null,
    correctedAt: record.correctedAt?.toISOString() ?? null,
  };
}
