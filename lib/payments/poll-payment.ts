import type { PaymentOutcome } from "@/lib/payments/payment-calls";

const POLL_MS = 3000;
/** How often the bank's check may be reported as unfinished before the payment counts as abandoned. */
const MAX_UNFINISHED_CHECKS = 10;

/** `left`: the user left the page. */
export type FinalOutcome = "succeeded" | "failed" | "unconfirmed" | "left";

type PollOptions = {
  /** Stripe reported success, so an unreachable backend is shown as an error. */
  isSaidPaid: boolean;
  ask: () => Promise<PaymentOutcome>;
  isGone: () => boolean;
  /** Called on each attempt without a final outcome. */
  onWait: (step: "processing" | "interrupted") => void;
  pause: (milliseconds: number) => Promise<void>;
};

/**
 * Polls the backend until the payment has a final outcome. A payment whose check at the bank stays unfinished failed: a
 * new attempt continues the same payment, so nobody pays twice.
 */
export async function pollPayment({ isSaidPaid, ask, isGone, onWait, pause }: PollOptions): Promise<FinalOutcome> {
  let unfinishedChecks = 0;
  while (!isGone()) {
    const outcome = await ask();
    if (isGone()) break;
    if (outcome === "succeeded" || outcome === "failed") return outcome;
    if (outcome === "requires_action") unfinishedChecks += 1;
    if (unfinishedChecks >= MAX_UNFINISHED_CHECKS) return "failed";
    if (outcome === "unreachable" && isSaidPaid) return "unconfirmed";
    onWait(outcome === "unreachable" ? "interrupted" : "processing");
    await pause(POLL_MS);
  }
  return "left";
}
