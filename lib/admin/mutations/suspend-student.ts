import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { ReasonedAction } from "@/lib/admin/schema";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/** Suspends a student and ends all sessions. @throws AppError not_found, conflict (admin_account, or suspended) */
export async function suspendStudent(admin: Admin, action: ReasonedAction, now = new Date()): Promise<void> {
  const { userId, reason } = action;
  await db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, isAdmin: false, suspendedAt: null },
      data: { suspendedAt: now, sessionVersion: { increment: 1 } },
    });
    if (count === 0) {
      await requireStudent(tx, userId);
      throw new AppError("conflict", "suspended already");
    }
    await recordEvent(tx, { kind: "account_suspended", actorId: admin.id, subjectId: userId, reason });
  });
}

/** Ends a suspension, if any. @throws AppError not_found, conflict (admin_account) */
export async function reactivateStudent(admin: Admin, { userId }: { userId: string }): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, isAdmin: false, suspendedAt: { not: null } },
      data: { suspendedAt: null, sessionVersion: { increment: 1 } },
    });
    if (count === 0) return requireStudent(tx, userId);
    await recordEvent(tx, { kind: "account_reactivated", actorId: admin.id, subjectId: userId });
  });
}

async function requireStudent(tx: Transaction, userId: string): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: userId }, select: { isAdmin: true } });
  if (!user) throw new AppError("not_found");
  if (user.isAdmin) throw new AppError("conflict", "the account is an admin's", { reason: "admin_account" });
}
