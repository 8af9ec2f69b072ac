/** What the signed session cookie says of who asks: null of a visitor. `accessUntil`: seconds since 1970, 0 without access. */
export type Claims = { isAdmin: boolean; accessUntil: number } | null;

/**
 * What can be answered before a page is made: the landing view, a 404, a redirect to the dashboard or to payment; `page`: the
 * page itself answers, and proves its caller against the database.
 */
export type EarlyAnswer = "landing" | "not_found" | "dashboard" | "payment" | "page";

/** The pages on which somebody without access gets it; somebody with access has nothing to do there. */
const WAYS_IN = ["/payment", "/simulazioni"];

/** What is paid for. Reviews are not among them: whose access is over keeps theirs. */
const isPaidFor = (pathname: string) =>
  /^\/((exam|scrittura)(\/|$)|(ripasso|orale|piano)$|simulazioni\/)/.test(pathname);

const isAdministration = (pathname: string) => /^\/admin(\/|$)/.test(pathname);

/** Whether the early answer depends on who asks: of everybody else nobody has to open the session cookie for it. */
export function dependsOnCaller(pathname: string): boolean {
  return isAdministration(pathname) || pathname === "/dashboard" || WAYS_IN.includes(pathname) || isPaidFor(pathname);
}

/**
 * The route table, as far as the cookie alone can tell. What it says may be old: an access that was given or taken meanwhile is
 * seen by the page, or by the next call that renews the cookie.
 * @param address the path and the query that were asked for
 */
export function answerEarly(address: Pick<URL, "pathname" | "searchParams">, claims: Claims, now: Date): EarlyAnswer {
  const { pathname, searchParams } = address;
  if (!claims) return isAdministration(pathname) || pathname === "/dashboard" ? "landing" : "page";
  if (isAdministration(pathname)) return claims.isAdmin ? "page" : "not_found";
  if (isPaidFor(pathname)) return claims.isAdmin || claims.accessUntil > 0 ? "page" : "payment";
  // Admins come here as learners; who is back from paying is thanked by the page.
  const isBack = searchParams.has("payment") || searchParams.has("payment_intent");
  if (!WAYS_IN.includes(pathname) || claims.isAdmin || isBack) return "page";
  return claims.accessUntil * 1000 > now.getTime() ? "dashboard" : "page";
}
