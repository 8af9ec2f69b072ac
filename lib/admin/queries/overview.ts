import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { findSecondFactor } from "@/lib/accounts/queries";
import { listProblemPurchases } from "@/lib/admin/queries/problem-purchases";
import { listFlaggedQuestions } from "@/lib/admin/queries/question-health";
import { getStats, readToSuspend } from "@/lib/admin/queries/stats";
import { listUndeliveredMails } from "@/lib/admin/queries/undelivered-mails";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import { toWorkQueue } from "@/lib/admin/work-queue";
import { listFactsToRecheck } from "@/lib/citizenship/recheck";
import { log } from "@/lib/observability/log";
import { toCalendarDate } from "@/lib/product/italian-day";
import { readAiCosts } from "@/lib/writing/queries";

/** `toSuspend`: expired, not suspended. */
export type AdminOverview = Awaited<ReturnType<typeof readOverview>>;

/** Reads the admin's home page except the list of students. `stats` is null when they could not be read. */
export async function readOverview(admin: Admin) {
  const [stats, toSuspend, writings, costs, purchases, mails, flagged, secondFactor] = await Promise.all([
    getStats(admin).catch((error: unknown) => {
      log().error({ err: error }, "could not read the statistics of the admin home page");
      return null;
    }),
    readToSuspend(admin),
    listWritingsToMark(admin),
    readAiCosts(),
    listProblemPurchases(admin),
    listUndeliveredMails(admin),
    listFlaggedQuestions(admin),
    findSecondFactor(admin),
  ]);
  const queue = toWorkQueue({
    writings: writings.map(({ id, since }) => ({ since, href: `/admin/writings/${id}` })),
    purchases: purchases.flatMap(({ waitsSince }) => (waitsSince ? [{ since: waitsSince, href: "#purchases" }] : [])),
    mails: mails.map(({ createdAt }) => ({ since: createdAt, href: "#mails" })),
    questions: flagged.map(({ simulationId, name, flaggedAt }) => {
      return { since: flaggedAt, href: `/admin/questions/${simulationId}/${name}` };
    }),
    facts: listFactsToRecheck(new Date()).map(({ checkedAt }) => ({
      since: toCalendarDate(checkedAt),
      href: "/esame",
    })),
  });
  return { stats, toSuspend, queue, costs, purchases, mails, isProtected: secondFactor !== null };
}
