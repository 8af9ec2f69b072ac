import type { QuestionLine } from "@/lib/oral/content/schema";

/**
 * The timetable of a rehearsal: about five minutes, of which the candidate speaks three to four. The exam has a minute
 * of guide questions and two to three minutes of conversation; the rest is ours.
 */
export const PHASES = [
  { name: "start", startSeconds: 0 },
  { name: "guide", startSeconds: 15 },
  { name: "topics", startSeconds: 90 },
  { name: "opening", startSeconds: 120 },
  { name: "follow-ups", startSeconds: 160 },
  { name: "end", startSeconds: 280 },
] as const;

/** The time in which a candidate reads the card. */
export const READING_SECONDS = 30;

/** How long an answer usually takes. Nobody is cut off at its end. */
export const ANSWER_SECONDS = {
  guide: { least: 10, most: 15 },
  opening: { least: 30, most: 40 },
  followUp: { least: 15, most: 25 },
} as const;

/** Times of the same topic, told again and again in less time (Nation's 4/3/2, shortened). */
export const RETELLING_SECONDS = [180, 120, 90] as const;

/** From the opening question to the end of the conversation. */
const CONVERSATION_SECONDS = 160;

/** After this much conversation, the second general follow-up is left out. */
const SECOND_GENERAL_SECONDS = 150;

const ORDER = ["opening", "own1", "own2", "general1", "own3", "general2"] as const satisfies readonly QuestionLine[];

/** The next question of the conversation; null at its end. @param conversationSeconds since the opening question */
export function nextConversationQuestion(
  asked: readonly QuestionLine[],
  conversationSeconds: number,
): QuestionLine | null {
  if (conversationSeconds >= CONVERSATION_SECONDS) return null;
  const next = ORDER.find((line) => !asked.includes(line)) ?? null;
  return next === "general2" && conversationSeconds >= SECOND_GENERAL_SECONDS ? null : next;
}
