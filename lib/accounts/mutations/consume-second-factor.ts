import "server-only";
import { hashRecoveryCode, RECOVERY_DIGITS } from "@/lib/accounts/recovery-code";
import { findTotpStep, TOTP_DIGITS } from "@/lib/accounts/totp";
import { db } from "@/lib/db/client";
import { AppError, type ErrorCode } from "@/lib/http/errors";
import { enforceLimit, resetLimit } from "@/lib/security/rate-limit";
import { unseal } from "@/lib/security/seal";

/** Counts a try, then uses up the code. @throws AppError rate_limited, or with `errorCode` (wrong_second_factor) */
export async function requireSecondFactor(userId: string, code: string, errorCode: ErrorCode): Promise<void> {
  await enforceLimit("second_factor", userId);
  if (!(await consumeSecondFactor(userId, code, new Date())))
    throw new AppError(errorCode, "wrong second factor", { reason: "wrong_second_factor" });
  await resetLimit("second_factor", userId);
}

/** Checks a code (digits only) and uses it up in one statement: of concurrent requests only one succeeds. */
export async function consumeSecondFactor(userId: string, code: string, now: Date): Promise<boolean> {
  if (code.length === RECOVERY_DIGITS) return consumeRecoveryCode(userId, code);
  if (code.length !== TOTP_DIGITS) return false;
  const factor = await db().secondFactor.findUnique({ where: { userId }, select: { secret: true } });
  const secret = factor && unseal("second-factor", factor.secret, userId);
  const step = secret ? findTotpStep(secret, code, now) : null;
  if (!factor || step === null) return false;
  const { count } = await db().secondFactor.updateMany({
    // The secret may have been replaced in the meantime.
    where: {
      userId,
      secret: factor.secret,
      confirmedAt: { not: null },
      OR: [{ lastStep: null }, { lastStep: { lt: step } }],
    },
    data: { lastStep: step },
  });
  return count === 1;
}

async function consumeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const used = await db().$executeRaw`
    UPDATE "SecondFactor" SET "recoveryHashes" = array_remove("recoveryHashes", ${hash})
    WHERE "userId" = ${userId}::uuid AND "confirmedAt" IS NOT NULL AND ${hash} = ANY("recoveryHashes")`;
  return used === 1;
}
