import { getSimulation } from "@/lib/exam/content/library";
import { withoutKey } from "@/lib/exam/kinds/question";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { type Attempt, sectionRecordOf } from "@/lib/exam/queries";
import { isQuestionSection, type QuestionSection, type Section } from "@/lib/exam/sections";
import type { PaperWithWriting } from "@/lib/report/losses";
import { type Segment, toSegments } from "@/lib/writing/highlight";
import type { WritingError, WritingResult } from "@/lib/writing/schema";
import { numberSentences } from "@/lib/writing/sentences";

/**
 * The first thing to correct, in the learner's own words.
 *
 * - `text`: the sentence with most errors, marked; `point`: a point of the task that the text leaves out.
 * - `empty`: no text was written.
 * - `question`: a question that was answered wrongly, or not at all.
 */
export type Mending =
  | { kind: "text"; segments: Segment<{ start: number; end: number }>[] }
  | { kind: "point"; point: string }
  | { kind: "empty" }
  | { kind: "question"; question: string; options?: string[]; userAnswer: string | null };

/** Chooses it in a section; null if the section shows nothing to correct. */
export function chooseMending({ attempt, writing }: PaperWithWriting, section: Section): Mending | null {
  if (isQuestionSection(section)) return lostQuestion(attempt, section);
  if (!writing) return { kind: "empty" };
  if (!writing.result) return null;
  return flawedSentence(writing.result) ?? missingPoint(attempt, writing.option, writing.result);
}

/** An answer that was given comes first: it shows how the learner thought. Questions whose key has changed are left out. */
function lostQuestion(attempt: Attempt, section: QuestionSection): Mending | null {
  const questions = keyedQuestions(getSimulation(attempt.simulationId), section);
  const lost = sectionRecordOf(attempt, section).marks.filter(({ isCorrect }) => !isCorrect);
  const known = lost.flatMap(({ id, userAnswer, correctAnswer }) => {
    const item = questions.find((one) => one.id === id && one.correct_answer === correctAnswer);
    return item ? { item, userAnswer } : [];
  });
  const shown = known.find(({ userAnswer }) => userAnswer !== null) ?? known[0];
  if (!shown) return null;
  const { question, options } = withoutKey(shown.item);
  return { kind: "question", question, ...(options ? { options } : {}), userAnswer: shown.userAnswer };
}

function flawedSentence({ originalText, errors }: WritingResult): Mending | null {
  const sentences = numberSentences(originalText).map(({ start, end, text }) => {
    const inside = errors.filter((error) => isInside(error, start, end));
    const marks = inside.map((error) => ({ start: error.start - start, end: error.end - start }));
    return { text, marks };
  });
  const most = Math.max(0, ...sentences.map(({ marks }) => marks.length));
  const shown = most > 0 && sentences.find(({ marks }) => marks.length === most);
  return shown ? { kind: "text", segments: toSegments(shown.text, shown.marks) } : null;
}

const isInside = (error: WritingError, start: number, end: number): boolean =>
  error.start >= start && error.end <= end && error.end > error.start;

function missingPoint({ simulationId }: Attempt, option: string | null, { details }: WritingResult): Mending | null {
  const { options } = getSimulation(simulationId).sections.scrittura;
  const bullets = options.find(({ id }) => id === option)?.bullets ?? [];
  const point = bullets.find((_, at) => details?.bullets[at] === false);
  return point === undefined ? null : { kind: "point", point };
}
