import "server-only";
import { queueAccountMail, queueCodeMail } from "@/lib/accounts/account-mails";
import { requireOtherThanOwnData } from "@/lib/accounts/mutations/own-password";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { CODE_MINUTES, consumeCode, issueCode } from "@/lib/accounts/mutations/verification-code";
import { hashPassword } from "@/lib/accounts/password";
import { findHolder } from "@/lib/accounts/queries";
import type { PasswordReset } from "@/lib/accounts/schema";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { requireMail } from "@/lib/mail/delivery";
import { type Caller, enforceLimit, limitAct, resetLimit } from "@/lib/security/rate-limit";

const purpose = "reset_password";

/** Recipient for an unregistered address; its mail is never sent. */
const NO_RECIPIENT = { email: "", firstName: "", locale: "" };

/**
 * Queues a mail with a reset code. Work and timing are the same for an unregistered address, which gets no mail.
 * @throws AppError rate_limited, unavailable (mail_unconfigured)
 */
export async function requestPasswordReset(email: string, from: Omit<Caller, "account">): Promise<void> {
  requireMail();
  // Others cannot use up what the owner may ask for from a new browser.
  if (!from.browser) await enforceLimit("forgot_by_account_from_address", `${email} ${from.address}`);
  await limitAct("forgot", { ...from, account: email });
  const { person, holderId, isPlaceholder } = await findHolder(email);
  await deleteExpiredCodes();
  await db().$transaction(async (tx) => {
    const code = await issueCode(tx, { purpose, holderId, isPlaceholder });
    const mail = { kind: "reset_code" as const, to: person ?? NO_RECIPIENT, code, minutes: CODE_MINUTES };
    await queueCodeMail(tx, mail, { id: holderId, isPlaceholder });
  });
}

async function deleteExpiredCodes(now = new Date()): Promise<void> {
  await db().$executeRaw`
    DELETE FROM "VerificationCode" WHERE id IN (
      SELECT id FROM "VerificationCode" WHERE "expiresAt" < ${now} LIMIT 1000 FOR UPDATE SKIP LOCKED
    )`;
}

/**
 * Sets a new password, ends every session, cancels a pending e-mail change and notifies the owner.
 * @throws AppError rate_limited, invalid_input (wrong_code, also for an expired code or an unregistered address;
 *   newPassword: password_personal, with the code still unused)
 */
export async function resetPassword(reset: PasswordReset, from: Omit<Caller, "account">): Promise<void> {
  const { email, otp, newPassword } = reset;
  await limitAct("reset", { ...from, account: email });
  const { person, holderId } = await findHolder(email);
  const now = new Date();
  const result = await consumeCode({ purpose, holderId, code: otp, browser: from.browser }, async (tx) => {
    await requireOtherThanOwnData(tx, holderId, newPassword);
    const passwordHash = await hashPassword(newPassword);
    const data = { passwordHash, mailConfirmedAt: now, sessionVersion: { increment: 1 } };
    await tx.user.update({ where: { id: holderId }, data, select: { id: true } });
    await tx.verificationCode.deleteMany({ where: { userId: holderId, purpose: "change_email" } });
    await recordEvent(tx, { kind: "password_reset", actorId: holderId, subjectId: holderId });
    if (person) await queueAccountMail(tx, { kind: "password_changed", to: person, changedAt: now }, holderId);
  });
  if (!result.isRight || !person) throw new AppError("invalid_input", "wrong code", { reason: "wrong_code" });
  for (const limit of ["login_by_account", "forgot_by_account", "reset_by_account"] as const)
    await resetLimit(limit, email);
}
