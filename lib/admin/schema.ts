import { z } from "zod";
import { attemptIdSchema } from "@/lib/exam/schema";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";

export const studentIdSchema = z.uuid();

const reason = z.string({ error: "required" }).trim().min(1, { error: "required" }).max(500, { error: "too_long" });

const externalCode = z.string({ error: "required" }).trim().max(80, { error: "too_long" });

export const externalCodeSchema = z.object({ userId: z.uuid(), externalCode });

export const externalCodeByEmailSchema = z.object({
  email: z.string({ error: "required" }).trim().toLowerCase().min(1, { error: "required" }),
  externalCode,
});

export const reasonedActionSchema = z.object({ userId: z.uuid(), reason });

/** `until`: the last day of access, such as `2027-11-21`. */
export const grantSchema = reasonedActionSchema.extend({ until: z.iso.date({ error: "date" }) });

/** The reason may be missing: the HTTP contract of the bulk suspension has no fields. The desk always asks for it. */
export const bulkSuspensionSchema = z.object({ reason: reason.optional() });

export const reactivationSchema = z.object({ userId: z.uuid() });

export const resendMailSchema = z.object({ mailId: z.uuid() });

export const purchaseSchema = z.object({ paymentId: z.uuid() });

export const setAsideSchema = z.object({ attemptId: attemptIdSchema, reason });

export const clearFlagSchema = z.object({
  simulationId: z.int().min(1).max(9999),
  section: z.enum(QUESTION_SECTIONS),
  questionId: z.int().min(1).max(99),
});

export const flagSchema = clearFlagSchema.extend({ note: reason });

export const proposalStateSchema = z.object({ proposalId: z.uuid(), isDone: z.boolean() });

export type ProposalState = z.infer<typeof proposalStateSchema>;
export type ReasonedAction = z.infer<typeof reasonedActionSchema>;
export type BulkSuspension = z.infer<typeof bulkSuspensionSchema>;
export type PurchaseRef = z.infer<typeof purchaseSchema>;
export type SetAside = z.infer<typeof setAsideSchema>;
export type NewGrant = z.infer<typeof grantSchema>;
export type QuestionRef = z.infer<typeof clearFlagSchema>;
export type NewFlag = z.infer<typeof flagSchema>;
