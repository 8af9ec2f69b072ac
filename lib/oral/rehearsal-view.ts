import type { Level } from "@/lib/oral/content/schema";
import type { OralCriterion, OralScores } from "@/lib/oral/criteria";
import type { SelfCheckId } from "@/lib/oral/self-check";
import type { TopicId } from "@/lib/oral/topic-map";

/** What pages show of a rehearsal. The voice is no part of it: recordings stay on the device. */

/** `exam`: as at the exam. `help`: with the text of the questions, pauses and useful words. */
export type RehearsalMode = "exam" | "help";

export type TopicCard = { id: TopicId; title: string; prompts: readonly string[] };

/** `line`: a line of a topic, or the id of a guide question. */
export type QuestionView = { line: string; text: string };

/** `gloss`: in the reader's language; null in Italian. */
export type WordView = { it: string; gloss: string | null };

export type ModelView = {
  level: Level;
  speaker: { name: string; age: number; work: string } | null;
  turns: readonly QuestionView[];
  scores: OralScores;
  notes: Record<OralCriterion, string>;
};

/** Times of one answer in milliseconds, and the number of its long pauses. They are no mark. */
export type SpokenTimes = { durationMs: number; spokenMs: number; longestSilenceMs: number; longPauses: number };

/** `attempt`: 1 is the conversation; the others tell its topic again. */
export type AnswerView = { attempt: number; line: string; measures: SpokenTimes };

export type SelfCheckAnswer = "yes" | "partly" | "no";

export type SelfCheckAnswers = Partial<Record<SelfCheckId, SelfCheckAnswer>>;

/** An error that returns in a spoken text. */
export type SpokenPattern = { original: string; corrected: string; explanation: string };

export type RehearsalView = {
  id: string;
  mode: RehearsalMode;
  /** ISO time. `finishedAt`: of the first try. */
  startedAt: string;
  finishedAt: string | null;
  draw: { topics: readonly TopicCard[]; guide: readonly QuestionView[] };
  topic: { card: TopicCard; questions: readonly QuestionView[]; words: readonly WordView[] } | null;
  answers: readonly AnswerView[];
  selfCheck: SelfCheckAnswers;
  /** What was said, as its speaker confirmed it. */
  text: string | null;
  correction: { patterns: readonly SpokenPattern[] } | null;
  /** Null before the first try is finished. */
  models: readonly ModelView[] | null;
};

export type RehearsalSummary = {
  id: string;
  mode: RehearsalMode;
  /** Of the topic; null before it is chosen. */
  title: string | null;
  startedAt: string;
  finishedAt: string | null;
  spokenMs: number;
};
