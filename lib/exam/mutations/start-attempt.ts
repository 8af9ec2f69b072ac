import "server-only";
import { isForeignKeyViolation, queryDirectly } from "@/lib/db/client";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { getSimulation } from "@/lib/exam/content/library";
import type { AttemptOptions } from "@/lib/exam/mode";
import { attemptClosedError } from "@/lib/exam/mutations/lock-attempt";
import { SECTIONS } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import type { Learner } from "@/lib/payments/actor";
import { Prisma } from "@/prisma/generated/client";

const PRACTICE: AttemptOptions = { mode: "practice", extraTime: "none" };

type ExistingAttempt = { id: string; status: "active" | "closed" };

/**
 * Starts a simulation, or finds the active attempt, whose mode and extra time stay as they are. There is one attempt
 * per learner and simulation, not counting those set aside. Practice, also on paper, has no extra time.
 * @returns its id
 * @throws AppError not_found, conflict (attempt_closed), unauthenticated (the account has just been deleted)
 */
export async function startAttempt(learner: Learner, simulationId: number, options = PRACTICE): Promise<string> {
  getSimulation(simulationId);
  const attempt = (await insertAttempt(learner, simulationId, options)) ?? (await findExisting(learner, simulationId));
  // The attempt was set aside between the two queries, so a new one can be inserted now.
  if (!attempt) return startAttempt(learner, simulationId, options);
  if (attempt.status === "closed") throw attemptClosedError();
  return attempt.id;
}

/** One statement, because a whole class starts at once. Null if an attempt exists. */
async function insertAttempt(
  learner: Learner,
  simulationId: number,
  { mode, extraTime }: AttemptOptions,
): Promise<ExistingAttempt | null> {
  const [inserted] = await queryDirectly<ExistingAttempt>(Prisma.sql`
    WITH made AS (
      INSERT INTO "Attempt" (id, "userId", "simulationId", mode, "extraTime", "onPaper")
      VALUES (${makeAttemptId()}, ${learner.id}::uuid, ${simulationId},
        ${mode === "exam" ? "exam" : "practice"}::"AttemptMode", ${mode === "exam" ? extraTime : "none"}::"ExtraTime",
        ${mode === "paper"})
      ON CONFLICT DO NOTHING
      RETURNING id, status
    ), sections AS (
      INSERT INTO "SectionRecord" (id, "attemptId", section)
      SELECT gen_random_uuid(), made.id, section FROM made, unnest(${[...SECTIONS]}::"SectionKey"[]) AS section
    )
    SELECT id, status FROM made`).catch((error: unknown) => {
    if (!isForeignKeyViolation(error)) throw error;
    throw new AppError("unauthenticated", "the account is gone", { cause: error });
  });
  return inserted ?? null;
}

async function findExisting(learner: Learner, simulationId: number): Promise<ExistingAttempt | null> {
  const [existing] = await queryDirectly<ExistingAttempt>(Prisma.sql`
    SELECT id, status FROM "Attempt"
    WHERE "userId" = ${learner.id}::uuid AND "simulationId" = ${simulationId} AND "setAsideAt" IS NULL`);
  return existing ?? null;
}
