import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";

const BATCH_SIZE = 1000;

/**
 * Suspends every learner whose access has ended, ends their sessions and returns their number. The UPDATE re-checks
 * each row once locked, so access granted concurrently is respected.
 */
export async function suspendExpired(admin: Admin, now = new Date()): Promise<number> {
  return db().$transaction(async (tx) => {
    const suspended = await tx.$queryRaw<{ id: string }[]>`
      UPDATE "User" SET "suspendedAt" = ${now}, "sessionVersion" = "sessionVersion" + 1
      WHERE NOT "isAdmin" AND "suspendedAt" IS NULL AND "accessUntil" <= ${now} RETURNING id`;
    const event = { kind: "account_suspended", actorId: admin.id, details: { access: "expired" } };
    for (let begin = 0; begin < suspended.length; begin += BATCH_SIZE) {
      const batch = suspended.slice(begin, begin + BATCH_SIZE);
      await tx.auditEvent.createMany({ data: batch.map(({ id }) => ({ ...event, subjectId: id })) });
    }
    return suspended.length;
  });
}
