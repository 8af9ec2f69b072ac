import type { PaymentOutcome } from "@/components/payments/payment-calls";

const ASK_AGAIN_MS = 3000;

/** How following a payment ended; `left`: the page is gone. */
export type PaymentEnd = "succeeded" | "failed" | "unconfirmed" | "left";

type Way = {
  /** Stripe told this page that the payment was made: then a backend that does not answer is a fault. */
  isSaidPaid: boolean;
  ask: () => Promise<PaymentOutcome>;
  isGone: () => boolean;
  /** Told each time nobody knows yet. */
  onWait: (step: "processing" | "interrupted") => void;
  pause: (milliseconds: number) => Promise<void>;
};

/** Asks the backend until it knows what became of a payment. */
export async function followPayment({ isSaidPaid, ask, isGone, onWait, pause }: Way): Promise<PaymentEnd> {
  while (!isGone()) {
    const outcome = await ask();
    if (isGone()) break;
    if (outcome === "succeeded" || outcome === "failed") return outcome;
    if (outcome === "unreachable" && isSaidPaid) return "unconfirmed";
    onWait(outcome === "processing" ? "processing" : "interrupted");
    await pause(ASK_AGAIN_MS);
  }
  return "left";
}
