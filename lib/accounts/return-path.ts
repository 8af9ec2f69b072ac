/**
 * The pages that a sign-in or the payment page leads back to: what is paid for, a review, one's account. Spelled out, so that nothing else passes: no other
 * host, no escapes, no dots, no second slash.
 */
const RETURN_PATH =
  /^\/(?:exam|review|account|piano|ripasso|scrittura|orale|simulazioni)(?:\/[A-Za-z0-9_-]{1,64}){0,2}(?:\?section=[a-z0-9]{1,16})?$/;

/** Where somebody may be led back to, or null for anything that is not exactly the path of such a page. */
export function toReturnPath(wanted: unknown): string | null {
  return typeof wanted === "string" && RETURN_PATH.test(wanted) ? wanted : null;
}

/** The payment page's address for who has no access to `path`; whose access is newer than the cookie is led back to it. */
export function paymentPath(path: string): string {
  return toReturnPath(path) ? `/payment?next=${encodeURIComponent(path)}` : "/payment";
}

/** The call that writes the access into the session cookie and leads to `path`. */
export function accessPath(path: string): string {
  return `/api/access?next=${encodeURIComponent(path)}`;
}

/** The login page's address, from where the sign-in leads back to `path`. */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
