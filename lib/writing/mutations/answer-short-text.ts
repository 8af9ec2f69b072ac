import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import type { ShortTextAnswer } from "@/lib/writing/schema";
import { isShortText, toShortTextScores } from "@/lib/writing/short-text";
import { getTask } from "@/lib/writing/task";

/**
 * Marks a text that is too short with the points for its length and a comment; it is left uncorrected.
 * @throws AppError not_found, conflict (the text is long enough, or a teacher has marked it)
 */
export async function answerShortText(admin: Admin, { writingId, feedback }: ShortTextAnswer): Promise<void> {
  const writing = await db().writing.findUnique({
    where: { id: writingId },
    select: {
      text: true,
      option: true,
      attempt: { select: { simulationId: true } },
      corrections: { where: { source: "teacher", state: "done" }, select: { id: true } },
    },
  });
  if (!writing) throw new AppError("not_found");
  const { text, option, attempt, corrections } = writing;
  if (!isShortText(text)) throw new AppError("conflict", "the text is long enough to be marked");
  if (corrections.length > 0) throw new AppError("conflict", "a teacher has marked it");
  const criteria = toShortTextScores(text, getTask(attempt.simulationId, option).words);
  await markByTeacher(admin, { writingId, criteria, feedback, correctedText: "" });
}
