import { SECTIONS } from "@/lib/exam/sections";

export const SECTION_MAX = 12;
export const EXAM_MAX = SECTIONS.length * SECTION_MAX;

export const WRITING_PASS = 7;

/** `userAnswer` is null if there was none. */
export type Mark = { id: number; userAnswer: string | null; correctAnswer: string; isCorrect: boolean };

export type SectionMarks = {
  marks: Mark[];
  correctAnswers: number;
  totalQuestions: number;
  /** Out of 12, one decimal. */
  score12: number;
  passed: boolean;
};

/** Marks questions in order: an answer is right if it equals the key exactly; a missing one is wrong. */
export function markQuestions(
  questions: readonly { id: number; correct_answer: string }[],
  answerOf: (id: number) => string | undefined,
): SectionMarks {
  const marks = questions.map(({ id, correct_answer }): Mark => {
    const userAnswer = answerOf(id) || null;
    return { id, userAnswer, correctAnswer: correct_answer, isCorrect: userAnswer === correct_answer };
  });
  const correctAnswers = marks.filter((mark) => mark.isCorrect).length;
  const totalQuestions = marks.length;
  return {
    marks,
    correctAnswers,
    totalQuestions,
    score12: totalQuestions === 0 ? 0 : Math.round((SECTION_MAX * correctAnswers * 10) / totalQuestions) / 10,
    passed: correctAnswers >= questionsToPass(totalQuestions),
  };
}

/** Half of the questions, rounded up. */
export function questionsToPass(totalQuestions: number): number {
  return Math.ceil(totalQuestions / 2);
}
