import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError, type ErrorReason } from "@/lib/http/errors";
import { hasUnexpiredGrant } from "@/lib/payments/entitlement";
import { hashGiftCode } from "@/lib/payments/gift-code";
import type { GiftCodeFacts } from "@/lib/payments/gift-code-state";
import { accessEnd } from "@/lib/product/product";

/**
 * Locks the code's row, so that only one of several concurrent requests gets it.
 * @param code trimmed and upper-cased
 * @returns end of access
 * @throws AppError suspended, not_found (unknown_gift_code), conflict (gift_code_used, gift_code_revoked,
 *   gift_code_expired, gift_code_not_needed)
 */
export async function redeemGiftCode(account: Account, code: string, now = new Date()): Promise<Date> {
  if (account.isSuspended) throw new AppError("suspended");
  return db().$transaction(async (tx) => {
    // Lock the account's row first: two codes redeemed at once by one learner must not both be used up.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${account.id}::uuid FOR UPDATE`;
    const grants = await tx.accessGrant.findMany({ where: { userId: account.id } });
    if (hasUnexpiredGrant(grants, now))
      throw new AppError("conflict", "access is active", { reason: "gift_code_not_needed" });

    const codeHash = hashGiftCode(code);
    const used = await tx.giftCode.updateMany({
      where: { codeHash, redeemedAt: null, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
      data: { redeemedAt: now, redeemedById: account.id },
    });
    const giftCode = await tx.giftCode.findUnique({ where: { codeHash } });
    if (!giftCode) throw new AppError("not_found", "unknown gift code", { reason: "unknown_gift_code" });
    if (used.count === 0)
      throw new AppError("conflict", "gift code not redeemable", { reason: unredeemableReason(giftCode) });
    const expiresAt = accessEnd(now);
    const grant = { userId: account.id, giftCodeId: giftCode.id, startsAt: now, expiresAt };
    await tx.accessGrant.create({ data: { ...grant, source: "gift_code" } });
    return expiresAt;
  });
}

function unredeemableReason({ redeemedAt, revokedAt }: GiftCodeFacts): ErrorReason {
  if (redeemedAt) return "gift_code_used";
  return revokedAt ? "gift_code_revoked" : "gift_code_expired";
}
