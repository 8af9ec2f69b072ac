import "server-only";
import { cache } from "react";
import type { Account, Admin } from "@/lib/accounts/actor";
import { findSessionUser } from "@/lib/accounts/queries";
import { isSessionOpen, type Session } from "@/lib/accounts/session";
import { readSession } from "@/lib/accounts/tokens";
import { actionFor } from "@/lib/http/action";
import { AppError } from "@/lib/http/errors";

type SessionUser = NonNullable<Awaited<ReturnType<typeof findSessionUser>>>;

/** The only place an `Account` is created: from a row that a valid session or review token refers to. */
function toAccount(user: SessionUser): Account {
  const { id, email, firstName, lastName, locale, isAdmin } = user;
  return { id, email, firstName, lastName, locale, isAdmin, isSuspended: user.suspendedAt !== null } as Account;
}

/** The signed-in account, read once per request; null without a session or if it is over. */
export const findAccount = cache(async (): Promise<Account | null> => {
  return (await findAccountWith(findSessionUser))?.account ?? null;
});

/** Like `findAccount`, but also returns the row that `find` read; `find` must select at least `SESSION_USER`. */
export async function findAccountWith<U extends SessionUser>(find: (userId: string) => Promise<U | null>) {
  const session = await readSession();
  if (!session) return null;
  const user = await find(session.userId);
  return user && isSessionOpen(user, session) ? { account: toAccount(user), user } : null;
}

/** @throws AppError unauthenticated */
export async function requireAccount(): Promise<Account> {
  const account = await findAccount();
  if (!account) throw await unauthenticated();
  return account;
}

/** As `findAccountWith`. @throws AppError unauthenticated */
export async function requireAccountWith<U extends SessionUser>(find: (userId: string) => Promise<U | null>) {
  const found = await findAccountWith(find);
  if (!found) throw await unauthenticated();
  return found;
}

/** Distinguishes a session ended by a sign-out or a new password from one that expired or never existed. */
async function unauthenticated(): Promise<AppError> {
  const hasEnded = (await readSession()) !== null;
  return new AppError("unauthenticated", "no session", hasEnded ? { reason: "session_ended" } : {});
}

/** @throws AppError unauthenticated, suspended or forbidden */
export async function requireAdmin(): Promise<Admin> {
  return toAdmin(await requireAccount());
}

/** Wraps a domain function as a server action for signed-in users: `accountAction(schema, fn)`. */
export const accountAction = actionFor(requireAccount);

export const adminAction = actionFor(requireAdmin);

/** @throws AppError suspended or forbidden */
export function toAdmin(account: Account): Admin {
  if (account.isSuspended) throw new AppError("suspended");
  if (!account.isAdmin) throw new AppError("forbidden");
  return account as Admin;
}

/** Account of a verified token whose session is not over. @throws AppError unauthenticated */
export async function requireAccountOf(claims: Omit<Session, "isAdmin">): Promise<Account> {
  const user = await findSessionUser(claims.userId);
  if (!user || !isSessionOpen(user, claims)) throw new AppError("unauthenticated");
  return toAccount(user);
}
