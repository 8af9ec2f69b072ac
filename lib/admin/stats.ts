import { property } from "@/lib/http/call";

const FIGURES = ["usersCount", "paidUsersCount", "totalAttempts", "revenue", "expiredUsers"] as const;

/** The figures on the admin's first screen. `revenue` is in euro, net of what was paid back. */
export type AdminStats = Record<(typeof FIGURES)[number], number>;

const isStats = (answer: unknown): answer is AdminStats =>
  FIGURES.every((name) => typeof property(answer, name) === "number");

/** The figures as `GET /api/admin/stats` answers them, or null. By hand: a schema library would weigh on the page. */
export function readStats(answer: unknown): AdminStats | null {
  return isStats(answer) ? answer : null;
}
