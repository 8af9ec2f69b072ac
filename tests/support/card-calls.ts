/** Card payment at a separate built server, with a stand-in for Stripe. */
import { expect } from "vitest";
import { db } from "@/lib/db/client";
import { intentIdIn } from "@/tests/support/card-payment";
import { type HttpClient, visitor } from "@/tests/support/http";
import { startServer, type TestServer } from "@/tests/support/server";
import { startStripe } from "@/tests/support/stripe";
import type { StandInEvent, StripeStandIn } from "@/tests/support/stripe-objects";
import { STRIPE_KEYS } from "@/tests/support/stripe-wire";

/** For things that happen soon, on a machine that may be busy. */
export const PATIENT = { timeout: 15_000 };

export type CardServer = {
  site: TestServer;
  stripe: StripeStandIn;
  webhook: string;
  reconcile(): Promise<void>;
  /** The event of that type about a PaymentIntent. */
  eventOf(intentId: string, type: string): StandInEvent;
  /** The customer pays and nobody is notified; returns the event that would notify. */
  payUntold(intentId: string): StandInEvent;
  /** Checks that nobody has access without a valid payment, and nobody paid without access. */
  checkBooks(): Promise<void>;
  stop(): Promise<void>;
};

export async function startCardServer(): Promise<CardServer> {
  const stripe = await startStripe();
  const site = await startServer({ env: { ...STRIPE_KEYS, STRIPE_API_BASE: stripe.url } });
  Object.assign(process.env, site.env);
  const eventOf = (intentId: string, type: string) => {
    const found = stripe.events.findLast(
      ({ type: own, data }) => own === type && [data.object["id"], data.object["payment_intent"]].includes(intentId),
    );
    if (!found) throw new Error(`no ${type} of ${intentId}`);
    return found;
  };
  return {
    site,
    stripe,
    webhook: `${site.url}/api/stripe/webhook`,
    eventOf,
    reconcile: async () => {
      const response = await visitor().request("GET", "/api/cron/reconcile", undefined, {
        Authorization: `Bearer ${site.env["CRON_SECRET"]}`,
      });
      expect(response.status).toBe(200);
    },
    payUntold: (intentId) => {
      stripe.pay(intentId);
      return eventOf(intentId, "payment_intent.succeeded");
    },
    checkBooks: async () => {
      const payments = await db().payment.findMany({ include: { grant: true } });
      for (const payment of payments) {
        const intent = stripe.intents.get(payment.stripePaymentIntentId ?? "");
        const wasPaid = intent?.status === "succeeded";
        expect([payment.id, payment.grant !== null]).toEqual([payment.id, wasPaid]);
        const refunded = stripe.events.some(
          ({ type, data }) => type === "charge.refunded" && data.object["payment_intent"] === intent?.id,
        );
        if (payment.grant) expect([payment.id, payment.grant.endedAt !== null]).toEqual([payment.id, refunded]);
      }
      const perUser = await db().payment.groupBy({ by: ["userId"], where: { status: "open" }, _count: true });
      expect(perUser.every(({ _count }) => _count === 1)).toBe(true);
    },
    stop: async () => {
      await site.stop();
      await stripe.stop();
    },
  };
}

/** Opens a purchase. @returns the PaymentIntent's id */
export async function openPurchase(caller: HttpClient): Promise<string> {
  const response = await caller.request("POST", "/api/create-payment-intent", { waiver: false });
  expect(response.status).toBe(200);
  const { clientSecret, publishableKey } = await response.json();
  expect(publishableKey).toBe("pk_test_standin");
  return intentIdIn(clientSecret);
}

export const confirmPurchase = (caller: HttpClient, paymentIntentId: string) =>
  caller.request("POST", "/api/confirm-payment", { paymentIntentId });

export async function hasPaid(caller: HttpClient): Promise<boolean> {
  return (await (await caller.request("GET", "/api/user")).json()).hasPaid;
}

/** Runs something that waits for a payment's row, as on a slow disk, and kills the server meanwhile. */
export async function cutWhileHeld(site: TestServer, intentId: string, work: () => Promise<unknown>): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "stripePaymentIntentId" = ${intentId} FOR UPDATE`;
    const lost = work().catch(() => null);
    const countWaiting = async () => {
      const [row] = await db().$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      return Number(row?.count);
    };
    await expect.poll(countWaiting, PATIENT).toBe(1);
    await site.crash();
    expect(await lost).toBeNull();
  });
  await site.restart();
}
