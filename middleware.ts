import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { env } from "@/lib/env";

/**
 * An early answer to the route table, from the signed session cookie alone: a visitor gets the landing view, and
 * somebody who is no admin a 404 on /admin. It protects nothing: every page and call proves its caller itself, against
 * the database, and the tests hold with this file deleted.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { NEXTAUTH_SECRET: secret, NEXTAUTH_URL } = env();
  const token = await getToken({ req: request, secret, cookieName: sessionCookieName(NEXTAUTH_URL) });
  if (!token?.sub) return NextResponse.rewrite(new URL("/", request.url));
  const isAdminPage = request.nextUrl.pathname.startsWith("/admin");
  if (isAdminPage && token["isAdmin"] !== true)
    return NextResponse.rewrite(new URL("/404", request.url), { status: 404 });
  return NextResponse.next();
}

export const config = { matcher: ["/dashboard", "/payment", "/simulazioni", "/admin/:path*"] };
