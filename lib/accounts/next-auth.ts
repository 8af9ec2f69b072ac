import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { encode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { findCaller, markBrowser } from "@/lib/accounts/known-browser";
import { endSession } from "@/lib/accounts/mutations/end-sessions";
import { signIn } from "@/lib/accounts/mutations/sign-in";
import { loginSchema } from "@/lib/accounts/schema";
import type { Session } from "@/lib/accounts/session";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { readClaims } from "@/lib/accounts/tokens";
import { env } from "@/lib/env";

/** Session lifetime from the sign-in or a change of password, second factor or access. Visits do not extend it. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/**
 * next-auth's configuration. Its sign-in has the same checks and limits as `POST /api/login`.
 * @param onRefusal receives what the sign-in threw, such as a rate limit, which next-auth would swallow
 */
export function authOptions(onRefusal: (refusal: unknown) => void): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/login", error: "/login" },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(credentials) {
          const login = loginSchema.safeParse(credentials);
          if (!login.success) return null;
          const caller = await findCaller(login.data.email);
          const session = await signIn(login.data, caller).catch((refusal: unknown) => {
            onRefusal(refusal);
            return null;
          });
          if (session) await markBrowser("signed_in", login.data.email);
          return session && { id: session.userId, version: session.version, isAdmin: session.isAdmin };
        },
      }),
    ],
    events: {
      signOut: async ({ token: { sub, version, sid, jti, exp } }) => {
        const id = sid ?? jti;
        if (!sub || typeof version !== "number" || typeof id !== "string") return;
        await endSession({ userId: sub, version, id }, Number(exp));
      },
    },
    callbacks: {
      jwt: ({ token, user }) => {
        if (!user || !("version" in user)) return token;
        return {
          sub: user.id,
          sid: randomUUID(),
          version: user.version,
          isAdmin: "isAdmin" in user && user.isAdmin === true,
        };
      },
      // Expose nothing through next-auth's session endpoint; `GET /api/user` returns the signed-in user.
      session: ({ session }) => ({ expires: session.expires }),
    },
  };
}

const toSeconds = (accessUntil: Date | null) => Math.floor((accessUntil?.getTime() ?? 0) / 1000);

/**
 * Signs in: sets next-auth's session cookie on the response.
 * @param accessUntil end of access, null for none; only a hint for `middleware.ts`. If omitted, the current cookie's
 * value is kept
 * @returns the session with its id
 */
export async function openSession(session: Session, accessUntil?: Date | null): Promise<Session> {
  const { userId, version, isAdmin, id = randomUUID() } = session;
  const until = accessUntil === undefined ? await currentAccessClaim(userId) : toSeconds(accessUntil);
  const token = await encode({
    secret: env().NEXTAUTH_SECRET,
    maxAge: SESSION_SECONDS,
    token: { sub: userId, sid: id, version, isAdmin, accessUntil: until },
  });
  await setSessionCookie(token, SESSION_SECONDS);
  return { ...session, id };
}

async function currentAccessClaim(userId: string): Promise<number> {
  const claims = await readClaims();
  return claims?.session.userId === userId ? claims.accessUntil : 0;
}

async function setSessionCookie(value: string, maxAge: number): Promise<void> {
  (await cookies()).set(sessionCookieName(env().NEXTAUTH_URL), value, {
    httpOnly: true,
    sameSite: "lax",
    secure: env().NEXTAUTH_URL.startsWith("https:"),
    path: "/",
    maxAge,
  });
}

/** Updates the end of access in the session cookie if it has changed. */
export async function renewAccessClaim(accessUntil: Date | null): Promise<void> {
  const claims = await readClaims();
  if (claims && claims.accessUntil !== toSeconds(accessUntil)) await openSession(claims.session, accessUntil);
}

/** Ends this browser's session on the server, so that a copy of its cookie opens nothing, and removes the cookie. */
export async function signOut(): Promise<void> {
  const claims = await readClaims();
  if (claims) await endSession(claims.session, claims.expiresAt);
  await closeSession();
}

/** Removes the session cookie. Browsers ignore a change to a `__Secure-` cookie without the `Secure` attribute. */
export async function closeSession(): Promise<void> {
  await setSessionCookie("", 0);
}
