import type { Account } from "@/lib/accounts/actor";
import type { Access } from "@/lib/payments/entitlement";

/**
 * What `GET /api/user` and the login tell a signed-in person about themselves: all that may leave of an account and its access.
 * @param token a short-lived one that only reads the holder's reviews
 */
export function toProfile(account: Account, access: Access, token: string) {
  const { id, email, firstName, lastName, isAdmin, isSuspended } = account;
  const hasPaid = access.state === "active";
  const accessExpiresAt = access.expiresAt?.toISOString() ?? null;
  return { id, email, firstName, lastName, isAdmin, hasPaid, isSuspended, accessExpiresAt, token };
}
