import "server-only";
import { cookies } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { decode, encode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { verifyLogin } from "@/lib/accounts/queries";
import { loginSchema } from "@/lib/accounts/schema";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** How long a session lasts without a visit, in seconds. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** What a session cookie says. `version` must equal the account's `sessionVersion`, or the session is over. */
export type SessionClaims = { userId: string; version: number; isAdmin: boolean };

/** next-auth's configuration: its own sign-in uses the same check as `POST /api/login`. */
export function authOptions(): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/login", error: "/login" },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(credentials) {
          const login = loginSchema.safeParse(credentials);
          // Whatever refuses the sign-in, this door only says no; the words are for POST /api/login.
          const user = login.success ? await verifyLogin(login.data).catch(refuseKnown) : null;
          return user && { id: user.id, version: user.sessionVersion, isAdmin: user.isAdmin };
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => {
        if (!user || !("version" in user)) return token;
        return { sub: user.id, version: user.version, isAdmin: "isAdmin" in user && user.isAdmin === true };
      },
      // The browser learns nothing from next-auth's session endpoint; `GET /api/user` tells who is signed in.
      session: ({ session }) => ({ expires: session.expires }),
    },
  };
}

function refuseKnown(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

/** Signs a person in: sets next-auth's own session cookie on this answer. */
export async function openSession(claims: SessionClaims): Promise<void> {
  const token = await encode({
    secret: env().NEXTAUTH_SECRET,
    maxAge: SESSION_SECONDS,
    token: { sub: claims.userId, version: claims.version, isAdmin: claims.isAdmin },
  });
  (await cookies()).set(sessionCookieName(env().NEXTAUTH_URL), token, {
    httpOnly: true,
    sameSite: "lax",
    secure: env().NEXTAUTH_URL.startsWith("https:"),
    path: "/",
    maxAge: SESSION_SECONDS,
  });
}

/** Signs out: removes the session cookie from this browser. */
export async function closeSession(): Promise<void> {
  (await cookies()).delete(sessionCookieName(env().NEXTAUTH_URL));
}

/** What the request's session cookie says, or null when there is none or it was not signed by us or has run out. */
export async function readSession(): Promise<SessionClaims | null> {
  const value = (await cookies()).get(sessionCookieName(env().NEXTAUTH_URL))?.value;
  if (!value) return null;
  const token = await decode({ token: value, secret: env().NEXTAUTH_SECRET }).catch(() => null);
  if (!token?.sub || typeof token["version"] !== "number") return null;
  return { userId: token.sub, version: token["version"], isAdmin: token["isAdmin"] === true };
}
