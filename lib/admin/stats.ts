import { property } from "@/lib/call";

const FIGURES = ["usersCount", "paidUsersCount", "totalAttempts", "revenue", "expiredUsers"] as const;

/** The figures on the admin's first screen. `revenue` is in euro, net of what was paid back. */
export type AdminStats = Record<(typeof FIGURES)[number], number>;

/** The figures as `GET /api/admin/stats` answers them, or null. By hand: a schema library would weigh on the page. */
export function readStats(answer: unknown): AdminStats | null {
  const [usersCount, paidUsersCount, totalAttempts, revenue, expiredUsers] = FIGURES.map((name) => {
    const figure = property(answer, name);
    return typeof figure === "number" ? figure : undefined;
  });
  if (usersCount === undefined || paidUsersCount === undefined || totalAttempts === undefined) return null;
  if (revenue === undefined || expiredUsers === undefined) return null;
  return { usersCount, paidUsersCount, totalAttempts, revenue, expiredUsers };
}
