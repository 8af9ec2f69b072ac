/** The claims of the session cookie; null without a session. `accessUntil`: seconds since 1970, 0 without access. */
export type Claims = { isAdmin: boolean; accessUntil: number } | null;

/** The middleware's decision. `page`: lets the request through; the page checks the caller against the database. */
export type RouteDecision = "landing" | "not_found" | "dashboard" | "payment" | "page";

/** Pages to get access; redirect to the dashboard when the caller already has it. */
const PURCHASE_PAGES = ["/payment", "/simulazioni"];

/** Excludes reviews, which stay readable after access has ended. */
const requiresAccess = (pathname: string) =>
  /^\/((exam|scrittura)(\/|$)|(ripasso|orale|piano)$|simulazioni\/)/.test(pathname);

const isAdminPath = (pathname: string) => /^\/admin(\/|$)/.test(pathname);

/** Whether the response depends on the caller; otherwise the cookie need not be read. */
export function dependsOnCaller(pathname: string): boolean {
  return isAdminPath(pathname) || requiresAccess(pathname) || ["/dashboard", ...PURCHASE_PAGES].includes(pathname);
}

/** Routes by the cookie alone. The claims may be outdated: the page checks them, the next call renews the cookie. */
export function decideRoute(address: Pick<URL, "pathname" | "searchParams">, claims: Claims, now: Date): RouteDecision {
  const { pathname, searchParams } = address;
  if (!claims) return isAdminPath(pathname) || pathname === "/dashboard" ? "landing" : "page";
  if (isAdminPath(pathname)) return claims.isAdmin ? "page" : "not_found";
  if (requiresAccess(pathname)) return claims.isAdmin || claims.accessUntil > 0 ? "page" : "payment";
  // Admins may buy too. After the redirect from a payment the page stays, because it shows the thank-you.
  const isReturning = searchParams.has("payment") || searchParams.has("payment_intent");
  if (!PURCHASE_PAGES.includes(pathname) || claims.isAdmin || isReturning) return "page";
  return claims.accessUntil * 1000 > now.getTime() ? "dashboard" : "page";
}
