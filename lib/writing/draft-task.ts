import { z } from "zod";
import { knownRevisionSchema, revisionSchema } from "@/lib/exam/answers";
import { promptPath, rewritingPath } from "@/lib/exam/paths";
import { attemptIdSchema, simulationIdSchema } from "@/lib/exam/schema";
import { WRITING_MAX } from "@/lib/exam/words";

/** What drafts are written of: the writing of an attempt, rewritten; or a task, taken again. */
export type DraftTask = { attemptId: string } | { simulationId: number; option: "A" | "B" };

const againSchema = z
  .string()
  .regex(/^\d+-[AB]$/)
  .transform((name) => name.split("-"))
  .pipe(z.tuple([simulationIdSchema, z.enum(["A", "B"])]))
  .transform(([simulationId, option]) => ({ simulationId, option }));

/** A part of a path that names such a task: an attempt's id, or the simulation and the prompt, such as "3-B". */
export const draftTaskSchema = z.union([attemptIdSchema.transform((attemptId) => ({ attemptId })), againSchema]);

/** The same in the other direction. */
export function draftTaskName(task: DraftTask): string {
  return "attemptId" in task ? task.attemptId : `${task.simulationId}-${task.option}`;
}

/** The page of a task's drafts. */
export function draftsPath(task: DraftTask): string {
  return "attemptId" in task ? rewritingPath(task.attemptId) : promptPath(task.simulationId, task.option);
}

/** The number of a draft, from a path. */
export const draftNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

/** The body of a draft's save. */
export const saveDraftSchema = z.strictObject({
  text: z.string().max(WRITING_MAX, { error: "too_long" }),
  revision: revisionSchema,
});

/** The body of a draft that is handed in. */
export const handInDraftSchema = saveDraftSchema.extend({ revision: knownRevisionSchema.optional() });
