import "server-only";
import { cache } from "react";
import type { Account, Admin } from "@/lib/accounts/actor";
import { readSession } from "@/lib/accounts/next-auth";
import { findSessionUser } from "@/lib/accounts/queries";
import { actionFor } from "@/lib/http/action";
import { AppError } from "@/lib/http/errors";

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
  return (await findAccountWith(findSessionUser))?.account ?? null;
});

/**
 * The same for who needs more of the person's row, in the one statement that proves the account.
 * @param find reads the row that an id names, with the columns of `SESSION_USER` and what else is needed
 */
export async function findAccountWith<U extends SessionUser>(find: (userId: string) => Promise<U | null>) {
  const session = await readSession();
  if (!session) return null;
  const user = await find(session.userId);
  return user && user.sessionVersion === session.version ? { account: toAccount(user), user } : null;
}

/** @throws AppError unauthenticated */
export async function requireAccount(): Promise<Account> {
  const account = await findAccount();
  if (!account) throw new AppError("unauthenticated");
  return account;
}

/** As `findAccountWith`. @throws AppError unauthenticated */
export async function requireAccountWith<U extends SessionUser>(find: (userId: string) => Promise<U | null>) {
  const found = await findAccountWith(find);
  if (!found) throw new AppError("unauthenticated");
  return found;
}

/** @throws AppError unauthenticated, suspended or forbidden */
export async function requireAdmin(): Promise<Admin> {
  return toAdmin(await requireAccount());
}

/** Makes an action of a signed-in person: `accountAction(schema, verb)`. */
export const accountAction = actionFor(requireAccount);

/** Makes an action of an admin: `adminAction(schema, verb)`. */
export const adminAction = actionFor(requireAdmin);

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
