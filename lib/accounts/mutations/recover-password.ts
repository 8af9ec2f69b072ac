import "server-only";
import { createHmac } from "node:crypto";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { CODE_MINUTES, issueCode, judgeCode } from "@/lib/accounts/mutations/verification-code";
import { hashPassword } from "@/lib/accounts/password";
import { writeCodeMail, writePasswordChangedMail } from "@/lib/accounts/recovery-mails";
import type { PasswordReset } from "@/lib/accounts/schema";
import { sendMailSoon } from "@/lib/accounts/send-mail-soon";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { countActBy, forgetTries } from "@/lib/rate-limit";

const purpose = "reset_password";

/** What is left to do after the answer: mails. */
export type Afterwards = () => Promise<void>;

/** A UUID that stands for an address nobody has; always the same for the same address, and nobody else can compute it. */
function standInFor(email: string): string {
  const digest = createHmac("sha256", `stand-in:${env().NEXTAUTH_SECRET}`).update(email).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}

/** Whose code an address' code is: an account, or a stand-in with which the same work is done. */
async function findHolder(email: string) {
  const person = await db().user.findUnique({
    where: { email },
    select: { id: true, email: true, firstName: true, locale: true },
  });
  return { person, holderId: person?.id ?? standInFor(email), isStandIn: person === null };
}

/**
 * Makes the code with which the owner of an address may choose a new password. What is done and how long it takes is the
 * same whether anybody has that address; only the mail that follows the answer is not.
 * @param address of the caller (lib/client-address.ts)
 * @throws AppError rate_limited
 */
export async function requestPasswordReset(email: string, address: string): Promise<Afterwards> {
  await countActBy("forgot", { account: email, address });
  const { person, holderId, isStandIn } = await findHolder(email);
  const code = await issueCode(db(), { purpose, holderId, isStandIn });
  return async () => {
    await forgetOldCodes();
    const facts = { code, minutes: CODE_MINUTES };
    if (person) await sendMailSoon(person, (to, site, messages) => writeCodeMail(to, site, facts, messages));
  };
}

/** Codes that can no longer be used, and with them what they would have confirmed, are of no use to anybody. */
async function forgetOldCodes(now = new Date()): Promise<void> {
  await db().$executeRaw`
    DELETE FROM "VerificationCode" WHERE id IN (
      SELECT id FROM "VerificationCode" WHERE "expiresAt" < ${now} LIMIT 1000 FOR UPDATE SKIP LOCKED
    )`;
}

/**
 * Gives an account a new password for the code that was mailed to its address. Every session of the account ends, a change of
 * its e-mail that was under way is off, and its owner is told by mail.
 * @throws AppError rate_limited; invalid_input (wrong_code) for a wrong, used or old code and for an address nobody has alike
 */
export async function resetPassword(reset: PasswordReset, address: string): Promise<Afterwards> {
  const { email, otp, newPassword } = reset;
  await countActBy("reset", { account: email, address });
  const { person, holderId } = await findHolder(email);
  const now = new Date();
  const judged = await judgeCode({ purpose, holderId, code: otp }, async (tx) => {
    const data = { passwordHash: await hashPassword(newPassword), sessionVersion: { increment: 1 } };
    await tx.user.update({ where: { id: holderId }, data, select: { id: true } });
    await tx.verificationCode.deleteMany({ where: { userId: holderId, purpose: "change_email" } });
    await recordEvent(tx, { kind: "password_reset", actorId: holderId, subjectId: holderId });
  });
  if (!judged.isRight || !person) throw new AppError("invalid_input", "wrong code", { reason: "wrong_code" });
  for (const limit of ["login_by_account", "forgot_by_account", "reset_by_account"] as const)
    await forgetTries(limit, email);
  return () => sendMailSoon(person, (to, site, messages) => writePasswordChangedMail(to, site, now, messages));
}
