import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";

/** As many events as one statement takes. */
const BATCH_SIZE = 1000;

/**
 * Suspends every learner who had access and has none now; admins never. Who gets access at this very moment is left alone:
 * the statement that suspends looks at each row again once it holds it. Their sessions end.
 * @returns how many it suspended now
 */
export async function suspendExpired(admin: Admin, now = new Date()): Promise<number> {
  return db().$transaction(async (tx) => {
    const suspended = await tx.$queryRaw<{ id: string }[]>`
      UPDATE "User" SET "suspendedAt" = ${now}, "sessionVersion" = "sessionVersion" + 1
      WHERE NOT "isAdmin" AND "suspendedAt" IS NULL AND "accessUntil" <= ${now} RETURNING id`;
    for (let begin = 0; begin < suspended.length; begin += BATCH_SIZE) {
      const events = suspended.slice(begin, begin + BATCH_SIZE).map(({ id }) => ({
        kind: "account_suspended",
        actorId: admin.id,
        subjectId: id,
        details: { access: "expired" },
      }));
      await tx.auditEvent.createMany({ data: events });
    }
    return suspended.length;
  });
}
