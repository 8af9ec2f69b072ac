import { type NextRequest, NextResponse } from "next/server";
import { paymentPath, SIGN_IN_MARK } from "@/lib/accounts/return-path";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { verifySessionToken } from "@/lib/accounts/tokens";
import { env } from "@/lib/env";
import { REQUEST_ID_HEADER, toRequestId } from "@/lib/http/request-id";
import { type Claims, decideRoute, dependsOnCaller } from "@/lib/http/route-table";
import {
  isOfferedLocale,
  LOCALE_COOKIE,
  LOCALE_KEY,
  LOCALE_PARAMETER,
  type Locale,
  REQUESTED_LOCALE_HEADER,
} from "@/lib/i18n/locales";
import { pagePolicy, setHstsHeader } from "@/lib/security/content-security";

/**
 * Sets the security policy and the address's language, and applies the route table from the session cookie alone. It
 * protects nothing: every page and call checks its caller against the database itself.
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
  headers.delete(REQUESTED_LOCALE_HEADER);
  if (asked) headers.set(REQUESTED_LOCALE_HEADER, asked);
  const requestId = toRequestId(headers.get(REQUEST_ID_HEADER)) ?? crypto.randomUUID();
  headers.set(REQUEST_ID_HEADER, requestId);
  // Next reads the nonce here and adds it to the page's scripts.
  headers.set("Content-Security-Policy", policy);
  const response = (await respondEarly(request, headers)) ?? NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  // A language in a link becomes the user's choice, unless they have chosen one.
  if (asked && !request.cookies.has(LOCALE_KEY)) response.cookies.set(LOCALE_KEY, asked, LOCALE_COOKIE);
  setHstsHeader(response.headers, NEXTAUTH_URL);
  return response;
}

function readAskedLocale({ nextUrl }: NextRequest): Locale | null {
  const asked = nextUrl.searchParams.get(LOCALE_PARAMETER);
  return isOfferedLocale(asked) ? asked : null;
}

async function respondEarly(request: NextRequest, headers: Headers): Promise<NextResponse | null> {
  const to = (path: string) => new URL(path, request.url);
  const claims = dependsOnCaller(request.nextUrl.pathname) ? await readClaims(request) : null;
  switch (decideRoute(request.nextUrl, claims, new Date())) {
    case "landing":
      return NextResponse.rewrite(to(`/?${SIGN_IN_MARK}`), { request: { headers } });
    case "not_found":
      return NextResponse.rewrite(to("/404"), { status: 404, request: { headers } });
    case "dashboard":
      return NextResponse.redirect(to("/dashboard"));
    case "payment":
      // The router would cache a redirect for a prefetch with an outdated cookie; pages redirect themselves.
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
  const said = value ? await verifySessionToken(value, secret) : null;
  return said && { isAdmin: said.session.isAdmin, accessUntil: said.accessUntil };
}

/**
 * All pages, no API calls or static files. In Node.js, because Next's sandbox for other runtimes costs 8% on the exam
 * page and 25% on a light page.
 */
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!api/|_next/static/|_next/image|fonts/|icon.svg).*)"],
};
