import type { QuestionLine } from "@/lib/oral/content/schema";

/** The time in which a candidate reads the card. */
export const READING_SECONDS = 30;

/** Times of the same topic, told again and again in less time (Nation's 4/3/2, shortened). */
export const RETELLING_SECONDS = [180, 120, 90] as const;

/** From the opening question to the end of the conversation; the exam takes two to three minutes. */
const CONVERSATION_SECONDS = 160;

/** After this much conversation, the second general follow-up is left out. */
const SECOND_GENERAL_SECONDS = 150;

const ORDER = ["opening", "own1", "own2", "general1", "own3", "general2"] as const satisfies readonly QuestionLine[];

/** How long the examiner takes for a question, with the words before it: the mean of the recordings. */
export const QUESTION_SECONDS = 6;

/** The next question of the conversation; null at its end. @param answerSeconds the length of all answers so far */
export function nextConversationQuestion(asked: readonly QuestionLine[], answerSeconds: number): QuestionLine | null {
  const conversationSeconds = answerSeconds + asked.length * QUESTION_SECONDS;
  if (conversationSeconds >= CONVERSATION_SECONDS) return null;
  const next = ORDER.find((line) => !asked.includes(line)) ?? null;
  return next === "general2" && conversationSeconds >= SECOND_GENERAL_SECONDS ? null : next;
}
