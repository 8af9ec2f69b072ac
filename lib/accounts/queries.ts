import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { isOwnEventKind, OWN_EVENT_KINDS, type OwnEventKind } from "@/lib/accounts/audit";
import { isPassword } from "@/lib/accounts/password";
import type { Login } from "@/lib/accounts/schema";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { countTry, forgetTries } from "@/lib/rate-limit";

/**
 * Checks an e-mail and a password: the one place that decides who may sign in. A suspended account may (it can read
 * its finished reviews); what it may not do is decided by the gates.
 * @returns what a session needs, or null when the pair is wrong
 */
export async function verifyLogin(
  login: Login,
): Promise<{ id: string; sessionVersion: number; isAdmin: boolean } | null> {
  const user = await db().user.findUnique({
    where: { email: login.email },
    select: { id: true, passwordHash: true, sessionVersion: true, isAdmin: true },
  });
  const matches = await isPassword(user?.passwordHash ?? null, login.password);
  if (!user || !matches) return null;
  return { id: user.id, sessionVersion: user.sessionVersion, isAdmin: user.isAdmin };
}

/** What the gates need to know of a signed-in person, or null when the id is nobody's. */
export async function findSessionUser(userId: string) {
  return db().user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      locale: true,
      isAdmin: true,
      suspendedAt: true,
      sessionVersion: true,
    },
  });
}

/**
 * Checks the password of somebody who is signed in, before a change that would lock them out or cannot be undone. Counted
 * before the expensive hash.
 * @throws AppError rate_limited; invalid_input (currentPassword: wrong_password)
 */
export async function requireOwnPassword(account: Account, password: string): Promise<void> {
  await countTry("own_password_by_account", account.id);
  const user = await db().user.findUnique({ where: { id: account.id }, select: { passwordHash: true } });
  if (!(await isPassword(user?.passwordHash ?? null, password)))
    throw new AppError("invalid_input", "wrong current password", { fields: { currentPassword: "wrong_password" } });
  await forgetTries("own_password_by_account", account.id);
}

/** What somebody may change about themselves, as it is now. */
export async function getOwnDetails(account: Account) {
  return db().user.findUniqueOrThrow({
    where: { id: account.id },
    select: {
      firstName: true,
      lastName: true,
      street: true,
      city: true,
      province: true,
      postalCode: true,
      phone: true,
      locale: true,
    },
  });
}

export type OwnDetails = Awaited<ReturnType<typeof getOwnDetails>>;

/** How many of the latest events a person is shown. */
const EVENTS_SHOWN = 10;

/** What was done with the account lately, newest first. */
export async function listOwnEvents(account: Account): Promise<{ id: string; kind: OwnEventKind; at: Date }[]> {
  const events = await db().auditEvent.findMany({
    where: { subjectId: account.id, kind: { in: [...OWN_EVENT_KINDS] } },
    orderBy: { createdAt: "desc" },
    take: EVENTS_SHOWN,
    select: { id: true, kind: true, createdAt: true },
  });
  return events.flatMap(({ id, kind, createdAt }) => (isOwnEventKind(kind) ? [{ id, kind, at: createdAt }] : []));
}
