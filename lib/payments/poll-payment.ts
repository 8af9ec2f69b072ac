import type { PaymentOutcome } from "@/lib/payments/payment-calls";

const POLL_MS = 3000;

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

/** Polls the backend until the payment has a final outcome. */
export async function pollPayment({ isSaidPaid, ask, isGone, onWait, pause }: PollOptions): Promise<FinalOutcome> {
  while (!isGone()) {
    const outcome = await ask();
    if (isGone()) break;
    if (outcome === "succeeded" || outcome === "failed") return outcome;
    if (outcome === "unreachable" && isSaidPaid) return "unconfirmed";
    onWait(outcome === "processing" ? "processing" : "interrupted");
    await pause(POLL_MS);
  }
  return "left";
}
