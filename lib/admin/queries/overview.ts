import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { findSecondFactor } from "@/lib/accounts/queries";
import { listProblemPurchases, type ProblemPurchase } from "@/lib/admin/queries/problem-purchases";
import { countQuestionFlags } from "@/lib/admin/queries/question-health";
import { countToSuspend, getStats } from "@/lib/admin/queries/stats";
import { listUndeliveredMails } from "@/lib/admin/queries/undelivered-mails";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import { listFactsToRecheck } from "@/lib/citizenship/recheck";
import { log } from "@/lib/observability/log";
import { readAiCosts } from "@/lib/writing/queries";

/** `toSuspend`: expired, not suspended. `openPurchases`: awaiting a refund, the bank or a dispute decision. */
export type AdminOverview = Awaited<ReturnType<typeof readOverview>>;

/** Reads the admin's home page except the list of students. `stats` is null when they could not be read. */
export async function readOverview(admin: Admin) {
  const [stats, toSuspend, writings, costs, purchases, mails, flags, secondFactor] = await Promise.all([
    getStats(admin).catch((error: unknown) => {
      log().error({ err: error }, "could not read the statistics of the admin home page");
      return null;
    }),
    countToSuspend(admin),
    listWritingsToMark(admin),
    readAiCosts(),
    listProblemPurchases(admin),
    listUndeliveredMails(admin),
    countQuestionFlags(admin),
    findSecondFactor(admin),
  ]);
  return {
    stats,
    toSuspend,
    writings: { count: writings.length, oldest: writings[0]?.since ?? null },
    costs,
    purchases,
    openPurchases: purchases.filter(isOpen).length,
    mails,
    flags,
    factsToRecheck: listFactsToRecheck(new Date()).length,
    isProtected: secondFactor !== null,
  };
}

function isOpen(purchase: ProblemPurchase): boolean {
  const { status, withdrawalRequestedAt, refundFailedAt } = purchase;
  if (status === "refunded" || status === "canceled") return false;
  const isDisputed = purchase.disputedAt && !purchase.disputeWonAt && !purchase.disputeLostAt;
  return status === "open" || withdrawalRequestedAt !== null || refundFailedAt !== null || Boolean(isDisputed);
}
