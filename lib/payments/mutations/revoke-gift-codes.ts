import "server-only";
import type { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import type { revokeSchema } from "@/lib/payments/schema";

/**
 * Revokes an unused code, or all unused ones of a batch, and returns how many.
 * @throws AppError not_found, conflict (gift_code_used, gift_code_revoked) if nothing was left to revoke
 */
export async function revokeGiftCodes(
  admin: Admin,
  { batchId, number, reason }: z.output<typeof revokeSchema>,
  now = new Date(),
): Promise<number> {
  return db().$transaction(async (tx) => {
    const selection = { batchId, ...(number === null ? {} : { number }) };
    const unused = { ...selection, redeemedAt: null, revokedAt: null };
    const { count } = await tx.giftCode.updateMany({ where: unused, data: { revokedAt: now } });
    if (count === 0) {
      const known = await tx.giftCode.findFirst({ where: selection, select: { redeemedAt: true } });
      if (!known) throw new AppError("not_found", "no such gift code");
      const why = known.redeemedAt ? "gift_code_used" : "gift_code_revoked";
      throw new AppError("conflict", "nothing left to revoke", { reason: why });
    }
    const details = { batchId, count, ...(number === null ? {} : { number }) };
    await recordEvent(tx, { kind: "gift_code_revoked", actorId: admin.id, reason, details });
    return count;
  });
}
