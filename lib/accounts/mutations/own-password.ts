import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { verifyPassword } from "@/lib/accounts/password";
import { isOwnData } from "@/lib/accounts/weak-password";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { calendarDay } from "@/lib/product/italian-day";
import { enforceLimit, resetLimit } from "@/lib/security/rate-limit";

/** Counted before the expensive hash. @throws AppError rate_limited; invalid_input (currentPassword: wrong_password) */
export async function requireOwnPassword(account: Account, password: string): Promise<void> {
  await enforceLimit("own_password_by_account", account.id);
  const user = await db().user.findUnique({ where: { id: account.id }, select: { passwordHash: true } });
  if (!(await verifyPassword(user?.passwordHash ?? null, password)))
    throw new AppError("invalid_input", "wrong current password", { fields: { currentPassword: "wrong_password" } });
  await resetLimit("own_password_by_account", account.id);
}

/** @throws AppError invalid_input (newPassword: password_personal) */
export async function requireOtherThanOwnData(tx: Transaction, userId: string, newPassword: string): Promise<void> {
  const select = { email: true, firstName: true, lastName: true, taxCode: true, birthDate: true };
  const { firstName, lastName, birthDate, ...user } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select,
  });
  if (isOwnData(newPassword, { ...user, names: [firstName, lastName], birthDate: calendarDay(birthDate) }))
    throw new AppError("invalid_input", "the password is personal data", {
      fields: { newPassword: "password_personal" },
    });
}
