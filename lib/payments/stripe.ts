import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import type { Fact } from "@/lib/payments/facts";
import type { PaymentClaim } from "@/lib/payments/payment-claim";

/** Per call; a retry uses the same idempotency key. */
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 3;

/** Whether card payment is configured; `lib/env.ts` ensures that the three keys are set together. */
export const isCardPaymentConfigured = () => env().STRIPE_SECRET_KEY !== undefined;

/** Whether the keys take real money. */
export const isLive = () => env().STRIPE_SECRET_KEY?.includes("_live_") ?? false;

/** Stripe's keys. @throws AppError unavailable without them */
export function requireCardPayment() {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET } = env();
  if (!secretKey || !publishableKey || !STRIPE_WEBHOOK_SECRET)
    throw new AppError("unavailable", "card payment is not configured");
  return { secretKey, publishableKey, webhookSecret: STRIPE_WEBHOOK_SECRET };
}

let cached: Stripe | undefined;

function stripe(): Stripe {
  const { secretKey } = requireCardPayment();
  const { hostname, port, protocol } = new URL(env().STRIPE_API_BASE);
  cached ??= new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === "https:" ? 443 : 80),
    protocol: protocol === "https:" ? "https" : "http",
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  });
  return cached;
}

const toDate = (seconds: number) => new Date(seconds * 1000);
const idOf = (value: string | { id: string } | null | undefined) => (typeof value === "string" ? value : value?.id);

function toIntent(intent: Stripe.PaymentIntent, readAt: Date) {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    id: intent.id,
    /** Our payment's id. */
    paymentId: intent.metadata["payment"] ?? null,
    status: intent.status,
    clientSecret: intent.client_secret,
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    currency: intent.currency,
    livemode: intent.livemode,
    paidAt: intent.status === "succeeded" ? toDate(charge?.created ?? intent.created) : null,
    isRefunded: charge?.refunded ?? false,
    readAt,
  };
}

export type Intent = ReturnType<typeof toIntent>;

/** Turns every Stripe error into `unavailable`. */
async function callStripe<T>(call: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await call(stripe());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError("unavailable", `Stripe: ${error.type} ${error.code ?? ""}`.trim(), { cause: error });
  }
}

const EXPAND = { expand: ["latest_charge"] };

/** Creates a payment's PaymentIntent, at most once and without personal data. @throws AppError unavailable */
export async function createIntent(payment: { id: string; amountCents: number; currency: string }): Promise<Intent> {
  const readAt = new Date();
  const intent = await callStripe((client) =>
    client.paymentIntents.create(
      {
        amount: payment.amountCents,
        currency: payment.currency,
        allowed_payment_method_types: ["card"],
        metadata: { payment: payment.id },
        ...EXPAND,
      },
      { idempotencyKey: `payment-${payment.id}` },
    ),
  );
  return toIntent(intent, readAt);
}

/** @returns null if Stripe does not know it, such as after a change of the Stripe account. @throws AppError unavailable */
export async function readIntent(id: string): Promise<Intent | null> {
  const readAt = new Date();
  return callStripe(async (client) => {
    try {
      return toIntent(await client.paymentIntents.retrieve(id, EXPAND), readAt);
    } catch (error) {
      if (codeOf(error) === "resource_missing") return null;
      throw error;
    }
  });
}

const codeOf = (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.code : undefined);

/** Whether a PaymentIntent can be canceled. While a bank processes the payment, Stripe refuses it. */
export const isCancelable = ({ status }: Intent) => !["succeeded", "canceled", "processing"].includes(status);

/** Cancels a PaymentIntent; one already paid or canceled is returned as it is. @throws AppError unavailable */
export async function cancelIntent(id: string): Promise<Intent | null> {
  const readAt = new Date();
  try {
    return toIntent(await stripe().paymentIntents.cancel(id, EXPAND), readAt);
  } catch {
    return readIntent(id);
  }
}

type RefundFact = { fact: "refundedAt" | "refundFailedAt"; at: Date };

/** The current time as Stripe counts it, in whole seconds, so that it compares with the times of its events. */
const stripeNow = () => toDate(Math.floor(Date.now() / 1000));

/**
 * Refunds the whole amount. Stripe repeats its first answer to an idempotency key, a refusal too: after a failure the
 * key is another one. Stripe itself never refunds more than was paid.
 * @param failedAt when the payment's last refund failed
 * @throws AppError unavailable if Stripe gave no answer, or the bank has the money because of a dispute
 */
