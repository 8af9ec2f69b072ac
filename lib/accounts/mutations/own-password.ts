import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { isPassword } from "@/lib/accounts/password";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { countTry, forgetTries } from "@/lib/security/rate-limit";

/** Counted before the expensive hash. @throws AppError rate_limited; invalid_input (currentPassword: wrong_password) */
export async function requireOwnPassword(account: Account, password: string): Promise<void> {
  await countTry("own_password_by_account", account.id);
  const user = await db().user.findUnique({ where: { id: account.id }, select: { passwordHash: true } });
  if (!(await isPassword(user?.passwordHash ?? null, password)))
    throw new AppError("invalid_input", "wrong current password", { fields: { currentPassword: "wrong_password" } });
  await forgetTries("own_password_by_account", account.id);
}
