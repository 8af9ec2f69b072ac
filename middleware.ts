import { type NextRequest, NextResponse } from "next/server";
import { paymentPath } from "@/lib/accounts/return-path";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { openSessionToken } from "@/lib/accounts/tokens";
import { env } from "@/lib/env";
import { REQUEST_ID_HEADER, toRequestId } from "@/lib/http/request-id";
import { answerEarly, type Claims, dependsOnCaller } from "@/lib/http/route-table";
import {
  ASKED_LOCALE_HEADER,
  isOfferedLocale,
  LOCALE_COOKIE,
  LOCALE_KEY,
  LOCALE_PARAMETER,
  type Locale,
} from "@/lib/i18n/locales";
import { pagePolicy, requireSecureTransport } from "@/lib/security/content-security";

/**
 * Gives every page its security policy, with a nonce of its own, and the language its address names, and answers the
 * route table early from the signed session cookie alone. It protects nothing: every page and call proves its caller
 * itself, against the database, and the tests hold with this file deleted.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { NODE_ENV, NEXTAUTH_URL, AUDIO_STORE_URL } = env();
  const policy = pagePolicy({
    nonce: btoa(crypto.randomUUID()),
    pathname: request.nextUrl.pathname,
    isDevelopment: NODE_ENV === "development",
    isSecure: NEXTAUTH_URL.startsWith("https:"),
    audioStore: AUDIO_STORE_URL,
  });
  const headers = new Headers(request.headers);
  const asked = readAskedLocale(request);
  headers.delete(ASKED_LOCALE_HEADER);
  if (asked) headers.set(ASKED_LOCALE_HEADER, asked);
  const requestId = toRequestId(headers.get(REQUEST_ID_HEADER)) ?? crypto.randomUUID();
  headers.set(REQUEST_ID_HEADER, requestId);
  // Next reads the nonce here and gives it to the scripts of the page.
  headers.set("Content-Security-Policy", policy);
  const response = (await answer(request, headers)) ?? NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  // Who comes by a link in a language goes on in it, unless another was chosen here before.
  if (asked && !request.cookies.has(LOCALE_KEY)) response.cookies.set(LOCALE_KEY, asked, LOCALE_COOKIE);
  requireSecureTransport(response.headers, NEXTAUTH_URL);
  return response;
}

/** The language that the address names, or null. */
function readAskedLocale({ nextUrl }: NextRequest): Locale | null {
  const asked = nextUrl.searchParams.get(LOCALE_PARAMETER);
  return isOfferedLocale(asked) ? asked : null;
}

/** The early answer, or null where the page answers. */
async function answer(request: NextRequest, headers: Headers): Promise<NextResponse | null> {
  const to = (path: string) => new URL(path, request.url);
  const claims = dependsOnCaller(request.nextUrl.pathname) ? await readClaims(request) : null;
  switch (answerEarly(request.nextUrl, claims, new Date())) {
    case "landing":
      return NextResponse.rewrite(to("/"), { request: { headers } });
    case "not_found":
      return NextResponse.rewrite(to("/404"), { status: 404, request: { headers } });
    case "dashboard":
      return NextResponse.redirect(to("/dashboard"));
    case "payment":
      // What the router fetches ahead with an outdated cookie would be kept as a redirect; its pages and actions answer themselves.
      if (!isDocument(request)) return null;
      return NextResponse.redirect(to(paymentPath(request.nextUrl.pathname + request.nextUrl.search)));
    case "page":
      return null;
  }
}

function isDocument({ method, headers }: NextRequest): boolean {
  return method === "GET" && headers.get("accept")?.includes("text/html") === true;
}

async function readClaims(request: NextRequest): Promise<Claims> {
  const { NEXTAUTH_SECRET: secret, NEXTAUTH_URL } = env();
  const value = request.cookies.get(sessionCookieName(NEXTAUTH_URL))?.value;
  const said = value ? await openSessionToken(value, secret) : null;
  return said && { isAdmin: said.session.isAdmin, accessUntil: said.accessUntil };
}

/**
 * Every page; neither calls and their audio nor what is served from disk. In Node itself: the sandbox that Next would run it in costs
 * more than the work, 8 of 100 of the exam's page and 25 of a light one's.
 */
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!api/|_next/static/|_next/image|fonts/|icon.svg).*)"],
};
