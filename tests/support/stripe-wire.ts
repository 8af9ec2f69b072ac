import type { IncomingMessage } from "node:http";
import Stripe from "stripe";
import type { DeliveryOptions, StandInEvent } from "./stripe-objects.ts";

/** The keys of the stand-in. */
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: "sk_test_standin",
  STRIPE_PUBLISHABLE_KEY: "pk_test_standin",
  STRIPE_WEBHOOK_SECRET: "whsec_standin",
};

/** The response to a declined card. */
export const DECLINED = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: "La tua carta è stata rifiutata.",
};

/** An error in the API's format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(String(body["message"]));
    this.status = status;
    this.body = body;
  }
}

/** A refusal with one of Stripe's codes. */
export const stripeError = (status: number, code: string) =>
  new ApiError(status, { type: "invalid_request_error", code, message: `stand-in: ${code}` });

/** Signs and sends an event as Stripe does. */
export async function deliver(url: string, event: StandInEvent, options: DeliveryOptions = {}): Promise<Response> {
  const payload = JSON.stringify(event, null, 2);
  const header =
    options.signature ??
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: options.secret ?? STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
      timestamp: options.timestamp ?? Math.floor(Date.now() / 1000),
    });
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": header },
    body: options.alter ? options.alter(payload) : payload,
  });
}

/** The body of a request, as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
