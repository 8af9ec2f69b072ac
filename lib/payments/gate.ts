import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { requireAccount } from "@/lib/accounts/gate";
import { AppError } from "@/lib/errors";
import type { Learner } from "@/lib/payments/actor";
import type { Access } from "@/lib/payments/entitlement";
import { findAccess } from "@/lib/payments/queries";

/** The account as a learner when its access lives, otherwise the reason why it is not one. */
export function toLearner(account: Account, access: Access): Learner | AppError {
  if (account.isSuspended) return new AppError("suspended");
  if (access.state === "expired") return new AppError("expired");
  if (access.state !== "active" || !access.expiresAt) return new AppError("payment_required");
  return { ...account, accessExpiresAt: access.expiresAt } as Learner;
}

/**
 * The gate of everything that is paid for.
 * @throws AppError unauthenticated, suspended, payment_required or expired
 */
export async function requireLearner(): Promise<Learner> {
  const account = await requireAccount();
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof AppError) throw learner;
  return learner;
}