export async function refundIntent(id: string, paymentId: string, failedAt: Date | null): Promise<RefundFact> {
  const idempotencyKey = ["refund", paymentId, ...(failedAt ? [failedAt.getTime()] : [])].join("-");
  return callStripe(async (client) => {
    try {
      const { status, created } = await client.refunds.create({ payment_intent: id }, { idempotencyKey });
      const hasFailed = status === "failed" || status === "canceled";
      return { fact: hasFailed ? "refundFailedAt" : "refundedAt", at: toDate(created) };
    } catch (error) {
      if (codeOf(error) === "charge_already_refunded") return { fact: "refundedAt", at: stripeNow() };
      const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError && codeOf(error) !== "charge_disputed";
      if (!isRefused) throw error;
      return { fact: "refundFailedAt", at: stripeNow() };
    }
  });
}

/** Which payment an event refers to and the resulting fact; null where it says nothing. */
type EventClaim = Pick<PaymentClaim, "intentId" | "paymentId" | "amountCents" | "currency"> & {
  fact: Fact | null;
  /** Of a failed refund. */
  refundCents?: number;
};

function fromIntent(intent: Stripe.PaymentIntent, fact: Fact, amountCents: number): EventClaim {
  const { id, metadata, currency } = intent;
  return { intentId: id, paymentId: metadata["payment"] ?? null, amountCents, currency, fact };
}

function fromCharge(charge: Stripe.Charge, fact: Fact | null): EventClaim {
  const { amount: amountCents, currency, metadata } = charge;
  const intentId = idOf(charge.payment_intent) ?? null;
  return { intentId, paymentId: metadata["payment"] ?? null, amountCents, currency, fact };
}

/** A dispute or a failed refund can be partial, so its amount proves nothing. */
function fromPartial(part: Stripe.Dispute | Stripe.Refund, fact: Fact | null): EventClaim {
  const intentId = idOf(part.payment_intent) ?? null;
  return { intentId, paymentId: null, amountCents: null, currency: part.currency, fact };
}

/** `warning_closed`: a bank's inquiry that never became a dispute, so no money was taken. */
const DISPUTE_ENDS: Partial<Record<Stripe.Dispute.Status, Fact>> = {
  won: "disputeWonAt",
  warning_closed: "disputeWonAt",
  lost: "disputeLostAt",
};

function toClaim(event: Stripe.Event): EventClaim {
  switch (event.type) {
    case "payment_intent.succeeded":
      return fromIntent(event.data.object, "paidAt", event.data.object.amount_received);
    case "payment_intent.canceled":
      return fromIntent(event.data.object, "canceledAt", event.data.object.amount);
    case "charge.refunded":
      return fromCharge(event.data.object, event.data.object.refunded ? "refundedAt" : null);
    case "refund.failed":
      return { ...fromPartial(event.data.object, "refundFailedAt"), refundCents: event.data.object.amount };
    case "charge.dispute.created":
      return fromPartial(event.data.object, "disputedAt");
    case "charge.dispute.closed":
      return fromPartial(event.data.object, DISPUTE_ENDS[event.data.object.status] ?? null);
    default:
      return { intentId: null, paymentId: null, amountCents: null, currency: null, fact: null };
  }
}

/** `account`: set if the event belongs to another, connected account. */
function toEventFacts(event: Stripe.Event) {
  const { id, created, livemode, account = null } = event;
  const type: string = event.type;
  return { id, type, happenedAt: toDate(created), livemode, account, ...toClaim(event) };
}

export type StripeEventFacts = ReturnType<typeof toEventFacts>;

/**
 * Verifies a webhook's signature and age.
 * @param body exactly as received
 * @throws AppError invalid_input, unavailable
 */
export function parseWebhook(body: string, signature: string): StripeEventFacts {
  const { webhookSecret } = requireCardPayment();
  try {
    return toEventFacts(stripe().webhooks.constructEvent(body, signature, webhookSecret));
  } catch (cause) {
    throw new AppError("invalid_input", "the webhook's signature is invalid", { cause });
  }
}

const EVENT_TYPES = [
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "charge.refunded",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
];

/** Stripe events since a time, delivered or not; kept by Stripe for 30 days. @throws AppError unavailable */
export async function listEvents(since: Date): Promise<StripeEventFacts[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  return callStripe(async (client) => {
    const events: StripeEventFacts[] = [];
    for await (const event of client.events.list({ created, types: EVENT_TYPES, limit: 100 }))
      events.push(toEventFacts(event));
    return events;
  });
}
