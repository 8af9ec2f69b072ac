import { z } from "zod";
import { promptPath, rewritingPath } from "@/lib/exam/paths";
import { attemptIdSchema, knownRevisionSchema, revisionSchema, simulationIdSchema } from "@/lib/exam/schema";
import { MAX_WRITING_LENGTH } from "@/lib/exam/word-count";

/** Either an attempt's writing to rewrite, or a prompt to answer again. */
export type DraftTask = { attemptId: string } | { simulationId: number; option: "A" | "B" };

const promptTaskSchema = z
  .string()
  .regex(/^\d+-[AB]$/)
  .transform((name) => name.split("-"))
  .pipe(z.tuple([simulationIdSchema, z.enum(["A", "B"])]))
  .transform(([simulationId, option]) => ({ simulationId, option }));

/** Path segment of a task: an attempt's id, or simulation and prompt, such as "3-B". */
export const draftTaskSchema = z.union([attemptIdSchema.transform((attemptId) => ({ attemptId })), promptTaskSchema]);

/** Inverse of `draftTaskSchema`. */
export function draftTaskName(task: DraftTask): string {
  return "attemptId" in task ? task.attemptId : `${task.simulationId}-${task.option}`;
}

export function draftsPath(task: DraftTask): string {
  return "attemptId" in task ? rewritingPath(task.attemptId) : promptPath(task.simulationId, task.option);
}

export const draftNumberSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

export const saveDraftSchema = z.strictObject({
  text: z.string().max(MAX_WRITING_LENGTH, { error: "too_long" }),
  revision: revisionSchema,
});

export const handInDraftSchema = saveDraftSchema.extend({ revision: knownRevisionSchema.optional() });
