import { getSimulation } from "@/lib/exam/content/library";
import type { Sibling } from "@/lib/exam/content/siblings";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import { BLANK, gapSentence } from "@/lib/exam/kinds/gap";
import type { AnswerSource, KeyedQuestion } from "@/lib/exam/kinds/question";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { lettersOf } from "@/lib/exam/options";
import type { QuestionCard } from "@/lib/report/deck/cards";
import type { CardState } from "@/lib/report/queries/deck";

/** A question with its key (server only). */
export type AskableQuestion = { question: KeyedQuestion; source: AnswerSource; isGap: boolean };

/** The question itself or the sibling that replaces it; null if the paper no longer has the question. */
export function toAskableQuestion(card: QuestionCard, sibling: Sibling | null): AskableQuestion | null {
  if (sibling) return fromSibling(sibling);
  const { simulationId, section, questionId } = card;
  const question = keyedQuestions(getSimulation(simulationId), section).find(({ id }) => id === questionId);
  return question ? { question, source: question.source, isGap: hasGaps(section) } : null;
}

function fromSibling(sibling: Sibling): AskableQuestion {
  const { kind, tag, title, text, explanation, evidence, correct_answer } = sibling;
  const isGap = kind === "gap";
  const passage = { title, parts: [{ text: isGap ? text.replace("[1]", BLANK) : text }] };
  const prompt = sibling.kind === "gap" ? gapSentence({ title, parts: [{ text }] }, 1) : sibling.question;
  const options = "options" in sibling ? [...sibling.options] : undefined;
  const letters = lettersOf(options);
  const question = { id: 1, tag, question: prompt, options, letters, correct_answer, explanation, evidence };
  return { question, source: { kind: "text", passage }, isGap };
}

/** Whether a sibling may replace a question: same tag, and a gap only for a gap. */
export function isSiblingOf(sibling: Sibling, { tag, section }: QuestionCard): boolean {
  return sibling.tag === tag && (sibling.kind === "gap") === hasGaps(section);
}

/** After a right answer, a sibling that the learner has not seen; null for the question itself. */
export function chooseSibling(
  card: QuestionCard,
  state: CardState | null,
  seen: ReadonlySet<string>,
  siblings: readonly Sibling[],
): Sibling | null {
  if (!state || state.grade === "again") return null;
  return siblings.find((sibling) => isSiblingOf(sibling, card) && !seen.has(sibling.id)) ?? null;
}
