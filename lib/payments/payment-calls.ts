import { callApi, property, textProperty } from "@/lib/http/call";

export type PaymentSession =
  | { kind: "open"; clientSecret: string; publishableKey: string }
  | { kind: "already_paid" }
  | { kind: "refused"; message: string | null; cause: RefusalCause };

/** Keys of `payments.card` in the messages. `message`, the server's own, is more precise. */
type RefusalCause = "offline" | "notCreated" | "priceChanged";

const REPORTED_OUTCOMES = ["succeeded", "processing", "requires_action", "failed"] as const;

/** The outcome according to our backend, which queries Stripe. `requires_action`: the bank's check is not finished. */
export type PaymentOutcome = (typeof REPORTED_OUTCOMES)[number] | "unreachable";

/**
 * Opens the learner's existing session or a new one.
 * @param waiver whether the right of withdrawal is waived
 * @param shownCents the price on the page, which may have been open since before a change
 */
export async function openPaymentSession(waiver: boolean, shownCents: number): Promise<PaymentSession> {
  const response = await callApi("/api/create-payment-intent", { waiver });
  if (!response.ok) {
    // 409 means already paid, or that the bank is still processing an earlier attempt; access tells them apart.
    if (response.status === 409 && (await hasPaid())) return { kind: "already_paid" };
    return { kind: "refused", message: response.message, cause: response.status === 0 ? "offline" : "notCreated" };
  }
  const clientSecret = textProperty(response.data, "clientSecret");
  const publishableKey = textProperty(response.data, "publishableKey");
  const amountCents = property(response.data, "amountCents");
  if (!clientSecret || !publishableKey || typeof amountCents !== "number")
    return { kind: "refused", message: null, cause: "notCreated" };
  if (amountCents !== shownCents) return { kind: "refused", message: null, cause: "priceChanged" };
  return { kind: "open", clientSecret, publishableKey };
}

async function hasPaid(): Promise<boolean> {
  const user = await callApi("/api/user");
  return user.ok && property(user.data, "hasPaid") === true;
}

/** Has the backend query Stripe for a payment. */
export async function fetchPaymentOutcome(paymentIntentId: string): Promise<PaymentOutcome> {
  const response = await callApi("/api/confirm-payment", { paymentIntentId });
  if (!response.ok) {
    // Not this learner's payment.
    return response.status === 404 || response.status === 400 ? "failed" : "unreachable";
  }
  const status = property(response.data, "status");
  return REPORTED_OUTCOMES.find((outcome) => outcome === status) ?? "failed";
}

/** The PaymentIntent id within a client secret. */
export const paymentIntentOf = (clientSecret: string) => clientSecret.split("_secret_")[0] ?? clientSecret;
