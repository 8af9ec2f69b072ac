import "server-only";
import { cache } from "react";
import type { Account, Admin } from "@/lib/accounts/actor";
import { readSession } from "@/lib/accounts/next-auth";
import { findSessionUser } from "@/lib/accounts/queries";
import { AppError } from "@/lib/errors";

type SessionUser = NonNullable<Awaited<ReturnType<typeof findSessionUser>>>;

/** The one place an account is proven: a row of the database that a valid session or review token points at. */
function toAccount(user: SessionUser): Account {
  const { id, email, firstName, lastName, locale, isAdmin } = user;
  return { id, email, firstName, lastName, locale, isAdmin, isSuspended: user.suspendedAt !== null } as Account;
}

/**
 * Who is signed in, read anew from the database once per request; null for a visitor, and for a session that a change
 * of password, role or suspension has ended.
 */
export const findAccount = cache(async (): Promise<Account | null> => {
  const session = await readSession();
  if (!session) return null;
  const user = await findSessionUser(session.userId);
  return user && user.sessionVersion === session.version ? toAccount(user) : null;
});

/** @throws AppError unauthenticated */
export async function requireAccount(): Promise<Account> {
  const account = await findAccount();
  if (!account) throw new AppError("unauthenticated");
  return account;
}

/** @throws AppError unauthenticated, suspended or forbidden */
export async function requireAdmin(): Promise<Admin> {
  return toAdmin(await requireAccount());
}

/**
 * The account as an admin.
 * @throws AppError suspended or forbidden
 */
export function toAdmin(account: Account): Admin {
  if (account.isSuspended) throw new AppError("suspended");
  if (!account.isAdmin) throw new AppError("forbidden");
  return account as Admin;
}

/**
 * The account a checked token names, if its session version still holds.
 * @throws AppError unauthenticated
 */
export async function requireAccountOf(claims: { userId: string; version: number }): Promise<Account> {
  const user = await findSessionUser(claims.userId);
  if (!user || user.sessionVersion !== claims.version) throw new AppError("unauthenticated");
  return toAccount(user);
}
