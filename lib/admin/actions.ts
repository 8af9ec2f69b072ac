"use server";

import { after } from "next/server";
import type { z } from "zod";
import { requireAdmin } from "@/lib/accounts/gate";
import { action } from "@/lib/action";
import { endAccess, grantAccess } from "@/lib/admin/mutations/change-access";
import { clearQuestionFlag, flagQuestion } from "@/lib/admin/mutations/flag-question";
import { sendMailAgain } from "@/lib/admin/mutations/send-mail-again";
import { setAttemptAside } from "@/lib/admin/mutations/set-attempt-aside";
import { setExternalCode } from "@/lib/admin/mutations/set-external-code";
import { suspendStudent } from "@/lib/admin/mutations/suspend-student";
import { findGiftCode } from "@/lib/admin/queries/gift-code-batches";
import { type ClearedFlag, clearFlagSchema, flagSchema, type NewFlag } from "@/lib/admin/question-name";
import {
  externalCodeByEmailSchema,
  grantSchema,
  mailAgainSchema,
  type NewGrant,
  type ReasonedAct,
  reasonedActSchema,
  setAsideSchema,
} from "@/lib/admin/schema";
import { hashGiftCode } from "@/lib/payments/gift-code";
import { makeGiftCodeBatch } from "@/lib/payments/mutations/make-gift-codes";
import { revokeGiftCodes } from "@/lib/payments/mutations/revoke-gift-codes";
import { sendDueMails } from "@/lib/payments/mutations/send-due-mails";
import { giftCodeSchema, newBatchSchema, revokeSchema } from "@/lib/payments/schema";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import { type TeacherMarks, teacherMarksSchema } from "@/lib/writing/schema";

const mark = action(teacherMarksSchema, async (marks) => {
  await markByTeacher(await requireAdmin(), marks);
  return true;
});

/** Gives a writing a teacher's marks. */
export async function markWriting(marks: TeacherMarks) {
  return mark(marks);
}

const makeBatch = action(newBatchSchema, async (batch) => makeGiftCodeBatch(await requireAdmin(), batch));

/** Makes a batch of gift codes; the answer is the one place where the codes can be read. */
export async function makeGiftCodes(batch: z.input<typeof newBatchSchema>) {
  return makeBatch(batch);
}

const revoke = action(revokeSchema, async (asked) => revokeGiftCodes(await requireAdmin(), asked));

/** Revokes one unused gift code of a batch, or all; answers how many. */
export async function revokeCodes(asked: z.input<typeof revokeSchema>) {
  return revoke(asked);
}

const find = action(giftCodeSchema, async ({ code }) => findGiftCode(await requireAdmin(), hashGiftCode(code)));

/** Which batch and number a gift code is, and its state; null when nobody made it. */
export async function findCode(asked: z.input<typeof giftCodeSchema>) {
  return find(asked);
}

const setCode = action(externalCodeByEmailSchema, async ({ email, externalCode }) => {
  await setExternalCode(await requireAdmin(), { email }, externalCode);
  return true;
});

/** Gives the student of that e-mail the school's own code. */
export async function setExternalCodeByEmail(input: { email: string; externalCode: string }) {
  return setCode(input);
}

const grant = action(grantSchema, async (input) => (await grantAccess(await requireAdmin(), input)).toISOString());

/** Gives a student access until the end of a day; answers its last moment. */
export async function grantStudentAccess(input: NewGrant) {
  return grant(input);
}

const end = action(reasonedActSchema, async (input) => {
  await endAccess(await requireAdmin(), input);
  return true;
});

/** Ends a student's access. */
export async function endStudentAccess(input: ReasonedAct) {
  return end(input);
}

const suspend = action(reasonedActSchema, async (input) => {
  await suspendStudent(await requireAdmin(), input);
  return true;
});

/** Suspends a student. */
export async function suspendAccount(input: ReasonedAct) {
  return suspend(input);
}

const sendAgain = action(mailAgainSchema, async ({ mailId }) => {
  await sendMailAgain(await requireAdmin(), mailId);
  after(() => sendDueMails());
  return true;
});

/** Sends a mail of a student's once more. */
export async function resendMail(input: { mailId: string }) {
  return sendAgain(input);
}

const setAside = action(setAsideSchema, async (input) => {
  await setAttemptAside(await requireAdmin(), input);
  return true;
});

/** Sets an attempt aside, so that its learner may begin anew. */
export async function resetAttempt(input: { attemptId: string; reason: string }) {
  return setAside(input);
}

const flag = action(flagSchema, async (input) => flagQuestion(await requireAdmin(), input));
const clearFlag = action(clearFlagSchema, async (input) => clearQuestionFlag(await requireAdmin(), input));

/** Marks a question of a paper as one to look at. */
export async function flagItem(input: NewFlag) {
  return flag(input);
}

/** Takes that marker away. */
export async function clearItemFlag(input: ClearedFlag) {
  return clearFlag(input);
}
