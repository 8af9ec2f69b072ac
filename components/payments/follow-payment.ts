import type { PaymentOutcome } from "@/components/payments/payment-calls";

const ASK_AGAIN_MS = 3000;

/** `left`: the user left the page. */
export type PaymentEnd = "succeeded" | "failed" | "unconfirmed" | "left";

type Way = {
  /** Stripe reported the payment as made: then an unreachable backend is an error. */
  isSaidPaid: boolean;
  ask: () => Promise<PaymentOutcome>;
  isGone: () => boolean;
  /** Called on each attempt without a final outcome. */
  onWait: (step: "processing" | "interrupted") => void;
  pause: (milliseconds: number) => Promise<void>;
};

/** Polls the backend until the payment has a final outcome. */
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
