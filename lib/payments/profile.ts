import type { Account } from "@/lib/accounts/actor";
import { type Access, hasPaid } from "@/lib/payments/entitlement";

/** All that `GET /api/user` and the login return about a user. @param token review token of the user */
export function toProfile(account: Account, access: Access, token: string) {
  const { id, email, firstName, lastName, isAdmin, isSuspended } = account;
  const accessExpiresAt = access.expiresAt?.toISOString() ?? null;
  return { id, email, firstName, lastName, isAdmin, hasPaid: hasPaid(access), isSuspended, accessExpiresAt, token };
}
