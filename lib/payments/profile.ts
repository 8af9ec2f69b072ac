import type { Account } from "@/lib/accounts/actor";
import type { Access } from "@/lib/payments/entitlement";

/** What `GET /api/user` and the login tell a signed-in person about themselves (contract, "Calls"). */
export type Profile = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  hasPaid: boolean;
  isSuspended: boolean;
  /** ISO time, or null without an access. */
  accessExpiresAt: string | null;
  /** A short-lived token that only reads the holder's reviews. */
  token: string;
};

/** Lists what of an account and its access may leave the server. */
export function toProfile(account: Account, access: Access, token: string): Profile {
  const { id, email, firstName, lastName, isAdmin, isSuspended } = account;
  return {
    id,
    email,
    firstName,
    lastName,
    isAdmin,
    hasPaid: access.state === "active",
    isSuspended,
    accessExpiresAt: access.expiresAt?.toISOString() ?? null,
    token,
  };
}
