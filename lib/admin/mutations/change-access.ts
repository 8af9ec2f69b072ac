import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { NewGrant, ReasonedAction } from "@/lib/admin/schema";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { accessFrom } from "@/lib/payments/entitlement";
import { endOfItalianDay } from "@/lib/product/italian-day";

/** The longest access per grant, as a guard against a mistyped year. */
const MAX_DAYS = 5 * 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Grants a student access until the end of a day in Italy.
 * @throws AppError invalid_input (the day is past or too far), not_found, conflict (access_lasts_longer)
 */
export async function grantAccess(admin: Admin, grant: NewGrant, now = new Date()): Promise<Date> {
  const { userId, until, reason } = grant;
  const expiresAt = endOfItalianDay(until);
  const isOutOfRange = expiresAt <= now || expiresAt.getTime() > now.getTime() + MAX_DAYS * DAY_MS;
  if (isOutOfRange)
    throw new AppError("invalid_input", "the last day of access is in the past or too far away", {
      fields: { until: "date" },
    });
  await db().$transaction(async (tx) => {
    await lockStudent(tx, userId);
    const access = accessFrom(await tx.accessGrant.findMany({ where: { userId } }), now);
    if (access.state === "active" && access.expiresAt && access.expiresAt >= expiresAt)
      throw new AppError("conflict", "access already lasts that long", { reason: "access_lasts_longer" });
    const { id: grantId } = await tx.accessGrant.create({
      data: { userId, source: "staff", startsAt: now, expiresAt },
      select: { id: true },
    });
    const details = { grantId, expiresAt: expiresAt.toISOString() };
    await recordEvent(tx, { kind: "access_granted", actorId: admin.id, subjectId: userId, reason, details });
  });
  return expiresAt;
}

/**
 * Ends all current access of a student. Paid access stays ended whatever happens to the payment.
 * @throws AppError not_found, conflict (there is no access to end)
 */
export async function endAccess(admin: Admin, { userId, reason }: ReasonedAction, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    // Payments are locked first, as everywhere: a concurrent payment event waits and then finds the grant ended.
    await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "userId" = ${userId}::uuid ORDER BY id FOR NO KEY UPDATE`;
    await lockStudent(tx, userId);
    const ended = await tx.accessGrant.updateManyAndReturn({
      where: { userId, endedAt: null, expiresAt: { gt: now } },
      data: { endedAt: now, endedByStaffAt: now, endReason: "staff" },
      select: { id: true },
    });
    if (ended.length === 0) throw new AppError("conflict", "no access to end");
    const details = { grants: ended.length };
    await recordEvent(tx, { kind: "access_ended", actorId: admin.id, subjectId: userId, reason, details });
  });
}

/** Serializes changes to one student; `NO KEY` does not block inserts that reference the account. */
async function lockStudent(tx: Transaction, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError("not_found");
}
