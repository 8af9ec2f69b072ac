import { answerKey } from "@/lib/exam/answer-key";
import type { Answers } from "@/lib/exam/merge";
import type { QuestionSection, Section } from "@/lib/exam/sections";
import { countWords } from "@/lib/exam/words";

export type ProgressState = "todo" | "started" | "corrected" | "waiting";

/** How far a section is: `done` of `total` questions, or for the writing the number of words (no total). */
export type Progress = { section: Section; state: ProgressState; done: number; total: number | null };

/** Ids of the questions that have no answer, in their order. */
export function listUnanswered(
  section: QuestionSection,
  questions: readonly { id: number }[],
  answers: Answers,
): number[] {
  return questions.filter(({ id }) => !answers[answerKey(section, id)]).map(({ id }) => id);
}

/** The progress of a question section. */
export function questionsProgress(
  section: QuestionSection,
  questions: readonly { id: number }[],
  answers: Answers,
  isCorrected: boolean,
): Progress {
  const total = questions.length;
  const done = total - listUnanswered(section, questions, answers).length;
  return { section, state: isCorrected ? "corrected" : done > 0 ? "started" : "todo", done, total };
}

/** The progress of the writing: handed in without marks it is waiting. */
export function writingProgress(answers: Answers, isLocked: boolean, isCorrected: boolean): Progress {
  const done = countWords(answers["text"] ?? "");
  const started = done > 0 || Boolean(answers["option"]);
  return {
    section: "scrittura",
    state: isCorrected ? "corrected" : isLocked ? "waiting" : started ? "started" : "todo",
    done,
    total: null,
  };
}
