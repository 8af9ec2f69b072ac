/** A stored fact that gives access: from when to when, and whether it was ended before its time. */
export type GrantFact = { startsAt: Date; expiresAt: Date; endedAt: Date | null };

/**
 * Whether someone may take simulations now. `none`: never had access; `ended`: it was taken back (a refund, say);
 * `expired`: its 365 days are over. `expiresAt` is the last moment of the longest grant that was not taken back.
 */
export type Access = { state: "none" | "active" | "expired" | "ended"; expiresAt: Date | null };

/**
 * The access that follows from a set of grants: a pure function, so order and repetition do not matter.
 * @param now the moment to judge at
 */
export function accessFrom(grants: readonly GrantFact[], now: Date): Access {
  const standing = grants.filter((grant) => grant.endedAt === null && grant.startsAt <= now);
  const expiresAt = standing.reduce<Date | null>(
    (last, { expiresAt: end }) => (last && last >= end ? last : end),
    null,
  );
  if (expiresAt) return { state: expiresAt > now ? "active" : "expired", expiresAt };
  return { state: grants.some((grant) => grant.endedAt !== null) ? "ended" : "none", expiresAt: null };
}
