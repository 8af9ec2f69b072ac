import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { findSecondFactor } from "@/lib/accounts/queries";
import { countToSuspend, getStats } from "@/lib/admin/queries/stats";
import { countStudents, listStudents, type StudentCount, type StudentPage } from "@/lib/admin/queries/students";
import { listTroubledPurchases, type TroubledPurchase } from "@/lib/admin/queries/troubled-purchases";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import type { AdminStats } from "@/lib/admin/stats";
import type { StudentQuery } from "@/lib/admin/student-query";
import { log } from "@/lib/log";
import { type AiCosts, readAiCosts } from "@/lib/writing/queries";

/**
 * All that the admin's first screen shows. `stats` and `found`: null when they could not be read, so that the rest can be
 * used all the same. `toSuspend`: whose access is over and who is not suspended. `toMark`: how many writings want a
 * teacher. `isProtected`: by a second factor.
 */
export type AdminOverview = {
  stats: AdminStats | null;
  found: (StudentPage & StudentCount) | null;
  toSuspend: number;
  toMark: number;
  costs: AiCosts;
  purchases: TroubledPurchase[];
  isProtected: boolean;
};

/** Reads the admin's first screen with the students a query asks for. */
export async function readOverview(admin: Admin, query: StudentQuery): Promise<AdminOverview> {
  const [stats, found, toSuspend, writings, costs, purchases, secondFactor] = await Promise.all([
    orNull(getStats(admin)),
    orNull(findStudents(admin, query)),
    countToSuspend(admin),
    listWritingsToMark(admin),
    readAiCosts(),
    listTroubledPurchases(admin),
    findSecondFactor(admin),
  ]);
  return { stats, found, toSuspend, toMark: writings.length, costs, purchases, isProtected: secondFactor !== null };
}

async function findStudents(admin: Admin, query: StudentQuery): Promise<StudentPage & StudentCount> {
  const now = new Date();
  const [page, count] = await Promise.all([listStudents(admin, query, now), countStudents(admin, query, now)]);
  return { ...page, ...count };
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    log().error({ err: error }, "a part of the admin's first screen could not be read");
    return null;
  }
}
