import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db";
import { type Access, accessFrom } from "@/lib/payments/entitlement";

/** Whether an account may take simulations at this moment, and until when. */
export async function findAccess(account: Account, now = new Date()): Promise<Access> {
  const grants = await db().accessGrant.findMany({
    where: { userId: account.id },
    select: { startsAt: true, expiresAt: true, endedAt: true },
  });
  return accessFrom(grants, now);
}
