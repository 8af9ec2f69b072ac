import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { AppError, type FieldFault } from "@/lib/http/errors";
import { addDays, italianDay, toCalendarDate } from "@/lib/product/italian-day";
import { FARTHEST_DAYS } from "@/lib/report/plan/plan";
import type { ExamDay, ToldOutcome } from "@/lib/report/schema";
import { countTry } from "@/lib/security/rate-limit";

/**
 * Notes the day of the account's next real exam, in the place of one noted before that is not over.
 * @throws AppError rate_limited, invalid_input (past_day: today or earlier in Italy; far_day)
 */
export async function setExamDay(account: Account, { examDay, extraTime }: ExamDay, now = new Date()): Promise<void> {
  await countTry("changes_by_account", account.id);
  const today = italianDay(now);
  if (examDay <= today) throw faultyDay("past_day");
  if (examDay > addDays(today, FARTHEST_DAYS)) throw faultyDay("far_day");
  await db().$transaction(async (tx) => {
    // Two savings at once: the second waits, so that there is one exam to come.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${account.id}::uuid FOR UPDATE`;
    await tx.realExam.deleteMany({ where: { userId: account.id, day: { gte: toCalendarDate(today) } } });
    await tx.realExam.create({
      data: { userId: account.id, day: toCalendarDate(examDay), asksExtraTime: extraTime === "on" },
    });
  });
}

const faultyDay = (examDay: FieldFault) => new AppError("invalid_input", "exam day", { fields: { examDay } });

/**
 * Forgets one of the account's exams, with what was told of it.
 * @throws AppError rate_limited, not_found when it is somebody else's
 */
export async function forgetExam(account: Account, examId: string): Promise<void> {
  await countTry("changes_by_account", account.id);
  const { count } = await db().realExam.deleteMany({ where: { id: examId, userId: account.id } });
  if (count === 0) throw new AppError("not_found");
}

/**
 * Notes how one ability went in one of the account's exams that are over; said again, it takes the place of what was said.
 * @throws AppError rate_limited, not_found when it is somebody else's exam or not over
 */
export async function tellOutcome(
  account: Account,
  { examId, ability, outcome }: ToldOutcome,
  now = new Date(),
): Promise<void> {
  await countTry("changes_by_account", account.id);
  const { count } = await db().realExam.updateMany({
    where: { id: examId, userId: account.id, day: { lt: toCalendarDate(italianDay(now)) } },
    data: { [ability]: outcome },
  });
  if (count === 0) throw new AppError("not_found");
}
