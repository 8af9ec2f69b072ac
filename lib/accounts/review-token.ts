import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { requireAccount, requireAccountOf } from "@/lib/accounts/gate";
import { readSession } from "@/lib/accounts/next-auth";
import { openReviewToken, signReviewClaims } from "@/lib/accounts/tokens";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";

/**
 * A short-lived token that only reads its holder's own reviews. It is not the session: it sits in the browser's storage,
 * where any script can read it, so it is good for one thing and for a short time. `version` is the account's session version.
 */
export async function signReviewToken(claims: { userId: string; version: number }): Promise<string> {
  return signReviewClaims(claims, env().NEXTAUTH_SECRET);
}

/** A fresh review token for whoever the session cookie names, or null for a visitor. */
export async function renewReviewToken(): Promise<string | null> {
  const session = await readSession();
  return session && signReviewToken(session);
}

/**
 * Who asks to read a review: the holder of the bearer token, or else of the session cookie.
 * @param authorization the request's `Authorization` header
 * @throws AppError unauthenticated
 */
export async function requireReviewer(authorization: string | null): Promise<Account> {
  const token = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  if (!token) return requireAccount();
  const claims = await openReviewToken(token, env().NEXTAUTH_SECRET);
  // A worn-out token beside a living session still opens the review: the learner is signed in.
  if (!claims) return requireAccount();
  return requireAccountOf(claims).catch((error: unknown) => {
    if (error instanceof AppError) return requireAccount();
    throw error;
  });
}
