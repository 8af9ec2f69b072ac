"use server";

import type { z } from "zod";
import { requireAdmin } from "@/lib/accounts/gate";
import { action } from "@/lib/action";
import { findGiftCode } from "@/lib/admin/queries/gift-code-batches";
import { hashGiftCode } from "@/lib/payments/gift-code";
import { makeGiftCodeBatch } from "@/lib/payments/mutations/make-gift-codes";
import { revokeGiftCodes } from "@/lib/payments/mutations/revoke-gift-codes";
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
