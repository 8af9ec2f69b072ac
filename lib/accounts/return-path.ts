/** The only pages that sign-in and payment may redirect to: no other hosts, escapes, dots or double slashes. */
const RETURN_PATH =
  /^\/(?:exam|review|account|piano|ripasso|scrittura|orale|simulazioni)(?:\/[A-Za-z0-9_-]{1,64}){0,2}(?:\?section=[a-z0-9]{1,16})?$/;

/** Returns the path if sign-in may redirect to it, otherwise null. */
export function toReturnPath(wanted: unknown): string | null {
  return typeof wanted === "string" && RETURN_PATH.test(wanted) ? wanted : null;
}

/** Payment page URL; the page redirects to `path` if the user gained access since the cookie was issued. */
export function paymentPath(path: string): string {
  return toReturnPath(path) ? `/payment?next=${encodeURIComponent(path)}` : "/payment";
}

/** Endpoint that writes the access into the session cookie and redirects to `path`. */
export const accessPath = (path: string) => `/api/access?next=${encodeURIComponent(path)}`;

/** Login page URL; sign-in redirects to `path`. */
export const loginPath = (path: string) => `/login?next=${encodeURIComponent(path)}`;

/** Unfolds the sign-in of the landing page: its fragment, or its query where another page wants a sign-in. */
export const SIGN_IN_MARK = "accedi";
