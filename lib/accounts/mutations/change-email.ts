import "server-only";
import { queueAccountMail, queueCodeMail } from "@/lib/accounts/account-mails";
import type { Account } from "@/lib/accounts/actor";
import { requireOwnPassword } from "@/lib/accounts/mutations/own-password";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { CODE_MINUTES, consumeCode, issueCode } from "@/lib/accounts/mutations/verification-code";
import type { EmailChange } from "@/lib/accounts/schema";
import { db, duplicateAs, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { requireMail } from "@/lib/mail/delivery";
import { enforceLimit } from "@/lib/security/rate-limit";

const purpose = "change_email";

const toPerson = ({ email, firstName, locale }: Account) => ({ email, firstName, locale });

/**
 * Mails a code to the new address and returns it. Whether the address is taken is disclosed only after verification.
 * @throws AppError rate_limited; unavailable (mail_unconfigured); invalid_input (currentPassword: wrong_password,
 *   email: same_email)
 */
export async function requestEmailChange(account: Account, change: EmailChange): Promise<string> {
  requireMail();
  await requireOwnPassword(account, change.currentPassword);
  if (change.email === account.email)
    throw new AppError("invalid_input", "the e-mail is the account's already", { fields: { email: "same_email" } });
  await enforceLimit("email_codes_by_account", account.id);
  return db().$transaction((tx) => mailEmailCode(tx, { ...account, email: change.email }));
}

/**
 * Mails a code to the account's own address, to confirm it, and returns it.
 * @throws AppError rate_limited; unavailable (mail_unconfigured)
 */
export async function requestEmailConfirmation(account: Account): Promise<string> {
  requireMail();
  await enforceLimit("email_codes_by_account", account.id);
  return db().$transaction((tx) => mailEmailCode(tx, account));
}

/** Queues the mail with the code that makes `email` the account's confirmed address. @returns the code */
export async function mailEmailCode(tx: Transaction, account: Pick<Account, "id" | "email" | "firstName" | "locale">) {
  const { id, email, firstName, locale } = account;
  const code = await issueCode(tx, { purpose, holderId: id, payload: email });
  await queueCodeMail(
    tx,
    { kind: "email_code", to: { email, firstName, locale }, code, minutes: CODE_MINUTES },
    { id },
  );
  return code;
}

/**
 * Stores the address as confirmed. If it is a new one, notifies the old one.
 * @throws AppError rate_limited; unprocessable (wrong_code), conflict (email_taken)
 */
export async function confirmEmailChange(account: Account, code: string): Promise<string> {
  const result = await consumeCode({ purpose, holderId: account.id, code }, async (tx, email) => {
    if (!email) throw new Error("a code to change the e-mail without an e-mail");
    await tx.user.update({ where: { id: account.id }, data: { email, mailConfirmedAt: new Date() } });
    if (email === account.email) return email;
    await recordEvent(tx, { kind: "email_changed", actorId: account.id, subjectId: account.id });
    await queueAccountMail(tx, { kind: "email_changed", to: toPerson(account) }, account.id);
    return email;
  }).catch(duplicateAs("email_taken"));
  if (!result.isRight) throw new AppError("unprocessable", "wrong code", { reason: "wrong_code" });
  return result.value;
}
