/** All static segments of our routes; any other segment may identify a person. */
const STATIC_SEGMENTS = new Set(
  `
  access accessibilita account admin answers api audio audit auth blind booklet come-correggiamo confirm-payment
  correct correggi create-payment-intent cron dashboard delete demo devi-fare-esame drafts esame exam export figures
  finish forgot-password gift-codes health hearing live login logout metrics oral-sound orale payment piano plan.ics
  privacy prova purchases questions readiness.csv ready reconcile redeem-gift-code register rehearsals reset-password
  retention review ripasso riscrivi sample-audio save-answers scrittura second-factor segnala-traduzione self-check
  session session-state siblings simulations simulazioni sitting sound-check start-session stats stripe
  suspend-expired-users terms text topic translation-proposals translation-proposals.csv translations unsuspend-user
  update-external-code user user-details users users.csv webhook welcome work writings
  `
    .trim()
    .split(/\s+/),
);

/** Replaces ids, codes and unknown segments of a path with `*` and drops the query. */
export function toPathPattern(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path
    .split("/")
    .slice(0, 8)
    .map((part) => (part === "" || STATIC_SEGMENTS.has(part) ? part : "*"))
    .join("/");
}
