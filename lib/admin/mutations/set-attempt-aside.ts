import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { SetAside } from "@/lib/admin/schema";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/** Makes an attempt read-only and lets its learner start the simulation again. @throws AppError not_found, conflict */
export async function setAttemptAside(admin: Admin, { attemptId, reason }: SetAside, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const [attempt] = await tx.attempt.updateManyAndReturn({
      where: { id: attemptId, setAsideAt: null },
      data: { setAsideAt: now },
      select: { userId: true, simulationId: true, status: true },
    });
    if (!attempt) {
      if ((await tx.attempt.count({ where: { id: attemptId } })) === 0) throw new AppError("not_found");
      throw new AppError("conflict", "set aside already");
    }
    const { userId: subjectId, simulationId, status } = attempt;
    const details = { attemptId, simulationId, status };
    await recordEvent(tx, { kind: "attempt_set_aside", actorId: admin.id, subjectId, reason, details });
  });
}
