import { getSimulation } from "@/lib/exam/content/library";
import {
  findSiblingTimings,
  type HeardSibling,
  isHeard,
  type Sibling,
  type WrittenSibling,
} from "@/lib/exam/content/siblings";
import { hasGaps } from "@/lib/exam/kinds/cloze";
import { BLANK, gapSentence } from "@/lib/exam/kinds/gap";
import { toTimedEvidence } from "@/lib/exam/kinds/listening";
import type { AnswerSource, KeyedQuestion } from "@/lib/exam/kinds/question";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { lettersOf } from "@/lib/exam/options";
import { isOfKind } from "@/lib/exam/sections";
import { type TranscriptText, toTranscript } from "@/lib/exam/transcript";
import type { QuestionCard } from "@/lib/report/deck/cards";
import type { CardState } from "@/lib/report/queries/deck";

/** A question with its key (server only). `transcript`: of a sibling that is heard. */
export type AskableQuestion = {
  question: KeyedQuestion;
  source: AnswerSource;
  isGap: boolean;
  transcript?: TranscriptText[];
};

/**
 * The question itself or the sibling that replaces it; null if the paper no longer has the question.
 * @throws Error for a sibling whose recording is missing
 */
export function toAskableQuestion(
  card: QuestionCard,
  sibling: Sibling | null,
  findTimings = findSiblingTimings,
): AskableQuestion | null {
  if (sibling) return isHeard(sibling) ? fromHeard(sibling, findTimings(sibling.id)) : fromWritten(sibling);
  const { simulationId, section, questionId } = card;
  const question = keyedQuestions(getSimulation(simulationId), section).find(({ id }) => id === questionId);
  return question ? { question, source: question.source, isGap: hasGaps(section) } : null;
}

/** URL of a heard sibling's recording. */
export const siblingAudioUrl = (id: string): string => `/api/audio/siblings/${id}.mp3`;

function fromHeard(sibling: HeardSibling, timings: ReturnType<typeof findSiblingTimings>): AskableQuestion {
  const { id, tag, title, place, turns, question: prompt, explanation, evidence, correct_answer } = sibling;
  if (!timings) throw new Error(`${id} has no recording`);
  const timed = { texts: [{ ...timings, startSeconds: [0, 0] as [number, number] }] };
  const transcript = toTranscript([{ id, title, place, turns }], timed);
  const [first] = transcript;
  if (!first) throw new Error(`${id} has no transcript`);
  const turn = turns.findIndex(({ text }) => text.includes(evidence.quote));
  const options = "options" in sibling ? [...sibling.options] : undefined;
  const question = { id: 1, tag, question: prompt, options, letters: lettersOf(options), correct_answer, explanation };
  return {
    question: { ...question, evidence: toTimedEvidence(timed, { text: id, turn, quote: evidence.quote }) },
    source: { kind: "audio", src: siblingAudioUrl(id), span: first.span },
    isGap: false,
    transcript,
  };
}

function fromWritten(sibling: WrittenSibling): AskableQuestion {
  const { kind, tag, title, text, explanation, evidence, correct_answer } = sibling;
  const isGap = kind === "gap";
  const passage = { title, parts: [{ text: isGap ? text.replace("[1]", BLANK) : text }] };
  const prompt = sibling.kind === "gap" ? gapSentence({ title, parts: [{ text }] }, 1) : sibling.question;
  const options = "options" in sibling ? [...sibling.options] : undefined;
  const letters = lettersOf(options);
  const question = { id: 1, tag, question: prompt, options, letters, correct_answer, explanation, evidence };
  return { question, source: { kind: "text", passage }, isGap };
}

/** Whether a sibling may replace a question: same tag, a gap only for a gap, sound only for sound. */
export function isSiblingOf(sibling: Sibling, { tag, section }: QuestionCard): boolean {
  const fits = (sibling.kind === "gap") === hasGaps(section) && (!isHeard(sibling) || isOfKind(section, "listening"));
  return sibling.tag === tag && fits;
}

/**
 * After a right answer, a sibling that the learner has not seen, one with sound first; null for the question itself.
 */
export function chooseSibling(
  card: QuestionCard,
  state: CardState | null,
  seen: ReadonlySet<string>,
  siblings: readonly Sibling[],
): Sibling | null {
  if (!state || state.grade === "again") return null;
  const unseen = siblings.filter((sibling) => isSiblingOf(sibling, card) && !seen.has(sibling.id));
  return unseen.find(isHeard) ?? unseen[0] ?? null;
}
