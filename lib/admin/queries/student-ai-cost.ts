import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { ownCorrections } from "@/lib/writing/queries/own-corrections";

/** What the AI teacher has cost for a student, in millionths of a US dollar; `drafts` is part of `total`. */
export type StudentAiCost = { totalMicroUsd: number; draftsMicroUsd: number };

export async function readStudentAiCost(_admin: Admin, userId: string): Promise<StudentAiCost> {
  const [row] = await db().$queryRaw<{ writings: bigint; drafts: bigint }[]>`
    WITH call AS (
      SELECT "correctionId", COALESCE("costMicroUsd", "reservedMicroUsd") AS cost FROM "AiCall"
      WHERE "correctionId" IN (${ownCorrections(userId, "writing")} UNION ALL ${ownCorrections(userId, "draft")})
    )
    SELECT COALESCE(SUM(cost) FILTER (WHERE work."draftId" IS NULL), 0)::bigint AS writings,
      COALESCE(SUM(cost) FILTER (WHERE work."draftId" IS NOT NULL), 0)::bigint AS drafts
    FROM call JOIN "Correction" AS work ON work.id = call."correctionId"`;
  const [spoken] = await db().$queryRaw<{ cost: bigint }[]>`
    SELECT COALESCE(SUM(COALESCE("costMicroUsd", "reservedMicroUsd")), 0)::bigint AS cost FROM "AiCall"
    WHERE "rehearsalId" IN (SELECT id FROM "Rehearsal" WHERE "userId" = ${userId}::uuid)`;
  const [writings, drafts] = [Number(row?.writings ?? 0), Number(row?.drafts ?? 0)];
  return { totalMicroUsd: writings + drafts + Number(spoken?.cost ?? 0), draftsMicroUsd: drafts };
}
