import { z } from "zod";
import { DECK_GRADES } from "@/lib/report/deck/schedule";

/** Which card as it stood on the page, and when the page's session began. */
const cardShape = {
  name: z.string().max(40),
  version: z.int().min(0).max(1_000_000),
  startedAt: z.iso.datetime().transform((time) => new Date(time)),
};

/** An answer: the letter of an option (none: not known), or how well the learner says they knew their error. */
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

/** A right answer that was easy. `version` is the card's since that answer. */
export const easyAnswerSchema = z.object({ name: cardShape.name, version: cardShape.version });
export type EasyAnswer = z.infer<typeof easyAnswerSchema>;

/** How a card stood before its latest answer, as it is stored. */
export const storedScheduleSchema = z.object({
  stage: z.enum(["learning", "review", "relearning"]),
  dueAt: z.coerce.date(),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.int(),
  step: z.int(),
  reps: z.int(),
  lapses: z.int(),
  answeredAt: z.coerce.date(),
});
