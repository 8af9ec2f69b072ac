import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { requireOtherThanOwnData, requireOwnPassword } from "@/lib/accounts/mutations/own-password";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { hashPassword } from "@/lib/accounts/password";
import type { PasswordChange } from "@/lib/accounts/schema";
import { endedEntry, SESSION_COLUMNS, type Session, toSession } from "@/lib/accounts/session";
import { db } from "@/lib/db/client";
import { enforceLimit } from "@/lib/security/rate-limit";

/**
 * Changes the password, ends every session and returns a new one for the calling browser.
 * @throws AppError rate_limited; invalid_input (currentPassword: wrong_password, newPassword: password_personal)
 */
export async function changePassword(account: Account, change: PasswordChange): Promise<Session> {
  await requireOwnPassword(account, change.currentPassword);
  await requireOtherThanOwnData(db(), account.id, change.newPassword);
  const passwordHash = await hashPassword(change.newPassword);
  return db().$transaction(async (tx) => {
    const user = await tx.user.update({
      where: { id: account.id },
      data: { passwordHash, sessionVersion: { increment: 1 } },
      select: SESSION_COLUMNS,
    });
    await recordEvent(tx, { kind: "password_changed", actorId: account.id, subjectId: account.id });
    return toSession(user);
  });
}

/**
 * Ends the session of a verified cookie, with its review tokens. The account's other sessions go on.
 * @param expiresAt the cookie's expiry in Unix seconds; entries of expired cookies are dropped
 */
export async function endSession({ userId, id }: Omit<Session, "isAdmin">, expiresAt: number, now = new Date()) {
  if (id === undefined) return;
  const entry = endedEntry(id, expiresAt);
  await db().$executeRaw`
    UPDATE "User" SET "endedSessions" = array_append(ARRAY(
      SELECT ended FROM unnest("endedSessions") AS ended
      WHERE split_part(ended, '.', 1)::bigint > ${Math.floor(now.getTime() / 1000)}
    ), ${entry})
    WHERE id = ${userId}::uuid AND NOT ${entry} = ANY("endedSessions")`;
}

/** Ends every session of the account. @throws AppError rate_limited */
export async function endAllSessions(account: Account): Promise<void> {
  await enforceLimit("changes_by_account", account.id);
  await db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: account.id }, data: { sessionVersion: { increment: 1 } } });
    await recordEvent(tx, { kind: "signed_out_everywhere", actorId: account.id, subjectId: account.id });
  });
}
