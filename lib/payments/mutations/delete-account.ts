import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { requireOwnPassword } from "@/lib/accounts/mutations/own-password";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { cancelOpenPayment } from "@/lib/payments/mutations/cancel-open-payment";
import { erasePerson, lockUserRow } from "@/lib/payments/mutations/erase-person";
import { isCardPaymentConfigured } from "@/lib/payments/stripe";

/**
 * Cancels an open purchase first, so that nobody pays for a deleted account; while a bank decides on it (payment_open),
 * the account stays. Returns the last mail's recipient.
 * @throws AppError rate_limited, forbidden (admin_stays), conflict (payment_open); invalid_input (currentPassword:
 *   wrong_password)
 */
export async function deleteAccount(account: Account, password: string) {
  if (account.isAdmin) throw new AppError("forbidden", "revoke the admin rights first", { reason: "admin_stays" });
  await requireOwnPassword(account, password);
  await cancelOpenPayment(account);
  return db().$transaction(async (tx) => {
    await lockUserRow(tx, account.id);
    const open = await tx.payment.count({
      where: { userId: account.id, status: "open", stripePaymentIntentId: { not: null } },
    });
    if (open > 0 && isCardPaymentConfigured())
      throw new AppError("conflict", "a purchase is still open", { reason: "payment_open" });
    const current = await tx.user.findUnique({ where: { id: account.id }, select: { isAdmin: true } });
    if (!current) throw new AppError("unauthenticated", "the account is gone");
    if (current.isAdmin) throw new AppError("forbidden", "revoke the admin rights first", { reason: "admin_stays" });
    return erasePerson(tx, account.id, "asked");
  });
}
