import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { findSecondFactor } from "@/lib/accounts/queries";
import { countToSuspend, getStats } from "@/lib/admin/queries/stats";
import { listTroubledMails } from "@/lib/admin/queries/troubled-mails";
import { listTroubledPurchases } from "@/lib/admin/queries/troubled-purchases";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import { log } from "@/lib/log";
import { readAiCosts } from "@/lib/writing/queries";

/**
 * What stands around the list on the admin's first screen. `stats`: null when they could not be read, so that the rest can be used all
 * the same. `toSuspend`: whose access is over and who is not suspended. `toMark`: how many writings want a teacher. `isProtected`: by a
 * second factor.
 */
export type AdminOverview = Awaited<ReturnType<typeof readOverview>>;

/** Reads the admin's first screen, but for its students. */
export async function readOverview(admin: Admin) {
  const [stats, toSuspend, writings, costs, purchases, mails, secondFactor] = await Promise.all([
    getStats(admin).catch((error: unknown) => {
      log().error({ err: error }, "the figures of the admin's first screen could not be read");
      return null;
    }),
    countToSuspend(admin),
    listWritingsToMark(admin),
    readAiCosts(),
    listTroubledPurchases(admin),
    listTroubledMails(admin),
    findSecondFactor(admin),
  ]);
  return { stats, toSuspend, toMark: writings.length, costs, purchases, mails, isProtected: secondFactor !== null };
}
