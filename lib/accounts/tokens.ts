import "server-only";
import { hkdf } from "node:crypto";
import { promisify } from "node:util";
import { type JWTPayload, jwtDecrypt, jwtVerify, SignJWT } from "jose";
import { cookies } from "next/headers";
import type { Session } from "@/lib/accounts/session";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { BoundedMap } from "@/lib/bounded-map";
import { env } from "@/lib/env";
import { processSingleton } from "@/lib/process-singleton";

const KEY_INFO = "NextAuth.js Generated Encryption Key";
const KEY_BYTES = 32;

/** How next-auth encrypts its cookie; the tolerance is in seconds. */
const ENCRYPTION = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"], clockTolerance: 15 };

const keyCache = new Map<string, CryptoKey>();

/** next-auth's decryption key. Cached, because next-auth's own `decode` derives it again on every call. */
async function decryptionKey(secret: string): Promise<CryptoKey> {
  const key = keyCache.get(secret) ?? (await deriveKey(secret));
  keyCache.set(secret, key);
  return key;
}

async function deriveKey(secret: string): Promise<CryptoKey> {
  const bytes = await promisify(hkdf)("sha256", secret, "", KEY_INFO, KEY_BYTES);
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["decrypt"]);
}

/** In Unix seconds: `accessUntil`, the end of access, 0 without, and `expiresAt`, the cookie's expiry. */
type SessionClaims = { session: Session; accessUntil: number; expiresAt: number };

/** Decrypted cookies; their content never changes. The session version is still checked in the database each time. */
const sessionCache = () =>
  processSingleton(
    "opened-cookies",
    () => new BoundedMap<string, SessionClaims & { secret: string; expiresAtMs: number }>(10_000),
  );

/** Claims of a session cookie; null if it was made with another secret or has expired. */
export async function verifySessionToken(value: string, secret: string): Promise<SessionClaims | null> {
  const cachedClaims = sessionCache().get(value);
  if (cachedClaims && cachedClaims.secret === secret && Date.now() < cachedClaims.expiresAtMs) return cachedClaims;
  const {
    sub,
    version,
    isAdmin,
    exp,
    jti,
    ["accessUntil"]: until,
    ["sid"]: sid,
  } = (await decrypt(value, secret)) ?? {};
  if (!sub || typeof version !== "number") return null;
  const session = { userId: sub, version, isAdmin: isAdmin === true, ...toSessionId(sid ?? jti) };
  const claims = { session, accessUntil: Number(until) || 0, expiresAt: exp ?? 0 };
  if (exp !== undefined) sessionCache().set(value, { ...claims, secret, expiresAtMs: exp * 1000 });
  return claims;
}

/** Older cookies have no `sid`; until they are renewed, next-auth's own id identifies them. */
const toSessionId = (id: unknown) => (typeof id === "string" ? { id } : {});

async function decrypt(value: string, secret: string): Promise<JWTPayload | null> {
  return (await jwtDecrypt(value, await decryptionKey(secret), ENCRYPTION).catch(() => null))?.payload ?? null;
}

/** Session of the request's cookie; null if it is missing, not signed by us or expired. */
export async function readSession(): Promise<Session | null> {
  return (await readClaims())?.session ?? null;
}

/** As `readSession`, with the end of access and the expiry that the cookie holds. */
export async function readClaims(): Promise<SessionClaims | null> {
  const value = (await cookies()).get(sessionCookieName(env().NEXTAUTH_URL))?.value;
  return value ? verifySessionToken(value, env().NEXTAUTH_SECRET) : null;
}

type ReviewClaims = Omit<Session, "isAdmin">;

const AUDIENCE = "review";
const LIFETIME = "2h";

const reviewKey = () => new TextEncoder().encode(`${AUDIENCE}:${env().NEXTAUTH_SECRET}`);

/**
 * Signs a token, valid for two hours, that only reads the holder's own reviews, because it is stored in the browser,
 * where any script can read it. It ends with the session.
 */
export async function signReviewToken({ userId, version, id }: ReviewClaims): Promise<string> {
  return new SignJWT({ version, sid: id })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(reviewKey());
}

/** Claims of a review token; null if the signature or the audience is wrong or it has expired. */
export async function verifyReviewToken(token: string): Promise<ReviewClaims | null> {
  const rules = { audience: AUDIENCE, algorithms: ["HS256"] };
  const { sub, version, ["sid"]: sid } = (await jwtVerify(token, reviewKey(), rules).catch(() => null))?.payload ?? {};
  return sub && typeof version === "number" ? { userId: sub, version, ...toSessionId(sid) } : null;
}
