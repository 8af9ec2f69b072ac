import "server-only";
import { isPassword } from "@/lib/accounts/password";
import type { Login } from "@/lib/accounts/schema";
import { db } from "@/lib/db";

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
