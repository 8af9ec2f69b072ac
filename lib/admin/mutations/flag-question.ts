import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import type { NewFlag, QuestionRef } from "@/lib/admin/schema";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { questionName } from "@/lib/exam/question-name";
import { AppError } from "@/lib/http/errors";

/** Flags a question for review; an existing note is replaced. @throws AppError not_found */
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
    const details = { simulationId, question: questionName(section, questionId) };
    await recordEvent(tx, { kind: "question_flagged", actorId: admin.id, reason: note, details });
  });
}

/** Removes a question's flag; does nothing when there is none. */
export async function clearQuestionFlag(admin: Admin, question: QuestionRef): Promise<void> {
  const { simulationId, section, questionId } = question;
  await db().$transaction(async (tx) => {
    const { count } = await tx.questionFlag.deleteMany({ where: question });
    if (count === 0) return;
    const details = { simulationId, question: questionName(section, questionId) };
    await recordEvent(tx, { kind: "question_unflagged", actorId: admin.id, details });
  });
}
