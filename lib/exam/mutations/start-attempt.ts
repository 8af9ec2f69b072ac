import "server-only";
import { db, isUniqueViolation } from "@/lib/db";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { getSimulation } from "@/lib/exam/content/library";
import type { Manner } from "@/lib/exam/mode";
import { attemptClosed } from "@/lib/exam/mutations/lock-attempt";
import { SECTIONS } from "@/lib/exam/sections";
import type { Learner } from "@/lib/payments/actor";

const PRACTICE: Manner = { mode: "practice", extraTime: "none" };

/**
 * Starts a simulation, or finds the attempt already under way: one attempt per learner and simulation, unless an admin set
 * the earlier one aside.
 * @param manner how it is to be taken; one under way keeps what was chosen for it. Practice has no times, and so no extra time.
 * @returns the attempt's id
 * @throws AppError not_found (no such simulation), conflict (attempt_closed)
 */
export async function startAttempt(learner: Learner, simulationId: number, manner: Manner = PRACTICE): Promise<string> {
  getSimulation(simulationId);
  const where = { userId: learner.id, simulationId, setAsideAt: null };
  const select = { id: true, status: true };
  const existing = await db().attempt.findFirst({ where, select });
  const attempt =
    existing ??
    (await db()
      .attempt.create({
        data: {
          id: makeAttemptId(),
          userId: learner.id,
          simulationId,
          mode: manner.mode,
          extraTime: manner.mode === "exam" ? manner.extraTime : "none",
          sections: { create: SECTIONS.map((section) => ({ section })) },
        },
        select,
      })
      .catch((error: unknown) => {
        // Another request of the same learner was faster: its attempt is the attempt.
        if (isUniqueViolation(error)) return null;
        throw error;
      }));
  if (!attempt) return startAttempt(learner, simulationId, manner);
  if (attempt.status === "closed") throw attemptClosed();
  return attempt.id;
}
