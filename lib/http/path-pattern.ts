/** All that the paths of our own pages and calls are made of; what else stands in one came from somebody. */
const WORDS = new Set(
  `
  access accessibilita account admin api audio audit auth blind come-correggiamo confirm-payment correct correggi create-payment-intent
  cron dashboard delete demo drafts exam export figures finish forgot-password gift-codes health hearing live login
  logout metrics payment piano plan.ics privacy prova questions readiness.csv ready reconcile redeem-gift-code register
  reset-password retention review ripasso riscrivi sample-audio save-answers scrittura second-factor session session-state
  simulations simulazioni sitting sound-check start-session stats stripe suspend-expired-users terms unsuspend-user
  update-external-code user user-details users users.csv webhook welcome work writings
  `
    .trim()
    .split(/\s+/),
);

/**
 * A request's path without what tells of anybody: ids, codes and whatever else is no word of a route.
 * @param url path and query, such as `/api/session/3f2a/save-answers?x=1`
 * @returns the same with a star for each of them
 */
export function toPathPattern(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path
    .split("/")
    .slice(0, 8)
    .map((part) => (part === "" || WORDS.has(part) ? part : "*"))
    .join("/");
}
