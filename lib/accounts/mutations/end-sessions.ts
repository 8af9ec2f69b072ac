import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { hashPassword } from "@/lib/accounts/password";
import { requireOwnPassword } from "@/lib/accounts/queries";
import type { PasswordChange } from "@/lib/accounts/schema";
import { db } from "@/lib/db";
import { countTry } from "@/lib/rate-limit";

/** What a new session needs after the others were ended. */
type Renewed = { userId: string; version: number; isAdmin: boolean };

const renewed = { id: true, sessionVersion: true, isAdmin: true } as const;
const raised = { increment: 1 };

/**
 * Changes the account's own password; every session there is ends.
 * @returns what the browser that asked needs to stay signed in
 * @throws AppError rate_limited; invalid_input (currentPassword: wrong_password)
 */
export async function changePassword(account: Account, change: PasswordChange): Promise<Renewed> {
  await requireOwnPassword(account, change.currentPassword);
  const passwordHash = await hashPassword(change.newPassword);
  const where = { id: account.id };
  return db().$transaction(async (tx) => {
    const user = await tx.user.update({ where, data: { passwordHash, sessionVersion: raised }, select: renewed });
    await recordEvent(tx, { kind: "password_changed", actorId: account.id, subjectId: account.id });
    return { userId: user.id, version: user.sessionVersion, isAdmin: user.isAdmin };
  });
}

/**
 * Ends every session of the account, on every device.
 * @throws AppError rate_limited
 */
export async function signOutEverywhere(account: Account): Promise<void> {
  await countTry("changes_by_account", account.id);
  await db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: account.id }, data: { sessionVersion: raised } });
    await recordEvent(tx, { kind: "signed_out_everywhere", actorId: account.id, subjectId: account.id });
  });
}
