import type { Level, QuestionLine } from "@/lib/oral/content/schema";
import type { SpeechNotes } from "@/lib/oral/content/speech-notes";
import type { OralCriterion, OralScores } from "@/lib/oral/criteria";
import type { GuideQuestion } from "@/lib/oral/examiner";
import type { SelfCheckId } from "@/lib/oral/self-check";
import type { TopicId } from "@/lib/oral/topic-map";

/** A rehearsal as sent by the server. Recordings never reach the server, so there are none here. */

/** As at the exam, or with help. */
export const REHEARSAL_MODES = ["exam", "help"] as const;
export type RehearsalMode = (typeof REHEARSAL_MODES)[number];

export type TopicCard = { id: TopicId; title: string; prompts: string[] };

/** A drawn topic with all its content, so that a rehearsal continues without a network. */
export type DrawnTopic = { card: TopicCard; questions: SpokenQuestion[]; words: WordView[] };

export type SpokenQuestion = { line: GuideQuestion | QuestionLine; text: string };

/** `gloss`: in the reader's language; null in Italian. */
export type WordView = { it: string; gloss: string | null };

/** `speaker`: null for the weak answer, which is nobody's. */
export type ModelView = {
  level: Level;
  speaker: { name: string; age: number; work: string } | null;
  turns: { line: QuestionLine; text: string }[];
  scores: OralScores;
  notes: Record<OralCriterion, string>;
};

/**
 * The times of one answer, as the device measured them; `longPauses` is a count. `attempt`: 1 is the rehearsal, from 2
 * on the topic is told again, with the line `retelling`.
 */
export type AnswerView = {
  attempt: number;
  line: string;
  measures: { durationMs: number; spokenMs: number; longestSilenceMs: number; longPauses: number };
};

export const SELF_CHECK_ANSWERS = ["yes", "partly", "no"] as const;
export type SelfCheckAnswer = (typeof SELF_CHECK_ANSWERS)[number];
export type SelfCheckAnswers = Partial<Record<SelfCheckId, SelfCheckAnswer>>;

/** Of a spoken text, in UTF-16 units: more than anybody says in ten minutes. */
export const MAX_SPOKEN_TEXT = 6000;

/** Words of the learner's text, better ones, and why, in the learner's language. */
export type SpokenPattern = { original: string; corrected: string; explanation: string };

export type RehearsalView = {
  id: string;
  mode: RehearsalMode;
  /** ISO 8601, as all times here. */
  startedAt: string;
  /** The end of the first try. */
  finishedAt: string | null;
  /** The latest finished try; 0 before the first. */
  finishedTries: number;
  draw: { topics: DrawnTopic[]; guide: SpokenQuestion[] };
  /** Null until a topic is chosen. */
  topic: DrawnTopic | null;
  answers: AnswerView[];
  selfCheck: SelfCheckAnswers;
  /** What was said, as its learner confirmed it. */
  text: string | null;
  /** AI-generated. Null until the learner asked for it. */
  correction: { patterns: SpokenPattern[]; ai_generated: true } | null;
  /** Whether the AI teacher is available. */
  isCorrectionOffered: boolean;
  /** Null before the first try is finished. */
  models: ModelView[] | null;
  /** What the reader's language does to spoken Italian; null in Italian, and before the first try is finished. */
  speechNotes: SpeechNotes | null;
  /** Addresses of the sounds of Italian texts that this view uses, by text. */
  sounds: Record<string, string>;
};

/** `title`: of the chosen topic. `spokenMs`: of the first try. */
export type RehearsalSummary = {
  id: string;
  mode: RehearsalMode;
  title: string | null;
  startedAt: string;
  finishedAt: string | null;
  spokenMs: number;
};
