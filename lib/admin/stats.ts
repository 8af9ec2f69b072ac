import { property } from "@/lib/http/call";

const FIGURES = ["usersCount", "paidUsersCount", "totalAttempts", "revenue", "expiredUsers"] as const;

/** `revenue` is in euros, net of refunds. */
export type AdminStats = Record<(typeof FIGURES)[number], number>;

const isStats = (response: unknown): response is AdminStats =>
  FIGURES.every((name) => typeof property(response, name) === "number");

/** Parses the answer of `GET /api/admin/stats`, or null. Without zod, which would add to the page's bundle. */
export function parseStats(response: unknown): AdminStats | null {
  return isStats(response) ? response : null;
}
