import { z } from "zod";

/** The figures on the admin's first screen. `revenue` is in euro, net of what was paid back. */
export const adminStatsSchema = z.object({
  usersCount: z.number(),
  paidUsersCount: z.number(),
  totalAttempts: z.number(),
  revenue: z.number(),
  expiredUsers: z.number(),
});

export type AdminStats = z.infer<typeof adminStatsSchema>;
