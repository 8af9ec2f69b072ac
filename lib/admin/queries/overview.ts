import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { findSecondFactor } from "@/lib/accounts/queries";
import { countQuestionFlags } from "@/lib/admin/queries/question-health";
import { countToSuspend, getStats } from "@/lib/admin/queries/stats";
import { listTroubledMails } from "@/lib/admin/queries/troubled-mails";
import { listTroubledPurchases, type TroubledPurchase } from "@/lib/admin/queries/troubled-purchases";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import { log } from "@/lib/observability/log";
import { readAiCosts } from "@/lib/writing/queries";

/**
 * What stands around the list on the admin's first screen. `stats`: null when they could not be read, so that the rest can be used all
 * the same. `toSuspend`: whose access is over and who is not suspended. `writings`: how many want a teacher, and since when the first.
 * `openPurchases`: those of the troubled that wait for a refund or for a bank's word. `flags`: how many questions carry a marker.
 * `isProtected`: by a second factor.
 */
export type AdminOverview = Awaited<ReturnType<typeof readOverview>>;

/** Reads the admin's first screen, but for its students. */
export async function readOverview(admin: Admin) {
  const [stats, toSuspend, writings, costs, purchases, mails, flags, secondFactor] = await Promise.all([
    getStats(admin).catch((error: unknown) => {
      log().error({ err: error }, "the figures of the admin's first screen could not be read");
      return null;
    }),
    countToSuspend(admin),
    listWritingsToMark(admin),
    readAiCosts(),
    listTroubledPurchases(admin),
    listTroubledMails(admin),
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
    isProtected: secondFactor !== null,
  };
}

/** Whether a refund that was asked for is not made, or a bank has not decided. */
function isOpen(purchase: TroubledPurchase): boolean {
  if (purchase.refundedAt) return false;
  const isDisputed = purchase.disputedAt && !purchase.disputeWonAt && !purchase.disputeLostAt;
  return purchase.withdrawalRequestedAt !== null || Boolean(isDisputed);
}
