import "server-only";
import type { Account, Admin } from "@/lib/accounts/actor";
import { type AuditKind, isOwnEventKind, OWN_EVENT_KINDS, type OwnEventKind } from "@/lib/accounts/audit";
import { acceptSecondFactor } from "@/lib/accounts/mutations/accept-second-factor";
import { isPassword } from "@/lib/accounts/password";
import type { Login } from "@/lib/accounts/schema";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { countTry, forgetTries } from "@/lib/rate-limit";

/**
 * Checks an e-mail and a password, and the second factor of who has one: the one place that decides who may sign in. A
 * suspended account may (it can read its finished reviews); what it may not do is decided by the gates.
 * @returns what a session needs, or null when the pair is wrong
 * @throws AppError unauthenticated (second_factor_required, wrong_second_factor) or rate_limited when the pair is right
 */
export async function verifyLogin(
  login: Login,
): Promise<{ id: string; sessionVersion: number; isAdmin: boolean } | null> {
  const user = await db().user.findUnique({
    where: { email: login.email },
    select: {
      id: true,
      passwordHash: true,
      sessionVersion: true,
      isAdmin: true,
      secondFactor: { select: { confirmedAt: true } },
    },
  });
  const matches = await isPassword(user?.passwordHash ?? null, login.password);
  if (!user || !matches) return null;
  if (user.secondFactor?.confirmedAt) await requireSecondFactor(user.id, login.code);
  return { id: user.id, sessionVersion: user.sessionVersion, isAdmin: user.isAdmin };
}

async function requireSecondFactor(userId: string, code: string | undefined): Promise<void> {
  if (!code) throw new AppError("unauthenticated", "second factor missing", { reason: "second_factor_required" });
  await countTry("second_factor", userId);
  if (!(await acceptSecondFactor(userId, code, new Date())))
    throw new AppError("unauthenticated", "wrong second factor", { reason: "wrong_second_factor" });
  await forgetTries("second_factor", userId);
}

/** An admin's second factor: whether one is set up, since when, and how many recovery codes are left. */
export async function findSecondFactor(admin: Admin): Promise<{ since: Date; recoveryCodesLeft: number } | null> {
  const factor = await db().secondFactor.findUnique({
    where: { userId: admin.id, confirmedAt: { not: null } },
    select: { confirmedAt: true, recoveryHashes: true },
  });
  if (!factor?.confirmedAt) return null;
  return { since: factor.confirmedAt, recoveryCodesLeft: factor.recoveryHashes.length };
}

/** An account that may become or is an admin's, for the command line. */
export async function findAccountByEmail(email: string) {
  return db().user.findUnique({ where: { email }, select: { firstName: true, lastName: true, isAdmin: true } });
}

/** The admins, for the command line: since when, whether with a second factor, and the latest sign-in that was written down. */
export async function listAdmins() {
  const latest = (kind: AuditKind) => ({
    where: { kind },
    orderBy: { createdAt: "desc" as const },
    take: 1,
    select: { createdAt: true },
  });
  const admins = await db().user.findMany({
    where: { isAdmin: true },
    orderBy: { email: "asc" },
    select: {
      email: true,
      suspendedAt: true,
      createdAt: true,
      secondFactor: { select: { confirmedAt: true } },
      events: latest("admin_made"),
      acts: latest("signed_in"),
    },
  });
  return admins.map(({ email, suspendedAt, createdAt, secondFactor, events, acts }) => ({
    email,
    since: events[0]?.createdAt ?? createdAt,
    hasSecondFactor: Boolean(secondFactor?.confirmedAt),
    lastSignIn: acts[0]?.createdAt ?? null,
    isSuspended: suspendedAt !== null,
  }));
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
