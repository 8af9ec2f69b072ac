/**
 * The pages that a sign-in leads back to: the exam, a review, one's account, one's plan. Spelled out, so that nothing else passes: no other
 * host, no escapes, no dots, no second slash.
 */
const RETURN_PATH = /^\/(?:exam|review|account|piano)(?:\/[A-Za-z0-9_-]{1,64}){0,2}(?:\?section=[a-z0-9]{1,16})?$/;

/** Where a sign-in may lead, or null for anything that is not exactly the path of such a page. */
export function toReturnPath(wanted: unknown): string | null {
  return typeof wanted === "string" && RETURN_PATH.test(wanted) ? wanted : null;
}

/** The login page's address, from where the sign-in leads back to `path`. */
export function loginPath(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
