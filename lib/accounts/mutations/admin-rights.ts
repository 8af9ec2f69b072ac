import "server-only";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/*
 * Who is an admin. No page and no call may use these verbs: only who reaches the database by the command line
 * (scripts/admin.ts) proves enough by that.
 */

/** The account's row, held until the transaction ends. */
async function holdAccount(tx: Transaction, email: string) {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE email = ${email} FOR UPDATE`;
  const user = await tx.user.findUnique({ where: { email }, select: { id: true, isAdmin: true } });
  if (!user) throw new AppError("not_found", "nobody has this e-mail");
  return user;
}

/**
 * Makes an account an admin's; its sessions end. An admin stays one.
 * @throws AppError not_found
 */
export async function makeAdmin(email: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const user = await holdAccount(tx, email);
    if (user.isAdmin) return;
    await tx.user.update({ where: { id: user.id }, data: { isAdmin: true, sessionVersion: { increment: 1 } } });
    await recordEvent(tx, { kind: "admin_made", actorId: null, subjectId: user.id, source: "command" });
  });
}

/**
 * Takes an admin's right away; its sessions end, and its second factor goes with the right. The account stays.
 * @param isForced also the last admin that is not suspended
 * @throws AppError not_found (no such admin) or conflict (the last one)
 */
export async function revokeAdmin(email: string, { isForced }: { isForced: boolean }): Promise<void> {
  await db().$transaction(async (tx) => {
    // All of them in one order: two admins revoked at once must not both count the other.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "isAdmin" ORDER BY id FOR UPDATE`;
    const user = await holdAccount(tx, email);
    if (!user.isAdmin) throw new AppError("not_found", "this account is not an admin's");
    const others = await tx.user.count({ where: { isAdmin: true, suspendedAt: null, id: { not: user.id } } });
    if (others === 0 && !isForced) throw new AppError("conflict", "this is the last admin");
    await tx.secondFactor.deleteMany({ where: { userId: user.id } });
    await tx.user.update({ where: { id: user.id }, data: { isAdmin: false, sessionVersion: { increment: 1 } } });
    await recordEvent(tx, { kind: "admin_revoked", actorId: null, subjectId: user.id, source: "command" });
  });
}

/**
 * Removes somebody's second factor, who lost the phone and the recovery codes; the sessions end.
 * @throws AppError not_found (no such account, or no second factor)
 */
export async function resetSecondFactor(email: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const user = await holdAccount(tx, email);
    const { count } = await tx.secondFactor.deleteMany({ where: { userId: user.id } });
    if (count === 0) throw new AppError("not_found", "this account has no second factor");
    await tx.user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
    await recordEvent(tx, { kind: "second_factor_removed", actorId: null, subjectId: user.id, source: "command" });
  });
}
