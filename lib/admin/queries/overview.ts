import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { findSecondFactor } from "@/lib/accounts/queries";
import { type AdminStats, getStats } from "@/lib/admin/queries/stats";
import { listTroubledPurchases, type TroubledPurchase } from "@/lib/admin/queries/troubled-purchases";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import { type AiCosts, readAiCosts } from "@/lib/writing/queries";

/** All that the admin's first screen shows. `toMark`: how many writings want a teacher; `isProtected`: by a second factor. */
export type AdminOverview = {
  stats: AdminStats;
  toMark: number;
  costs: AiCosts;
  purchases: TroubledPurchase[];
  isProtected: boolean;
};

/** Reads the admin's first screen. */
export async function readOverview(admin: Admin): Promise<AdminOverview> {
  const [stats, writings, costs, purchases, secondFactor] = await Promise.all([
    getStats(admin),
    listWritingsToMark(admin),
    readAiCosts(),
    listTroubledPurchases(admin),
    findSecondFactor(admin),
  ]);
  return { stats, toMark: writings.length, costs, purchases, isProtected: secondFactor !== null };
}
