import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { pagePolicy, requireSecureTransport } from "@/lib/content-security";
import { env } from "@/lib/env";

/**
 * Gives every page its security policy, with a nonce of its own, and answers early on /admin from the signed session
 * cookie alone. It protects nothing: every page and call proves its caller itself, against the database, and the tests
 * hold with this file deleted.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { NODE_ENV, NEXTAUTH_URL } = env();
  const policy = pagePolicy({
    nonce: btoa(crypto.randomUUID()),
    pathname: request.nextUrl.pathname,
    isDevelopment: NODE_ENV === "development",
    isSecure: NEXTAUTH_URL.startsWith("https:"),
  });
  const headers = new Headers(request.headers);
  // Next reads the nonce here and gives it to the scripts of the page.
  headers.set("Content-Security-Policy", policy);
  const answer = (await answerEarly(request, headers)) ?? NextResponse.next({ request: { headers } });
  answer.headers.set("Content-Security-Policy", policy);
  requireSecureTransport(answer.headers, NEXTAUTH_URL);
  return answer;
}

/**
 * On /admin a visitor gets the landing view, and somebody who is no admin a 404. The learner's pages show a visitor the
 * landing view themselves: rewritten, /payment would lose the policy of its address.
 */
async function answerEarly(request: NextRequest, headers: Headers): Promise<NextResponse | null> {
  if (!/^\/admin(\/|$)/.test(request.nextUrl.pathname)) return null;
  const { NEXTAUTH_SECRET: secret, NEXTAUTH_URL } = env();
  const token = await getToken({ req: request, secret, cookieName: sessionCookieName(NEXTAUTH_URL) });
  if (!token?.sub) return NextResponse.rewrite(new URL("/", request.url), { request: { headers } });
  if (token["isAdmin"] === true) return null;
  return NextResponse.rewrite(new URL("/404", request.url), { status: 404, request: { headers } });
}

/** Every page; neither calls and their audio nor what is served from disk. */
export const config = { matcher: ["/((?!api/|_next/static/|_next/image|fonts/|icon.svg).*)"] };
