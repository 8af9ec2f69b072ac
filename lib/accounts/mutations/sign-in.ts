import "server-only";
import { queueOnceADay } from "@/lib/accounts/account-mails";
import { acceptSecondFactor } from "@/lib/accounts/mutations/accept-second-factor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { isPassword } from "@/lib/accounts/password";
import { findHolder } from "@/lib/accounts/queries";
import type { Login } from "@/lib/accounts/schema";
import { SESSION_COLUMNS, type Session, toSession } from "@/lib/accounts/session";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { type Caller, countKnownActBy, countTry, forgetKnownActBy, forgetTries } from "@/lib/security/rate-limit";

/**
 * The one way in with e-mail and password, behind every door that takes them. The try is counted before the costly look at
 * the password; a right one forgets the wrong ones. A known browser's are counted apart, so that a stranger's wrong
 * passwords stop the stranger and not the owner, who is told of them.
 * @param caller its address and its mark (lib/security/client-address.ts, lib/accounts/known-browser.ts)
 * @returns the session to open, or null when the pair is wrong
 * @throws AppError rate_limited
 */
export async function signIn(login: Login, from: Omit<Caller, "account">): Promise<Session | null> {
  const caller = { ...from, account: login.email };
  await countKnownActBy("login", caller, () => tellTriesOut(login.email));
  const session = await verifyLogin(login);
  if (!session) return null;
  await forgetKnownActBy("login", caller);
  await recordEvent(db(), { kind: "signed_in", actorId: session.userId, subjectId: session.userId });
  return session;
}

/** Tells the owner that somebody has used up the tries, once a day at most. The same work is done for an address nobody has. */
async function tellTriesOut(email: string, now = new Date()): Promise<void> {
  const { person, holderId } = await findHolder(email);
  await queueOnceADay(db(), person && { kind: "login_tries_out", to: person, triedAt: now }, holderId, now);
}

/**
 * Checks an e-mail and a password, and the second factor of who has one: the one place that decides who may sign in. A
 * suspended account may (it can read its finished reviews); what it may not do is decided by the gates.
 * @returns the session, or null when the pair is wrong
 * @throws AppError unauthenticated (second_factor_required, wrong_second_factor) or rate_limited when the pair is right
 */
export async function verifyLogin(login: Login): Promise<Session | null> {
  const user = await db().user.findUnique({
    where: { email: login.email },
    select: { ...SESSION_COLUMNS, passwordHash: true, secondFactor: { select: { confirmedAt: true } } },
  });
  const matches = await isPassword(user?.passwordHash ?? null, login.password);
  if (!user || !matches) return null;
  if (user.secondFactor?.confirmedAt) await requireSecondFactor(user.id, login.code);
  return toSession(user);
}

async function requireSecondFactor(userId: string, code: string | undefined): Promise<void> {
  if (!code) throw new AppError("unauthenticated", "second factor missing", { reason: "second_factor_required" });
  await countTry("second_factor", userId);
  if (!(await acceptSecondFactor(userId, code, new Date())))
    throw new AppError("unauthenticated", "wrong second factor", { reason: "wrong_second_factor" });
  await forgetTries("second_factor", userId);
}
