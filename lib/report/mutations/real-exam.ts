import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError, type FieldFault } from "@/lib/http/errors";
import { addDays, italianDay, toCalendarDate } from "@/lib/product/italian-day";
import { MAX_PLAN_DAYS } from "@/lib/report/plan/plan";
import type { ExamDay, ReportedOutcome } from "@/lib/report/schema";
import { enforceLimit } from "@/lib/security/rate-limit";

/**
 * Stores the account's next exam day in place of a later one than today's. The row keeps its id, which identifies the
 * plan's entries in the learner's calendar.
 * @throws AppError rate_limited, invalid_input (past_day: today or earlier in Italy; far_day)
 */
export async function setExamDay(account: Account, { examDay, extraTime }: ExamDay, now = new Date()): Promise<void> {
  await enforceLimit("changes_by_account", account.id);
  const today = italianDay(now);
  if (examDay <= today) throw faultyDay("past_day");
  if (examDay > addDays(today, MAX_PLAN_DAYS)) throw faultyDay("far_day");
  await db().$transaction(async (tx) => {
    // Serializes concurrent saves, so that there is only one upcoming exam.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${account.id}::uuid FOR UPDATE`;
    const data = { day: toCalendarDate(examDay), asksExtraTime: extraTime === "on" };
    const { count } = await tx.realExam.updateMany({
      where: { userId: account.id, day: { gt: toCalendarDate(today) } },
      data,
    });
    if (count === 0) await tx.realExam.create({ data: { ...data, userId: account.id } });
  });
}

const faultyDay = (examDay: FieldFault) => new AppError("invalid_input", "exam day", { fields: { examDay } });

/** Deletes one of the account's exams. @throws AppError rate_limited, not_found if it is not the account's */
export async function deleteExam(account: Account, examId: string): Promise<void> {
  await enforceLimit("changes_by_account", account.id);
  const { count } = await db().realExam.deleteMany({ where: { id: examId, userId: account.id } });
  if (count === 0) throw new AppError("not_found");
}

/**
 * Stores how one ability went in a past exam of the account, replacing an earlier entry.
 * @throws AppError rate_limited, not_found if the exam is not the account's, or not over
 */
export async function saveOutcome(
  account: Account,
  { examId, ability, outcome }: ReportedOutcome,
  now = new Date(),
): Promise<void> {
  await enforceLimit("changes_by_account", account.id);
  const { count } = await db().realExam.updateMany({
    where: { id: examId, userId: account.id, day: { lt: toCalendarDate(italianDay(now)) } },
    data: { [ability]: outcome },
  });
  if (count === 0) throw new AppError("not_found");
}
