import "server-only";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/* Never call these from a page or a route: only access to the command line (scripts/admin.ts) is sufficient proof. */

async function lockAccount(tx: Transaction, email: string) {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE email = ${email} FOR UPDATE`;
  const user = await tx.user.findUnique({ where: { email }, select: { id: true, isAdmin: true } });
  if (!user) throw new AppError("not_found", "no account has this e-mail address");
  return user;
}

/** Makes an account an admin and ends its sessions; no-op for an admin. @throws AppError not_found */
export async function grantAdmin(email: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const user = await lockAccount(tx, email);
    if (user.isAdmin) return;
    await tx.user.update({ where: { id: user.id }, data: { isAdmin: true, sessionVersion: { increment: 1 } } });
    await recordEvent(tx, { kind: "admin_made", actorId: null, subjectId: user.id, source: "command" });
  });
}

/**
 * Also ends the sessions and removes the second factor. The account stays.
 * @param isForced revoke even the last active admin
 * @throws AppError not_found (no such admin) or conflict (the last one)
 */
export async function revokeAdmin(email: string, { isForced }: { isForced: boolean }): Promise<void> {
  await db().$transaction(async (tx) => {
    // Lock all admins in one order: two concurrent revocations must not each count the other.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "isAdmin" ORDER BY id FOR UPDATE`;
    const user = await lockAccount(tx, email);
    if (!user.isAdmin) throw new AppError("not_found", "this account is not an admin");
    const others = await tx.user.count({ where: { isAdmin: true, suspendedAt: null, id: { not: user.id } } });
    if (others === 0 && !isForced) throw new AppError("conflict", "this is the last admin");
    await tx.secondFactor.deleteMany({ where: { userId: user.id } });
    await tx.user.update({ where: { id: user.id }, data: { isAdmin: false, sessionVersion: { increment: 1 } } });
    await recordEvent(tx, { kind: "admin_revoked", actorId: null, subjectId: user.id, source: "command" });
  });
}

/** Removes a lost second factor and ends the sessions. @throws AppError not_found (no such account or factor) */
export async function resetSecondFactor(email: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const user = await lockAccount(tx, email);
    const { count } = await tx.secondFactor.deleteMany({ where: { userId: user.id } });
    if (count === 0) throw new AppError("not_found", "this account has no second factor");
    await tx.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
    await recordEvent(tx, { kind: "second_factor_removed", actorId: null, subjectId: user.id, source: "command" });
  });
}
