import "server-only";
import { queueTriesOutMail } from "@/lib/accounts/account-mails";
import { requireSecondFactor } from "@/lib/accounts/mutations/consume-second-factor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { verifyPassword } from "@/lib/accounts/password";
import { findHolder } from "@/lib/accounts/queries";
import type { Login } from "@/lib/accounts/schema";
import { SESSION_COLUMNS, type Session, toSession } from "@/lib/accounts/session";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { type Caller, limitAct, resetAct } from "@/lib/security/rate-limit";

/**
 * The only way to sign in with e-mail and password. Returns null if they do not match an account. Attempts are counted
 * before the expensive hash, and those of a known browser separately: other callers cannot lock out the owner, who is
 * notified.
 * @throws AppError rate_limited, and as `verifyLogin`
 */
export async function signIn(login: Login, from: Omit<Caller, "account">): Promise<Session | null> {
  const caller = { ...from, account: login.email };
  await limitAct("login", caller, () => notifyTriesOut(login.email));
  const session = await verifyLogin(login);
  if (!session) return null;
  await resetAct("login", caller);
  await recordEvent(db(), { kind: "signed_in", actorId: session.userId, subjectId: session.userId });
  return session;
}

/** At most one mail a day. Does the same work for an unregistered address. */
async function notifyTriesOut(email: string, now = new Date()): Promise<void> {
  const { person, holderId } = await findHolder(email);
  await queueTriesOutMail(db(), person && { kind: "login_tries_out", to: person, triedAt: now }, holderId, now);
}

/**
 * Checks the password and, if confirmed, the second factor; null if the pair is wrong. A suspended account may sign in
 * to read its finished reviews; the gates restrict the rest.
 * @throws AppError unauthenticated (second_factor_required, wrong_second_factor) or rate_limited, if the pair is right
 */
export async function verifyLogin(login: Login): Promise<Session | null> {
  const user = await db().user.findUnique({
    where: { email: login.email },
    select: { ...SESSION_COLUMNS, passwordHash: true, secondFactor: { select: { confirmedAt: true } } },
  });
  const matches = await verifyPassword(user?.passwordHash ?? null, login.password);
  if (!user || !matches) return null;
  if (!user.secondFactor?.confirmedAt) return toSession(user);
  if (!login.code) throw new AppError("unauthenticated", "second factor missing", { reason: "second_factor_required" });
  await requireSecondFactor(user.id, login.code, "unauthenticated");
  return toSession(user);
}
