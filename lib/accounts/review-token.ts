import "server-only";
import { jwtVerify, SignJWT } from "jose";
import type { Account } from "@/lib/accounts/actor";
import { requireAccount, requireAccountOf } from "@/lib/accounts/gate";
import { readSession } from "@/lib/accounts/next-auth";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

// A token of its own, not the session: it sits in the browser's storage, where any script can read it, so it is good
// for one thing (reading the holder's own reviews) and for a short time.
const AUDIENCE = "review";
const LIFETIME = "2h";

const key = () => new TextEncoder().encode(`${AUDIENCE}:${env().NEXTAUTH_SECRET}`);

/** A short-lived token that only reads its holder's own reviews. `version` is the account's session version. */
export async function signReviewToken(claims: { userId: string; version: number }): Promise<string> {
  return new SignJWT({ version: claims.version })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(claims.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key());
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
  const verified = await jwtVerify(token, key(), { audience: AUDIENCE, algorithms: ["HS256"] }).catch(() => null);
  const { sub, version } = verified?.payload ?? {};
  // A worn-out token beside a living session still opens the review: the learner is signed in.
  if (!sub || typeof version !== "number") return requireAccount();
  return requireAccountOf({ userId: sub, version }).catch((error: unknown) => {
    if (error instanceof AppError) return requireAccount();
    throw error;
  });
}
