import "server-only";
import type { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db, isUniqueViolation } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { hashGiftCode, hashRequestKey, makeGiftCodes } from "@/lib/payments/gift-code";
import type { newBatchSchema } from "@/lib/payments/schema";
import { endOfItalianDay } from "@/lib/product/italian-day";

/** How long a repeated request returns the same codes. Clients retry a lost response at once. */
const REPLAY_MS = 60 * 60 * 1000;

/**
 * Makes a batch of gift codes. The same request by the same admin returns the same codes for an hour.
 * @returns the codes in the order of their numbers; this is the only time they can be read
 * @throws AppError invalid_input if the last day is over, conflict (gift_codes_already_shown)
 */
export async function createGiftCodeBatch(
  admin: Admin,
  { requestKey, count, prefix, expiresOn, owner, note }: z.output<typeof newBatchSchema>,
  now = new Date(),
) {
  const keyHash = hashRequestKey(requestKey);
  const expiresAt = expiresOn ? endOfItalianDay(expiresOn) : null;
  if (expiresAt && expiresAt <= now && !(await db().giftCodeBatch.findUnique({ where: { keyHash } })))
    throw new AppError("invalid_input", "the last day is over", { fields: { expiresOn: "date" } });
  const codes = makeGiftCodes(prefix, count, requestKey);
  try {
    return await db().$transaction(async (tx) => {
      const { id: batchId } = await tx.giftCodeBatch.create({
        data: { keyHash, prefix, size: count, owner, note, expiresAt, madeById: admin.id, createdAt: now },
        select: { id: true },
      });
      await tx.giftCode.createMany({
        data: codes.map((code, index) => ({ codeHash: hashGiftCode(code), batchId, number: index + 1, expiresAt })),
      });
      await recordEvent(tx, { kind: "gift_codes_made", actorId: admin.id, details: { batchId, count } });
      return { batchId, codes };
    });
  } catch (error) {
    const batch = isUniqueViolation(error) ? await db().giftCodeBatch.findUnique({ where: { keyHash } }) : null;
    if (!batch) throw error;
    const isRepeat = batch.madeById === admin.id && now.getTime() - batch.createdAt.getTime() < REPLAY_MS;
    if (!isRepeat) throw new AppError("conflict", "made already", { reason: "gift_codes_already_shown" });
    return { batchId: batch.id, codes: makeGiftCodes(batch.prefix, batch.size, requestKey) };
  }
}
