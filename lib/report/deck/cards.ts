import { getSimulation } from "@/lib/exam/content/library";
import type { TAGS } from "@/lib/exam/content/tags";
import { type Attempt, sectionOf } from "@/lib/exam/queries";
import { QUESTION_SECTIONS, type QuestionSection, WRITING_SECTION } from "@/lib/exam/sections";
import type { WholeAttempt } from "@/lib/writing/queries";
import type { WritingError, WritingResult } from "@/lib/writing/schema";
import { numberSentences } from "@/lib/writing/sentences";

/** A question of a paper that was missed. */
export type QuestionCard = {
  kind: "question";
  name: string;
  simulationId: number;
  section: QuestionSection;
  questionId: number;
  tag: (typeof TAGS)[number];
  foundAt: Date;
};

/** An error of the learner's own, with the sentence it stands in. */
export type ErrorCard = {
  kind: "error";
  name: string;
  simulationId: number;
  error: WritingError;
  /** The sentence around the words at issue. */
  before: string;
  after: string;
  isAiGenerated: boolean;
  foundAt: Date;
};

/** What comes back to a learner. `name` tells it from all others of the learner's. */
export type DeckCard = QuestionCard | ErrorCard;

/** A writing that has its marks. */
export type MarkedWriting = {
  attemptId: string;
  simulationId: number;
  result: Pick<WritingResult, "originalText" | "errors" | "ai_generated">;
  markedAt: Date;
};

/** All that was missed in a learner's attempts, the newest of which comes first. */
export function cardsOf(whole: readonly WholeAttempt[]): DeckCard[] {
  return [...missedQuestions(whole.map(({ attempt }) => attempt)), ...writingErrors(whole.flatMap(toMarkedWriting))];
}

function toMarkedWriting({ attempt, handedIn }: WholeAttempt): MarkedWriting[] {
  const { correctedAt: markedAt } = sectionOf(attempt, WRITING_SECTION);
  if (!markedAt || !handedIn?.result) return [];
  return [{ attemptId: attempt.id, simulationId: attempt.simulationId, result: handedIn.result, markedAt }];
}

/**
 * The questions missed in corrected sections, the latest first, each once. One that was left blank counts where others of its
 * section were answered. Nothing of a section that the learner has open again and uncorrected: its key is not theirs to see now.
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
  return attempts.flatMap(({ simulationId, sections }) =>
    QUESTION_SECTIONS.flatMap((section) => {
      const record = sections.find((candidate) => candidate.section === section);
      return record?.correctedAt
        ? [{ simulationId, section, marks: record.marks, correctedAt: record.correctedAt }]
        : [];
    }),
  );
}

function isOpen(attempts: readonly Attempt[], simulationId: number, section: QuestionSection): boolean {
  return attempts.some(
    (attempt) =>
      attempt.simulationId === simulationId &&
      attempt.status === "active" &&
      !attempt.setAsideAt &&
      attempt.sections.some((record) => record.section === section && !record.correctedAt),
  );
}

/** The errors of marked writings, each with its sentence. Left out is what was not understood, for its correction is a guess. */
export function writingErrors(writings: readonly MarkedWriting[]): ErrorCard[] {
  return writings.flatMap(({ attemptId, simulationId, result, markedAt }) => {
    const sentences = numberSentences(result.originalText);
    return result.errors.flatMap((error): ErrorCard[] => {
      const { start, end } = error;
      const first = sentences.find((sentence) => sentence.end > start) ?? sentences.at(-1);
      const last = sentences.findLast((sentence) => sentence.start < end) ?? first;
      if (error.isUnclear || error.original === error.corrected || !first || !last) return [];
      return [
        {
          kind: "error",
          name: `${attemptId}/${start}-${end}`,
          simulationId,
          error,
          before: result.originalText.slice(Math.min(first.start, start), start),
          after: result.originalText.slice(end, Math.max(last.end, end)),
          isAiGenerated: result.ai_generated,
          foundAt: markedAt,
        },
      ];
    });
  });
}
