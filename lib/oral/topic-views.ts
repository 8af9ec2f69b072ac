import "server-only";
import { TRANSLATED_LOCALES } from "@/lib/i18n/locales";
import { type Level, type OralTopic, QUESTION_LINES, questionText } from "@/lib/oral/content/schema";
import { getSpeechNotes, type SpeechNotes } from "@/lib/oral/content/speech-notes";
import { makeDraw } from "@/lib/oral/draw";
import { GUIDE_QUESTION_IDS } from "@/lib/oral/examiner";
import type { DrawnTopic, ModelView, SpokenQuestion, TopicCard, WordView } from "@/lib/oral/rehearsal-view";

/** The card as printed. */
export function toTopicCard({ id, card }: OralTopic): TopicCard {
  return { id, title: card.title, prompts: card.prompts };
}

/** The guide questions in the wordings of a draw, in the order of the exam. @param seed of the draw */
export function toGuideQuestions(seed: number): SpokenQuestion[] {
  const { guide } = makeDraw(seed);
  return GUIDE_QUESTION_IDS.map((line) => ({ line, text: guide[line] }));
}

/**
 * A topic with its card, its words, and all questions of the conversation. Which are asked, and when, is
 * `nextConversationQuestion` in `script.ts`.
 * @param locale of the glosses
 */
export function toDrawnTopic(topic: OralTopic, locale: string): DrawnTopic {
  return { card: toTopicCard(topic), questions: toSpokenQuestions(topic), words: toWords(topic, locale) };
}

function toSpokenQuestions(topic: OralTopic): SpokenQuestion[] {
  return QUESTION_LINES.map((line) => ({ line, text: questionText(topic, line) }));
}

function toWords({ words }: OralTopic, locale: string): WordView[] {
  return words.map(({ it, gloss }) => {
    const known: Partial<Record<string, string>> = gloss;
    return { it, gloss: known[locale] ?? null };
  });
}

/** The weak answer first, the good one last. */
const SHOWN_LEVELS = ["debole", "basta", "bene"] as const satisfies readonly Level[];

/** The model answers with their reasons: only for somebody who has finished a try. */
export function toModels({ models }: OralTopic): ModelView[] {
  return SHOWN_LEVELS.map((level) => {
    const { turns, scores, notes } = models[level];
    const speaker = level === "debole" ? null : toSpeaker(models[level].speaker);
    return { level, speaker, turns: turns.map(({ line, text }) => ({ line, text })), scores, notes };
  });
}

const toSpeaker = ({ name, age, work }: OralTopic["models"]["bene"]["speaker"]) => ({ name, age, work });

/** The notes for readers of a language; null for Italian. */
export function findSpeechNotes(locale: string): SpeechNotes | null {
  const language = TRANSLATED_LOCALES.find((one) => one === locale);
  return language ? getSpeechNotes(language) : null;
}
