import { callApi, property, textProperty } from "@/lib/http/call";

export type PaymentSession =
  | { kind: "open"; clientSecret: string; publishableKey: string }
  | { kind: "already_paid" }
  | { kind: "refused"; message: string | null; isOffline: boolean };

const REPORTED_OUTCOMES = ["succeeded", "processing", "requires_action", "failed"] as const;

/** The outcome according to our backend, which queries Stripe. `requires_action`: the bank's check is not finished. */
export type PaymentOutcome = (typeof REPORTED_OUTCOMES)[number] | "unreachable";

/** Opens the learner's existing session or a new one. `waiver`: the right of withdrawal is waived. */
export async function openPaymentSession(waiver: boolean): Promise<PaymentSession> {
  const response = await callApi("/api/create-payment-intent", { waiver });
  if (!response.ok) {
    // 409 means already paid, or that the bank is still processing an earlier attempt; access tells them apart.
    if (response.status === 409 && (await hasPaid())) return { kind: "already_paid" };
    return { kind: "refused", message: response.message, isOffline: response.status === 0 };
  }
  const clientSecret = textProperty(response.data, "clientSecret");
  const publishableKey = textProperty(response.data, "publishableKey");
  if (!clientSecret || !publishableKey) return { kind: "refused", message: null, isOffline: false };
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
