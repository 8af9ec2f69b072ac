import "server-only";
import type { MarkedKind } from "@/lib/writing/ai-limits";
import { Prisma } from "@/prisma/generated/client";

/** The ids of a learner's corrections of one kind, as a subquery. */
export function ownCorrections(userId: string, kind: MarkedKind): Prisma.Sql {
  if (kind === "draft")
    return Prisma.sql`SELECT work.id FROM "Correction" AS work JOIN "Draft" AS draft ON draft.id = work."draftId"
      WHERE draft."userId" = ${userId}::uuid`;
  return Prisma.sql`SELECT work.id FROM "Correction" AS work JOIN "Writing" AS writing ON writing.id = work."writingId"
    JOIN "Attempt" AS attempt ON attempt.id = writing."attemptId" WHERE attempt."userId" = ${userId}::uuid`;
}
