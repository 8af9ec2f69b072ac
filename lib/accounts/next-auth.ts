import "server-only";
import { cookies } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import { encode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { findMark, markBrowser } from "@/lib/accounts/known-browser";
import { signIn } from "@/lib/accounts/mutations/sign-in";
import { loginSchema } from "@/lib/accounts/schema";
import type { Session } from "@/lib/accounts/session";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { openSessionToken } from "@/lib/accounts/tokens";
import { env } from "@/lib/env";
import { clientAddress } from "@/lib/security/client-address";

/** How long a session lasts without a visit, in seconds. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/**
 * next-auth's configuration: its own sign-in uses the same check and the same limits as `POST /api/login`.
 * @param onRefusal is told what the sign-in threw, such as a limit, because next-auth would keep it to itself
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
          const from = { address: await clientAddress(), browser: await findMark("signed_in", login.data.email) };
          const session = await signIn(login.data, from).catch((refusal: unknown) => {
            onRefusal(refusal);
            return null;
          });
          if (session) await markBrowser("signed_in", login.data.email);
          return session && { id: session.userId, version: session.version, isAdmin: session.isAdmin };
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

const toSeconds = (accessUntil: Date | null) => Math.floor((accessUntil?.getTime() ?? 0) / 1000);

/**
 * Signs a person in: sets next-auth's own session cookie on this answer.
 * @param accessUntil until when they have access, null without any: only for `middleware.ts`, which proves nothing. Left out,
 * it stays what the person's cookie says
 */
export async function openSession(session: Session, accessUntil?: Date | null): Promise<void> {
  const { userId, version, isAdmin } = session;
  const until = accessUntil === undefined ? await keptAccessClaim(userId) : toSeconds(accessUntil);
  const token = await encode({
    secret: env().NEXTAUTH_SECRET,
    maxAge: SESSION_SECONDS,
    token: { sub: userId, version, isAdmin, accessUntil: until },
  });
  await setSessionCookie(token, SESSION_SECONDS);
}

async function keptAccessClaim(userId: string): Promise<number> {
  const said = await readClaims();
  return said?.session.userId === userId ? said.accessUntil : 0;
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

/** Writes anew what the session cookie says of the access, where that has changed. */
export async function renewAccessClaim(accessUntil: Date | null): Promise<void> {
  const said = await readClaims();
  if (said && said.accessUntil !== toSeconds(accessUntil)) await openSession(said.session, accessUntil);
}

/**
 * Signs out: removes the session cookie from this browser. It goes as it came: over https a browser lets nobody take a cookie whose
 * name begins with `__Secure-` away who does not say `Secure`.
 */
export async function closeSession(): Promise<void> {
  await setSessionCookie("", 0);
}

/** The session of the request's cookie, or null when there is none or it was not signed by us or has run out. */
export async function readSession(): Promise<Session | null> {
  return (await readClaims())?.session ?? null;
}

/** All that the request's session cookie says. */
async function readClaims() {
  const value = (await cookies()).get(sessionCookieName(env().NEXTAUTH_URL))?.value;
  return value ? openSessionToken(value, env().NEXTAUTH_SECRET) : null;
}
