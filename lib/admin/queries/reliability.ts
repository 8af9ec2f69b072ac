import "server-only";
import { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import type { Prediction } from "@/lib/report/readiness/calibration";
import { type ExamOutcome, MEASURED_ABILITIES, type MeasuredAbility } from "@/lib/report/real-exam";

/** With fewer reported exam results a chart would show chance. */
export const MIN_ANSWERS = 50;

const MAX_EXAMS = 5000;

/** `middle`: the chance of passing, in percent. */
const verdictSchema = z.object({
  abilities: z.array(z.object({ ability: z.enum(MEASURED_ABILITIES), middle: z.number() })),
});

type Row = Record<MeasuredAbility, ExamOutcome | null> & { readiness: unknown };

/**
 * The last prediction before each real exam with the reported outcome, one per ability. Exams without either are
 * omitted.
 */
export async function readExamPredictions(_admin: Admin): Promise<Prediction[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT exam.ascolto::text, exam.lettura::text, exam.scrittura::text, verdict.readiness
    FROM "RealExam" AS exam JOIN LATERAL (
      SELECT readiness FROM "ReadinessVerdict"
      WHERE "userId" = exam."userId" AND "createdAt" < exam.day::timestamp AT TIME ZONE 'Europe/Rome'
      ORDER BY "createdAt" DESC LIMIT 1
    ) AS verdict ON true
    WHERE exam.ascolto IN ('passed', 'failed') OR exam.lettura IN ('passed', 'failed')
      OR exam.scrittura IN ('passed', 'failed')
    ORDER BY exam.day DESC LIMIT ${MAX_EXAMS}`;
  return rows.flatMap(({ readiness, ...outcomes }) =>
    verdictSchema.parse(readiness).abilities.flatMap(({ ability, middle }): Prediction[] => {
      const outcome = outcomes[ability];
      return outcome === "passed" || outcome === "failed" ? [{ said: middle / 100, passed: outcome === "passed" }] : [];
    }),
  );
}
