import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { requireAccount, requireAccountOf } from "@/lib/accounts/gate";
import { readSession, signReviewToken, verifyReviewToken } from "@/lib/accounts/tokens";
import { AppError } from "@/lib/http/errors";

/** A new review token for the current session, or null without one. */
export async function issueReviewToken(): Promise<string | null> {
  const session = await readSession();
  return session && signReviewToken(session);
}

/** The account of the bearer token, or else of the session cookie. @throws AppError unauthenticated */
export async function requireReviewer(authorization: string | null): Promise<Account> {
  const token = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  if (!token) return requireAccount();
  const claims = await verifyReviewToken(token);
  // An expired token beside a valid session still opens the review.
  if (!claims) return requireAccount();
  return requireAccountOf(claims).catch((error: unknown) => {
    if (error instanceof AppError) return requireAccount();
    throw error;
  });
}
