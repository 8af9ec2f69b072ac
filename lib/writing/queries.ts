import "server-only";
import { z } from "zod";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { WRITING_PASS } from "@/lib/exam/score";
import { criteriaSchema, type WritingResult, writingErrorSchema } from "@/lib/writing/schema";
import type { Prisma } from "@/prisma/generated/client";

/** A writing that was handed in: its text, and its marks once there are any. */
export type HandedIn = { text: string; option: string | null; result: WritingResult | null };

/** The columns of a handed-in writing with its latest marks. */
export const writingColumns = {
  text: true,
  option: true,
  corrections: {
    where: { state: "done" },
    orderBy: { finishedAt: "desc" },
    take: 1,
    select: { source: true, criteria: true, score: true, feedback: true, correctedText: true, errors: true },
  },
} satisfies Prisma.WritingSelect;

type WritingRow = Prisma.WritingGetPayload<{ select: typeof writingColumns }>;

/** A handed-in writing from its row, the stored marks parsed. */
export function toHandedIn({ text, option, corrections }: WritingRow): HandedIn {
  const done = corrections[0];
  if (!done || done.score === null) return { text, option, result: null };
  const feedback = done.feedback ?? "";
  return {
    text,
    option,
    result: {
      score: done.score,
      estimatedScore: done.score,
      passed: done.score >= WRITING_PASS,
      criteria: criteriaSchema.parse(done.criteria),
      feedback,
      overallFeedback: feedback,
      originalText: text,
      correctedText: done.correctedText ?? text,
      errors: z.array(writingErrorSchema).parse(done.errors ?? []),
      source: done.source,
    },
  };
}

/**
 * The writing of one of the account's own attempts.
 * @returns null while nothing is handed in, and for somebody else's attempt
 */
export async function findWriting(account: Account, attemptId: string): Promise<HandedIn | null> {
  const row = await db().writing.findFirst({
    where: { attemptId, attempt: { userId: account.id } },
    select: writingColumns,
    relationLoadStrategy: "join",
  });
  return row && toHandedIn(row);
}
