import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type CardServer,
  confirmPurchase,
  cutWhileHeld,
  hasPaid,
  openPurchase,
  startCardServer,
} from "@/tests/support/card-calls";
import { callerWith, type HttpClient } from "@/tests/support/http";
import type { StripeStandIn } from "@/tests/support/stripe-objects";

let cards: CardServer;
let stripe: StripeStandIn;

beforeAll(async () => {
  cards = await startCardServer();
  stripe = cards.stripe;
}, 120_000);

afterAll(() => cards?.stop());

describe("a power cut (kill -9)", () => {
  let caller: HttpClient;
  beforeEach(async () => {
    // Undelivered events of earlier tests are applied first, so that the books are even.
    await cards.reconcile();
    caller = await callerWith({});
  });

  const cut = async () => {
    await cards.site.crash();
    await cards.site.restart();
  };

  it("before Stripe is asked for a PaymentIntent: the learner retries, and one is created", async () => {
    const held = stripe.hold(/^POST \/v1\/payment_intents$/, "before");
    const lost = caller.request("POST", "/api/create-payment-intent", {}).catch(() => null);
    await held.reached;
    await cut();
    held.release();
    expect(await lost).toBeNull();
    const event = cards.payUntold(await openPurchase(caller));
    await stripe.deliver(cards.webhook, event);
    expect(await hasPaid(caller)).toBe(true);
    await cards.checkBooks();
  });

  it("after Stripe made it and before we stored it: the learner gets the same one", async () => {
    const before = stripe.intents.size;
    const held = stripe.hold(/^POST \/v1\/payment_intents$/, "after");
    const lost = caller.request("POST", "/api/create-payment-intent", {}).catch(() => null);
    await held.reached;
    await cut();
    held.release();
    expect(await lost).toBeNull();
    const intentId = await openPurchase(caller);
    expect(stripe.intents.size - before).toBe(1);
    const event = cards.payUntold(intentId);
    await stripe.deliver(cards.webhook, event);
    expect(await hasPaid(caller)).toBe(true);
    await cards.checkBooks();
  });

  it("while the customer pays, with all events and the browser lost: the reconciliation gives access", async () => {
    const intentId = await openPurchase(caller);
    await cards.site.crash();
    stripe.pay(intentId);
    await cards.site.restart();
    expect(await hasPaid(caller)).toBe(false);
    await cards.reconcile();
    expect(await hasPaid(caller)).toBe(true);
    await cards.checkBooks();
  });

  it("between Stripe's response and our commit, when the browser confirms: the reconciliation gives access", async () => {
    const intentId = await openPurchase(caller);
    stripe.pay(intentId);
    const held = stripe.hold(/^GET \/v1\/payment_intents\//, "after");
    const lost = confirmPurchase(caller, intentId).catch(() => null);
    await held.reached;
    await cut();
    held.release();
    expect(await lost).toBeNull();
    expect(await hasPaid(caller)).toBe(false);
    await cards.reconcile();
    expect(await hasPaid(caller)).toBe(true);
    await cards.checkBooks();
  });

  it("in the middle of the reconciliation: the next one finishes", async () => {
    const other = await callerWith({});
    for (const intentId of [await openPurchase(caller), await openPurchase(other)]) stripe.pay(intentId);
    // Without events, it must ask about each payment: the second request is never answered.
    stripe.events.length = 0;
    const first = stripe.hold(/^GET \/v1\/payment_intents\//, "after");
    const lost = cards.reconcile().catch(() => null);
    await first.reached;
    const second = stripe.hold(/^GET \/v1\/payment_intents\//, "before");
    first.release();
    await second.reached;
    await cut();
    second.release();
    expect(await lost).toBeNull();
    await cards.reconcile();
    expect([await hasPaid(caller), await hasPaid(other)]).toEqual([true, true]);
    await cards.checkBooks();
  });

  it("while a refund is applied: nobody keeps access without paying", async () => {
    const intentId = await openPurchase(caller);
    await stripe.deliver(cards.webhook, cards.payUntold(intentId));
    stripe.refund(intentId);
    const event = cards.eventOf(intentId, "charge.refunded");
    await cutWhileHeld(cards.site, intentId, () => stripe.deliver(cards.webhook, event));
    await cards.reconcile();
    expect(await hasPaid(caller)).toBe(false);
    await cards.checkBooks();
  });
});
