import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { ClearedFlag, NewFlag } from "@/lib/admin/question-name";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/paper";
import { questionName } from "@/lib/exam/question-name";
import { AppError } from "@/lib/http/errors";

/**
 * Marks a question as one to look at, with a note; marked already, the note is replaced.
 * @throws AppError not_found (no such question)
 */
export async function flagQuestion(admin: Admin, { note, ...question }: NewFlag): Promise<void> {
  const { simulationId, section, questionId } = question;
  if (!keyedQuestions(getSimulation(simulationId), section).some(({ id }) => id === questionId))
    throw new AppError("not_found");
  await db().$transaction(async (tx) => {
    await tx.questionFlag.upsert({
      where: { simulationId_section_questionId: question },
      create: { ...question, note },
      update: { note, createdAt: new Date() },
    });
    await recordEvent(tx, {
      kind: "question_flagged",
      actorId: admin.id,
      reason: note,
      details: { simulationId, question: questionName(section, questionId) },
    });
  });
}

/** Takes a question's marker away; where there is none, nothing changes and nothing is recorded. */
export async function clearQuestionFlag(admin: Admin, question: ClearedFlag): Promise<void> {
  const { simulationId, section, questionId } = question;
  await db().$transaction(async (tx) => {
    const { count } = await tx.questionFlag.deleteMany({ where: question });
    if (count === 0) return;
    await recordEvent(tx, {
      kind: "question_unflagged",
      actorId: admin.id,
      details: { simulationId, question: questionName(section, questionId) },
    });
  });
}
