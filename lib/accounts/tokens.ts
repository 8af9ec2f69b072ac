import "server-only";
import { hkdf } from "node:crypto";
import { promisify } from "node:util";
import { type JWTPayload, jwtDecrypt, jwtVerify, SignJWT } from "jose";
import type { Session } from "@/lib/accounts/session";
import { BoundedMap } from "@/lib/bounded-map";
import { processSingleton } from "@/lib/process-singleton";

/** What next-auth 4 puts into the derivation of its cookie's key, and the key's length in bytes. */
const KEY_INFO = "NextAuth.js Generated Encryption Key";
const KEY_BYTES = 32;

/** How next-auth encrypts its cookie, and how many seconds late it still takes one. */
const ENCRYPTION = {
  keyManagementAlgorithms: ["dir"],
  contentEncryptionAlgorithms: ["A256GCM"],
  clockTolerance: 15,
};

const derived = new Map<string, CryptoKey>();

/** next-auth's key, derived once a secret: its own `decode` does it anew at every reading. It can only decrypt. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const key = derived.get(secret) ?? (await derive(secret));
  derived.set(secret, key);
  return key;
}

async function derive(secret: string): Promise<CryptoKey> {
  const bytes = await promisify(hkdf)("sha256", secret, "", KEY_INFO, KEY_BYTES);
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["decrypt"]);
}

/** What a session cookie says: of the access, until when it is, in seconds since 1970; 0 without. */
type SessionClaims = { session: Session; accessUntil: number };

/**
 * Cookies that were opened: what one says never changes, and a learner sends the same with every answer. Whether its session still
 * holds is asked of the database each time, by its version.
 */
const opened = () =>
  processSingleton(
    "opened-cookies",
    () => new BoundedMap<string, SessionClaims & { secret: string; expiresAtMs: number }>(10_000),
  );

/** What a session cookie's value says, or null when it was not made with the secret or has run out. */
export async function openSessionToken(value: string, secret: string): Promise<SessionClaims | null> {
  const known = opened().get(value);
  if (known && known.secret === secret && Date.now() < known.expiresAtMs) return known;
  const { sub, version, isAdmin, exp, ["accessUntil"]: until } = (await decrypt(value, secret)) ?? {};
  if (!sub || typeof version !== "number") return null;
  const session = { userId: sub, version, isAdmin: isAdmin === true };
  const claims = { session, accessUntil: Number(until) || 0 };
  if (exp !== undefined) opened().set(value, { ...claims, secret, expiresAtMs: exp * 1000 });
  return claims;
}

async function decrypt(value: string, secret: string): Promise<JWTPayload | null> {
  return (await jwtDecrypt(value, await keyOf(secret), ENCRYPTION).catch(() => null))?.payload ?? null;
}

/** The claims of a review token: its holder, and the holder's session version. */
type ReviewClaims = Pick<Session, "userId" | "version">;

/** Who a review token is for, and how long it is good. */
const AUDIENCE = "review";
const LIFETIME = "2h";

const reviewKey = (secret: string) => new TextEncoder().encode(`${AUDIENCE}:${secret}`);

/** Signs a token that is good for reviews, for two hours. */
export async function signReviewClaims({ userId, version }: ReviewClaims, secret: string): Promise<string> {
  return new SignJWT({ version })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(reviewKey(secret));
}

/** What a review token says, or null when it was not signed with the secret, is for something else or has run out. */
export async function openReviewToken(token: string, secret: string): Promise<ReviewClaims | null> {
  const rules = { audience: AUDIENCE, algorithms: ["HS256"] };
  const { sub, version } = (await jwtVerify(token, reviewKey(secret), rules).catch(() => null))?.payload ?? {};
  return sub && typeof version === "number" ? { userId: sub, version } : null;
}
