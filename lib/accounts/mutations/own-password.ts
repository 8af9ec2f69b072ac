import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { verifyPassword } from "@/lib/accounts/password";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { enforceLimit, resetLimit } from "@/lib/security/rate-limit";

/** Counted before the expensive hash. @throws AppError rate_limited; invalid_input (currentPassword: wrong_password) */
export async function requireOwnPassword(account: Account, password: string): Promise<void> {
  await enforceLimit("own_password_by_account", account.id);
  const user = await db().user.findUnique({ where: { id: account.id }, select: { passwordHash: true } });
  if (!(await verifyPassword(user?.passwordHash ?? null, password)))
    throw new AppError("invalid_input", "wrong current password", { fields: { currentPassword: "wrong_password" } });
  await resetLimit("own_password_by_account", account.id);
}
