import { callApi, property, textProperty } from "@/lib/http/call";

/** What came of asking for a payment session. */
export type Opening =
  | { kind: "open"; clientSecret: string; publishableKey: string }
  /** Paid in the meantime, on another page or device. */
  | { kind: "already_paid" }
  | { kind: "refused"; message: string | null; isOffline: boolean };

/** What our backend, which asks Stripe itself, says of a payment; `unreachable` when it says nothing. */
export type PaymentOutcome = "succeeded" | "processing" | "failed" | "unreachable";

/**
 * Asks for a payment session: the learner's open one or a new one.
 * @param waiver whether the right of withdrawal is given up
 */
export async function openPaymentSession(waiver: boolean): Promise<Opening> {
  const answer = await callApi("/api/create-payment-intent", { waiver });
  if (!answer.ok) {
    // Paid already, or the bank is still at work on an earlier try: who has access is the one who paid.
    if (answer.status === 409 && (await hasPaid())) return { kind: "already_paid" };
    return { kind: "refused", message: answer.message, isOffline: answer.status === 0 };
  }
  const clientSecret = textProperty(answer.data, "clientSecret");
  const publishableKey = textProperty(answer.data, "publishableKey");
  if (!clientSecret || !publishableKey) return { kind: "refused", message: null, isOffline: false };
  return { kind: "open", clientSecret, publishableKey };
}

async function hasPaid(): Promise<boolean> {
  const user = await callApi("/api/user");
  return user.ok && property(user.data, "hasPaid") === true;
}

/** Tells the backend that a payment was made, so that it looks at once. */
export async function askOutcome(paymentIntentId: string): Promise<PaymentOutcome> {
  const answer = await callApi("/api/confirm-payment", { paymentIntentId });
  if (!answer.ok) {
    // Not this learner's payment: nothing of theirs was paid by it.
    return answer.status === 404 || answer.status === 400 ? "failed" : "unreachable";
  }
  const status = property(answer.data, "status");
  return status === "succeeded" || status === "processing" ? status : "failed";
}

/** The payment a client secret opens. */
export const paymentIntentOf = (clientSecret: string) => clientSecret.split("_secret_")[0] ?? clientSecret;
