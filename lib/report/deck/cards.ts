import { getSimulation } from "@/lib/exam/content/library";
import type { Tag } from "@/lib/exam/content/tags";
import { type Attempt, sectionRecordOf } from "@/lib/exam/queries";
import { QUESTION_SECTIONS, type QuestionSection, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import type { AttemptWithWriting } from "@/lib/writing/queries";
import type { WritingError, WritingResult } from "@/lib/writing/schema";
import { numberSentences, textAround } from "@/lib/writing/sentences";

/** `name` is unique among the learner's cards. */
type AnyCard = { name: string; simulationId: number; foundAt: Date };

export type QuestionCard = AnyCard & { kind: "question"; section: QuestionSection; questionId: number; tag: Tag };

export type ErrorCard = AnyCard & {
  kind: "error";
  error: WritingError;
  /** The sentence around the error. */
  before: string;
  after: string;
  isAiGenerated: boolean;
};

export type DeckCard = QuestionCard | ErrorCard;

export type MarkedWriting = {
  attemptId: string;
  simulationId: number;
  result: Pick<WritingResult, "originalText" | "errors" | "ai_generated">;
  markedAt: Date;
};

/** Everything missed in a learner's attempts, without sections that are open again. @param whole newest first */
export function cardsOf(whole: readonly AttemptWithWriting[]): DeckCard[] {
  const attempts = whole.map(({ attempt }) => attempt);
  const writings = whole.flatMap(toMarkedWriting);
  const readable = writings.filter(({ simulationId }) => !isOpen(attempts, simulationId, WRITING_SECTION));
  return [...missedQuestions(attempts), ...writingErrors(readable)];
}

function toMarkedWriting({ attempt, handedIn }: AttemptWithWriting): MarkedWriting[] {
  const { correctedAt: markedAt } = sectionRecordOf(attempt, WRITING_SECTION);
  if (!markedAt || !handedIn?.result) return [];
  return [{ attemptId: attempt.id, simulationId: attempt.simulationId, result: handedIn.result, markedAt }];
}

/**
 * Questions missed in corrected sections, latest first, each once. Blank answers count only if others of the section
 * were answered. A section that is open again is left out: its keys must stay hidden.
 */
export function missedQuestions(attempts: readonly Attempt[]): QuestionCard[] {
  const cards = new Map<string, QuestionCard>();
  for (const { simulationId, section, marks, correctedAt } of correctedSections(attempts)) {
    if (isOpen(attempts, simulationId, section) || marks.every(({ userAnswer }) => !userAnswer)) continue;
    const { questions } = getSimulation(simulationId).sections[section];
    for (const { id } of marks.filter(({ isCorrect }) => !isCorrect)) {
      const name = `${simulationId}/${section}/${id}`;
      const tag = questions.find((question) => question.id === id)?.tag;
      if (tag && !cards.has(name))
        cards.set(name, { kind: "question", name, simulationId, section, questionId: id, tag, foundAt: correctedAt });
    }
  }
  return [...cards.values()];
}

function correctedSections(attempts: readonly Attempt[]) {
  return attempts.flatMap((attempt) =>
    QUESTION_SECTIONS.flatMap((section) => {
      const { marks, correctedAt } = sectionRecordOf(attempt, section);
      return correctedAt ? [{ simulationId: attempt.simulationId, section, marks, correctedAt }] : [];
    }),
  );
}

function isOpen(attempts: readonly Attempt[], simulationId: number, section: Section): boolean {
  return attempts.some(
    (attempt) =>
      attempt.simulationId === simulationId &&
      attempt.status === "active" &&
      !attempt.setAsideAt &&
      attempt.sections.some((record) => record.section === section && !record.correctedAt),
  );
}

/** Errors of marked writings with their sentences. Unclear passages are left out: their correction is a guess. */
export function writingErrors(writings: readonly MarkedWriting[]): ErrorCard[] {
  return writings.flatMap(({ attemptId, simulationId, result, markedAt }) => {
    const sentences = numberSentences(result.originalText);
    return result.errors.flatMap((error): ErrorCard[] => {
      const around = textAround(sentences, result.originalText, error);
      if (error.isUnclear || error.original === error.corrected || !around) return [];
      return [
        {
          kind: "error",
          name: `${attemptId}/${error.start}-${error.end}`,
          simulationId,
          error,
          ...around,
          isAiGenerated: result.ai_generated,
          foundAt: markedAt,
        },
      ];
    });
  });
}
