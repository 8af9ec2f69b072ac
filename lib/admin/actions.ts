"use server";

import { after } from "next/server";
import { getLocale } from "next-intl/server";
import { z } from "zod";
import { adminAction } from "@/lib/accounts/gate";
import { makeGiftCodeFile } from "@/lib/admin/gift-code-file";
import { endAccess, grantAccess } from "@/lib/admin/mutations/change-access";
import { clearQuestionFlag, flagQuestion } from "@/lib/admin/mutations/flag-question";
import { refundElsewhere } from "@/lib/admin/mutations/refund-elsewhere";
import { requeueMail } from "@/lib/admin/mutations/requeue-mail";
import { setAttemptAside } from "@/lib/admin/mutations/set-attempt-aside";
import { setExternalCode } from "@/lib/admin/mutations/set-external-code";
import { reactivateStudent, suspendStudent } from "@/lib/admin/mutations/suspend-student";
import { deleteDoneProposals, setProposalState } from "@/lib/admin/mutations/translation-proposals";
import { findGiftCode } from "@/lib/admin/queries/gift-code-batches";
import {
  clearFlagSchema,
  externalCodeByEmailSchema,
  flagSchema,
  grantSchema,
  proposalStateSchema,
  purchaseSchema,
  reactivationSchema,
  reasonedActionSchema,
  resendMailSchema,
  setAsideSchema,
} from "@/lib/admin/schema";
import { runQueuedJobs } from "@/lib/jobs/run-queued-jobs";
import { hashGiftCode } from "@/lib/payments/gift-code";
import { revokeGiftCodes } from "@/lib/payments/mutations/revoke-gift-codes";
import { giftCodeSchema, newBatchSchema, revokeSchema } from "@/lib/payments/schema";
import { answerShortText } from "@/lib/writing/mutations/answer-short-text";
import { saveBlindMarks } from "@/lib/writing/mutations/blind-marks";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import { blindMarksSchema, shortTextAnswerSchema, teacherMarksSchema } from "@/lib/writing/schema";

export const markWriting = adminAction(teacherMarksSchema, async (admin, marks) =>
  markByTeacher(admin, marks, await getLocale()),
);
export const answerShort = adminAction(shortTextAnswerSchema, answerShortText);
export const markBlind = adminAction(blindMarksSchema, saveBlindMarks);

export const createGiftCodes = adminAction(newBatchSchema, makeGiftCodeFile);
export const revokeCodes = adminAction(revokeSchema, revokeGiftCodes);
export const findCode = adminAction(giftCodeSchema, (admin, { code }) => findGiftCode(admin, hashGiftCode(code)));

export const setExternalCodeByEmail = adminAction(externalCodeByEmailSchema, (admin, { email, externalCode }) =>
  setExternalCode(admin, { email }, externalCode),
);
export const grantStudentAccess = adminAction(grantSchema, grantAccess);
export const endStudentAccess = adminAction(reasonedActionSchema, endAccess);
export const suspendAccount = adminAction(reasonedActionSchema, suspendStudent);
export const reactivateAccount = adminAction(reactivationSchema, reactivateStudent);
export const setAsideAttempt = adminAction(setAsideSchema, setAttemptAside);
export const markRefundedElsewhere = adminAction(purchaseSchema, refundElsewhere);
export const resendMail = adminAction(resendMailSchema, async (admin, { mailId }) => {
  await requeueMail(admin, mailId);
  after(runQueuedJobs);
});

export const flagItem = adminAction(flagSchema, flagQuestion);
export const clearItemFlag = adminAction(clearFlagSchema, clearQuestionFlag);

export const changeProposalState = adminAction(proposalStateSchema, setProposalState);
export const clearDoneProposals = adminAction(z.object({}), deleteDoneProposals);
