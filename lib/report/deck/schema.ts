import { z } from "zod";
import { DECK_GRADES, STAGES } from "@/lib/report/deck/schedule";

/** `version`: of the card as shown; `startedAt`: of the page's session. */
const cardShape = {
  name: z.string().max(40),
  version: z.int().min(0).max(1_000_000),
  startedAt: z.iso.datetime().transform((time) => new Date(time)),
};

/** `letter`: empty if not known; `grade`: how well the learner says they knew the error. */
export const deckAnswerSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("question"),
    ...cardShape,
    sibling: z.string().max(40).nullable(),
    letter: z.string().max(1),
  }),
  z.object({ kind: z.literal("error"), ...cardShape, grade: z.enum(DECK_GRADES) }),
]);
export type DeckAnswer = z.infer<typeof deckAnswerSchema>;

export const cardVersionSchema = z.object({ name: cardShape.name, version: cardShape.version });
export type CardVersion = z.infer<typeof cardVersionSchema>;

/** When a card is due, and how well it is remembered (FSRS). */
export const scheduleSchema = z.object({
  stage: z.enum(STAGES),
  dueAt: z.coerce.date(),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.int(),
  step: z.int(),
  reps: z.int(),
  lapses: z.int(),
  answeredAt: z.coerce.date(),
});
export type Schedule = z.infer<typeof scheduleSchema>;
