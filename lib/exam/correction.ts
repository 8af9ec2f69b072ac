import type { Tag } from "@/lib/exam/content/tags";
import { type Evidence, type KeyedQuestion, questionWords } from "@/lib/exam/kinds/question";
import { explanationText } from "@/lib/exam/localize";
import type { SectionMarks } from "@/lib/exam/score";

/** One marked question as the correction view and the review show it. */
export type QuestionCorrection = {
  questionIndex: number;
  id: number;
  /** What it tests. */
  tag: Tag;
  title?: string;
  question: string;
  options?: string[];
  userAnswer: string | null;
  correctAnswer: string;
  isCorrect: boolean;
  explanation: string;
  evidence: Evidence;
};

/** The correction of a question section. */
export type QuestionsResult = {
  correctAnswers: number;
  totalQuestions: number;
  score12: number;
  passed: boolean;
  corrections: QuestionCorrection[];
};

/**
 * Joins the marks of a section, as they were given, with the words of its questions.
 * @param locale language of the explanations
 */
export function toQuestionsResult(
  questions: readonly KeyedQuestion[],
  stored: SectionMarks,
  locale: string,
): QuestionsResult {
  const { marks, correctAnswers, totalQuestions, score12, passed } = stored;
  const corrections = questions.flatMap((item, questionIndex): QuestionCorrection[] => {
    const mark = marks.find(({ id }) => id === item.id);
    if (!mark) return [];
    return [
      {
        questionIndex,
        ...questionWords(item),
        tag: item.tag,
        userAnswer: mark.userAnswer,
        correctAnswer: mark.correctAnswer,
        isCorrect: mark.isCorrect,
        explanation: explanationText(item.explanation, locale),
        evidence: { quote: item.evidence.quote, ...(item.evidence.audio ? { audio: { ...item.evidence.audio } } : {}) },
      },
    ];
  });
  return { correctAnswers, totalQuestions, score12, passed, corrections };
}
