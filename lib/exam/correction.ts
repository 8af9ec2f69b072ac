import { createContrastFinder } from "@/lib/exam/content/contrasts";
import type { Explanation } from "@/lib/exam/content/schema";
import type { Tag } from "@/lib/exam/content/tags";
import type { ContrastView, LanguageError } from "@/lib/exam/contrast";
import { type Evidence, type KeyedQuestion, withoutKey } from "@/lib/exam/kinds/question";
import { languageErrorOf } from "@/lib/exam/language-error";
import { explanationText } from "@/lib/exam/localize";
import { optionText } from "@/lib/exam/options";
import { markQuestions, type SectionMarks } from "@/lib/exam/score";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";

export type QuestionCorrection = {
  questionIndex: number;
  id: number;
  tag: Tag;
  title?: string;
  question: string;
  options?: string[];
  userAnswer: string | null;
  correctAnswer: string;
  isCorrect: boolean;
  explanation: string;
  /** Only if the explanation is in another language. */
  italianExplanation?: string;
  /** Only if the learner's language may explain the wrong answer. */
  contrast?: ContrastView;
  evidence: Evidence;
};

export type QuestionsResult = Omit<SectionMarks, "marks"> & { corrections: QuestionCorrection[] };

/** Joins stored marks with their questions. @param locale of the explanations */
export function toQuestionsResult(
  questions: readonly KeyedQuestion[],
  stored: SectionMarks,
  locale: string,
): QuestionsResult {
  const { marks, correctAnswers, totalQuestions, score12, passed } = stored;
  const findContrast = createContrastFinder(locale);
  const corrections = questions.flatMap((item, questionIndex): QuestionCorrection[] => {
    const mark = marks.find(({ id }) => id === item.id);
    if (!mark) return [];
    return [
      {
        questionIndex,
        ...withoutKey(item),
        tag: item.tag,
        userAnswer: mark.userAnswer,
        correctAnswer: mark.correctAnswer,
        isCorrect: mark.isCorrect,
        ...explain(item.explanation, locale),
        ...(mark.isCorrect ? {} : contrastOf(item, mark.userAnswer, findContrast)),
        evidence: { quote: item.evidence.quote, ...(item.evidence.audio ? { audio: { ...item.evidence.audio } } : {}) },
      },
    ];
  });
  return { correctAnswers, totalQuestions, score12, passed, corrections };
}

/** Corrects one answer. @param letter empty if none was given */
export function correctQuestion(question: KeyedQuestion, letter: string, locale: string): QuestionCorrection {
  const marked = markQuestions([question], () => letter);
  const [correction] = toQuestionsResult([question], marked, locale).corrections;
  if (!correction) throw new Error("the question was not marked");
  return correction;
}

function explain(source: Explanation, locale: string): Pick<QuestionCorrection, "explanation" | "italianExplanation"> {
  const text = explanationText(source, locale);
  const italian = explanationText(source, DEFAULT_LOCALE);
  return { explanation: text, ...(text === italian ? {} : { italianExplanation: italian }) };
}

function contrastOf(
  { tag, options, correct_answer }: KeyedQuestion,
  chosen: string | null,
  findContrast: (error: LanguageError) => ContrastView | null,
): Pick<QuestionCorrection, "contrast"> {
  const [wrong, right] = [optionText(options, chosen), optionText(options, correct_answer)];
  const error = wrong && right ? languageErrorOf(tag, wrong, right) : null;
  const contrast = error && findContrast(error);
  return contrast ? { contrast } : {};
}
