import type { QuestionLine } from "@/lib/oral/content/schema";
import type { Measures } from "@/lib/oral/device/measures";
import type { StoredLine } from "@/lib/oral/device/recording-parts";
import type { AnswerView, DrawnTopic, RehearsalView, SpokenQuestion } from "@/lib/oral/rehearsal-view";
import { nextConversationQuestion, RETELLING_SECONDS } from "@/lib/oral/script";

/** The attempt that is the conversation. */
export const FIRST_ATTEMPT = 1;

/** The line of an attempt that tells the topic again. */
export const RETELLING_LINE = "retelling";

/** Times of an answer that was typed. */
export const TYPED_TIMES: Measures = { durationMs: 0, spokenMs: 0, longestSilenceMs: 0, longPauses: 0 };

export type Stage = "guide" | "cards" | "conversation" | "listening";

type Progress = Pick<RehearsalView, "draw" | "topic" | "answers" | "finishedAt">;

/** The stage of a rehearsal, which survives a reload. */
export function stageOf({ draw, topic, answers, finishedAt }: Progress): Stage {
  if (finishedAt) return "listening";
  if (topic) return "conversation";
  return draw.guide.every(({ line }) => isAnswered(answers, line)) ? "cards" : "guide";
}

/** The next question of a stage; null when it has none left. */
export function nextSpokenQuestion({ draw, topic, answers, finishedAt }: Progress): SpokenQuestion | null {
  const stage = stageOf({ draw, topic, answers, finishedAt });
  if (stage === "guide") return draw.guide.find(({ line }) => !isAnswered(answers, line)) ?? null;
  if (stage !== "conversation" || !topic) return null;
  const own = answersOf(answers, topic.questions);
  const seconds = own.reduce((sum, { measures }) => sum + measures.durationMs, 0) / 1000;
  const line = nextConversationQuestion(
    own.map((answer) => answer.line as QuestionLine),
    seconds,
  );
  return topic.questions.find((question) => question.line === line) ?? null;
}

/** The answers of the conversation to these questions. */
export function answersOf(answers: readonly AnswerView[], questions: readonly SpokenQuestion[]): AnswerView[] {
  const lines: readonly string[] = questions.map(({ line }) => line);
  return answers.filter(({ attempt, line }) => attempt === FIRST_ATTEMPT && lines.includes(line));
}

/** The parts of a rehearsal that a device has when its page is opened. */
export type OnDevice = {
  /** The chosen topic, if the server does not know it. */
  topic: DrawnTopic | null;
  /** Answers that were recorded to their end, but whose times have not reached the server. */
  answers: AnswerView[];
  /** The lines of interrupted recordings. One may have been answered in writing since. */
  interrupted: string[];
};

/** Finds the parts that the server does not have. @param stored the first attempt, as stored on the device */
export function findOnDevice({ draw, topic, answers }: Progress, stored: readonly StoredLine[]): OnDevice {
  const isOfStored = ({ card }: DrawnTopic) => stored.some(({ topicId }) => topicId === card.id);
  const found = topic ? null : (draw.topics.find(isOfStored) ?? null);
  const current = topic ?? found;
  const lines: readonly string[] = [...draw.guide, ...(current?.questions ?? [])].map(({ line }) => line);
  const own = stored.filter(
    ({ line, topicId }) => lines.includes(line) && (topicId === undefined || topicId === current?.card.id),
  );
  return {
    topic: found,
    answers: own
      .filter(({ line, isInterrupted }) => !isInterrupted && !isAnswered(answers, line))
      .map(({ line, measures }) => ({ attempt: FIRST_ATTEMPT, line, measures })),
    interrupted: own.filter(({ isInterrupted }) => isInterrupted).map(({ line }) => line),
  };
}

/** Adds parts to a rehearsal; returns the same object if there are none. */
export function withFound(
  view: RehearsalView,
  { topic = null, answers }: Partial<OnDevice> & Pick<OnDevice, "answers">,
) {
  if (!topic && answers.length === 0) return view;
  return { ...view, topic: view.topic ?? topic, answers: answers.reduce(withAnswer, view.answers) };
}

function isAnswered(answers: readonly AnswerView[], line: string): boolean {
  return answers.some((answer) => answer.attempt === FIRST_ATTEMPT && answer.line === line);
}

/** Whether times are those of speech; typed answers have none. */
export const wasSpoken = ({ durationMs }: Measures): boolean => durationMs > 0;

/** The times of these answers together; null without answers. */
export function timesOf(answers: readonly AnswerView[]): Measures | null {
  if (answers.length === 0) return null;
  return answers.reduce(
    (sum, { measures }) => ({
      durationMs: sum.durationMs + measures.durationMs,
      spokenMs: sum.spokenMs + measures.spokenMs,
      longestSilenceMs: Math.max(sum.longestSilenceMs, measures.longestSilenceMs),
      longPauses: sum.longPauses + measures.longPauses,
    }),
    TYPED_TIMES,
  );
}

/** An attempt at telling the topic again, with its length. */
export type RetellingTurn = { attempt: number; seconds: number };

/** The next attempt at telling the topic again; null after the last. */
export function nextRetelling(answers: readonly AnswerView[]): RetellingTurn | null {
  const told = answers.filter(({ line }) => line === RETELLING_LINE).length;
  const seconds = RETELLING_SECONDS[told];
  return seconds === undefined ? null : { attempt: FIRST_ATTEMPT + told + 1, seconds };
}

/** How long an attempt may take. The conversation is compared with the longest. @param attempt from 1 */
export function attemptSeconds(attempt: number): number {
  return RETELLING_SECONDS[Math.max(0, attempt - FIRST_ATTEMPT - 1)] ?? RETELLING_SECONDS[0];
}

/** Adds an answer; it replaces another answer to the same question of the same attempt. */
export function withAnswer(answers: AnswerView[], answer: AnswerView): AnswerView[] {
  return [...answers.filter(({ attempt, line }) => attempt !== answer.attempt || line !== answer.line), answer];
}
