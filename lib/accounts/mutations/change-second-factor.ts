import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { requireSecondFactor } from "@/lib/accounts/mutations/consume-second-factor";
import { requireOwnPassword } from "@/lib/accounts/mutations/own-password";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { hashRecoveryCode, makeRecoveryCodes } from "@/lib/accounts/recovery-code";
import type { SecondFactorRemoval } from "@/lib/accounts/schema";
import { SESSION_COLUMNS, toSession } from "@/lib/accounts/session";
import { findTotpStep, makeTotpSecret } from "@/lib/accounts/totp";
import { db, duplicateAs } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { enforceLimit, resetLimit } from "@/lib/security/rate-limit";
import { seal, unseal } from "@/lib/security/seal";

/**
 * Stores and returns a new secret, inactive until confirmed.
 * @throws AppError rate_limited, conflict (second_factor_present); invalid_input (currentPassword: wrong_password)
 */
export async function proposeSecondFactor(admin: Admin, password: string): Promise<string> {
  await requireOwnPassword(admin, password);
  const secret = makeTotpSecret();
  const sealed = seal("second-factor", secret, admin.id);
  await db()
    .secondFactor.upsert({
      // A confirmed row does not match, so the insert then violates the unique key.
      where: { userId: admin.id, confirmedAt: null },
      create: { userId: admin.id, secret: sealed },
      update: { secret: sealed, lastStep: null },
    })
    .catch(duplicateAs("second_factor_present"));
  return secret;
}

/**
 * Confirms the pending secret with a code from the app. Earlier sessions end; `session` is the caller's new one.
 * @throws AppError forbidden (wrong_second_factor), conflict (second_factor_present) or rate_limited
 */
export async function confirmSecondFactor(admin: Admin, code: string, now: Date) {
  await enforceLimit("second_factor", admin.id);
  const factor = await db().secondFactor.findUnique({ where: { userId: admin.id } });
  if (factor?.confirmedAt) throw new AppError("conflict", "confirmed before", { reason: "second_factor_present" });
  const secret = factor && unseal("second-factor", factor.secret, admin.id);
  const step = secret ? findTotpStep(secret, code, now) : null;
  if (!factor || step === null)
    throw new AppError("forbidden", "wrong second factor", { reason: "wrong_second_factor" });
  const recoveryCodes = makeRecoveryCodes();
  const session = await db().$transaction(async (tx) => {
    const { count } = await tx.secondFactor.updateMany({
      where: { userId: admin.id, secret: factor.secret, confirmedAt: null },
      data: { confirmedAt: now, lastStep: step, recoveryHashes: recoveryCodes.map(hashRecoveryCode) },
    });
    if (count === 0) throw new AppError("conflict", "confirmed meanwhile", { reason: "second_factor_present" });
    await recordEvent(tx, { kind: "second_factor_added", actorId: admin.id, subjectId: admin.id });
    const user = await tx.user.update({
      where: { id: admin.id },
      data: { sessionVersion: { increment: 1 } },
      select: SESSION_COLUMNS,
    });
    return toSession(user);
  });
  await resetLimit("second_factor", admin.id);
  return { recoveryCodes, session };
}

/**
 * Removes an admin's own second factor, given the password and an app or recovery code.
 * @throws AppError rate_limited, forbidden (wrong_second_factor); invalid_input (currentPassword: wrong_password)
 */
export async function removeSecondFactor(admin: Admin, proof: SecondFactorRemoval): Promise<void> {
  await requireOwnPassword(admin, proof.currentPassword);
  await requireSecondFactor(admin.id, proof.code, "forbidden");
  await db().$transaction(async (tx) => {
    await tx.secondFactor.deleteMany({ where: { userId: admin.id } });
    await recordEvent(tx, { kind: "second_factor_removed", actorId: admin.id, subjectId: admin.id });
  });
}
