import "server-only";
import type { z } from "zod";
import { BoundedMap } from "@/lib/bounded-map";
import { db, queryDirectly } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { prepareSection } from "@/lib/exam/kinds/table";
import { partOf } from "@/lib/exam/mode";
import { attemptClosedError, requireNotSetAside, sectionRecordKey } from "@/lib/exam/mutations/lock-attempt";
import { questionName } from "@/lib/exam/question-name";
import type { saveAnswersSchema } from "@/lib/exam/schema";
import { parseStoredAnswers } from "@/lib/exam/schema";
import type { Section } from "@/lib/exam/sections";
import { GRACE_MS } from "@/lib/exam/sitting";
import { AppError, parseInput } from "@/lib/http/errors";
import type { Candidate } from "@/lib/payments/actor";
import { Prisma } from "@/prisma/generated/client";

export type SaveResult = { prova: Section; revision: number; savedAt: Date };

/**
 * Merges answers into one section. A revision not above the stored one changes nothing. `seconds` are totals: the
 * larger value wins, so a repeated save is harmless; on paper they are the time of copying, and are not kept. In exam mode the part must be running, or have been running at
 * `typedAt` and have ended at most 15 s ago.
 * @throws AppError invalid_input, not_found, conflict (attempt_closed, attempt_set_aside, already_corrected,
 *   newer_answers_saved, part_not_begun, time_over)
 */
export async function saveAnswers(
  candidate: Candidate,
  attemptId: string,
  input: z.output<typeof saveAnswersSchema>,
  now = new Date(),
): Promise<SaveResult> {
  const { prova } = input;
  const simulationId = await getSimulationId(candidate, attemptId);
  const { questions, answersSchema } = prepareSection(getSimulation(simulationId), prova);
  const answers = parseInput(answersSchema, input.answers);
  const revision = input.revision ?? null;
  const ownNames = questions.map(({ id }) => questionName(prova, id));
  const ownSeconds = Object.entries(input.seconds ?? {}).filter(([name]) => ownNames.includes(name));
  const seconds = JSON.stringify(Object.fromEntries(ownSeconds));

  const rows = await queryDirectly<{ revision: number; savedAt: Date }>(Prisma.sql`
    UPDATE "SectionRecord" AS record
    SET answers = record.answers || ${JSON.stringify(answers)}::jsonb,
        revision = COALESCE(${revision}::int, record.revision + 1),
        completed = record.completed OR ${input.completed},
        "savedAt" = ${now},
        seconds = record.seconds || (
          SELECT COALESCE(jsonb_object_agg(key, GREATEST(value::int, (record.seconds ->> key)::int)), '{}')
          FROM jsonb_each_text(${seconds}::jsonb) WHERE NOT attempt."onPaper")
    FROM (
      -- A shared lock: setting the attempt aside waits for this save, and a later save sees it set aside.
      SELECT id, "onPaper" FROM "Attempt"
      WHERE id = ${attemptId} AND "userId" = ${candidate.id}::uuid AND status = 'active' AND "setAsideAt" IS NULL
        AND (mode = 'practice' OR ${partOpenCondition(prova, input.typedAt ?? now, now)})
      FOR SHARE
    ) AS attempt
    WHERE attempt.id = record."attemptId" AND record.section = ${prova}::"SectionKey" AND record."lockedAt" IS NULL
      AND (${revision}::int IS NULL OR record.revision < ${revision}::int)
    RETURNING record.revision, record."savedAt"`);
  const saved = rows[0];
  return saved ? { prova, ...saved } : explainRejectedSave(attemptId, prova, answers, revision);
}

/** By learner and attempt. Cached because it never changes and saves come every few seconds. */
const simulationIds = new BoundedMap<string, number>(10_000);

async function getSimulationId(candidate: Candidate, attemptId: string): Promise<number> {
  const key = `${candidate.id} ${attemptId}`;
  const cached = simulationIds.get(key);
  if (cached !== undefined) return cached;
  const where = { id: attemptId, userId: candidate.id };
  const attempt = await db().attempt.findFirst({ where, select: { simulationId: true } });
  if (!attempt) throw new AppError("not_found");
  simulationIds.set(key, attempt.simulationId);
  return attempt.simulationId;
}

/** Whether the part was running when the answers were typed, and ended at most `GRACE_MS` ago. */
function partOpenCondition(prova: Section, typedAt: Date, now: Date): Prisma.Sql {
  const graceStart = new Date(now.getTime() - GRACE_MS);
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "SittingPart" AS part
    WHERE part."attemptId" = "Attempt".id AND part.part = ${partOf(prova)}::"PartKey"
      AND COALESCE(part."endedAt", part."endsAt", 'infinity') >= GREATEST(${typedAt}::timestamptz, ${graceStart}::timestamptz)
  )`;
}

/** A repeat of the stored save counts as saved; anything else is a conflict. */
async function explainRejectedSave(
  attemptId: string,
  prova: Section,
  answers: Readonly<Record<string, string | undefined>>,
  revision: number | null,
): Promise<SaveResult> {
  const record = await db().sectionRecord.findUnique({
    where: sectionRecordKey(attemptId, prova),
    select: {
      answers: true,
      revision: true,
      savedAt: true,
      lockedAt: true,
      attempt: { select: { status: true, setAsideAt: true, mode: true, parts: { where: { part: partOf(prova) } } } },
    },
  });
  if (!record) throw new AppError("not_found");
  requireNotSetAside(record.attempt);
  if (record.lockedAt) throw new AppError("conflict", "section locked", { reason: "already_corrected" });
  if (record.attempt.status === "closed") throw attemptClosedError();
  const hasBegun = record.attempt.mode === "practice" || record.attempt.parts.length > 0;
  if (!hasBegun) throw new AppError("conflict", "part not begun", { reason: "part_not_begun" });
  const stored = parseStoredAnswers(record.answers);
  const isRepeat = Object.entries(answers).every(([key, value]) => value === undefined || stored[key] === value);
  if (isRepeat && record.revision === revision && record.savedAt)
    return { prova, revision: record.revision, savedAt: record.savedAt };
  if (revision === null || record.revision < revision)
    throw new AppError("conflict", "part is over", { reason: "time_over" });
  throw new AppError("conflict", "newer answers are saved", { reason: "newer_answers_saved" });
}
