import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { requireAccount, requireAccountOf } from "@/lib/accounts/gate";
import { readSession } from "@/lib/accounts/next-auth";
import { signReviewClaims, verifyReviewToken } from "@/lib/accounts/tokens";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";

/**
 * Signs a short-lived token that only reads the holder's own reviews, because it is stored in the browser, where any
 * script can read it. `version` is the account's session version.
 */
export async function signReviewToken(claims: { userId: string; version: number }): Promise<string> {
  return signReviewClaims(claims, env().NEXTAUTH_SECRET);
}

/** A new review token for the current session, or null without one. */
export async function renewReviewToken(): Promise<string | null> {
  const session = await readSession();
  return session && signReviewToken(session);
}

/** The account of the bearer token, or else of the session cookie. @throws AppError unauthenticated */
export async function requireReviewer(authorization: string | null): Promise<Account> {
  const token = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  if (!token) return requireAccount();
  const claims = await verifyReviewToken(token, env().NEXTAUTH_SECRET);
  // An expired token beside a valid session still opens the review.
  if (!claims) return requireAccount();
  return requireAccountOf(claims).catch((error: unknown) => {
    if (error instanceof AppError) return requireAccount();
    throw error;
  });
}
