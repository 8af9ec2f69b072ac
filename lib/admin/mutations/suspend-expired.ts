import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { isToSuspendSql } from "@/lib/admin/queries/student-conditions";
import type { BulkSuspension } from "@/lib/admin/schema";
import { db } from "@/lib/db/client";

const BATCH_SIZE = 1000;

/**
 * Suspends every learner whose access and day of grace have ended, ends their sessions and returns their number. The
 * UPDATE re-checks each row once locked, so access granted concurrently is respected.
 */
export async function suspendExpired(admin: Admin, { reason }: BulkSuspension = {}, now = new Date()): Promise<number> {
  return db().$transaction(async (tx) => {
    const suspended = await tx.$queryRaw<{ id: string }[]>`
      UPDATE "User" AS student SET "suspendedAt" = ${now}, "sessionVersion" = "sessionVersion" + 1
      WHERE ${isToSuspendSql(now)} RETURNING id`;
    const details = { access: "expired" };
    const event = { kind: "account_suspended", actorId: admin.id, reason: reason ?? null, details };
    for (let begin = 0; begin < suspended.length; begin += BATCH_SIZE) {
      const batch = suspended.slice(begin, begin + BATCH_SIZE);
      await tx.auditEvent.createMany({ data: batch.map(({ id }) => ({ ...event, subjectId: id })) });
    }
    return suspended.length;
  });
}
