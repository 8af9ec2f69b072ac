import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import {
  type CardServer,
  confirmPurchase,
  cutWhileHeld,
  hasPaid,
  openPurchase,
  PATIENT,
  startCardServer,
} from "@/tests/support/card-calls";
import { makeGiftCode } from "@/tests/support/factories";
import { callerWith, visitor } from "@/tests/support/http";
import { inBatches } from "@/tests/support/in-batches";
import type { StandInEvent, StripeStandIn } from "@/tests/support/stripe-objects";
import { volume } from "@/tests/support/volume";

/*
 * Card payment on the built server: permissions, forged webhooks, and the state after a power cut (kill -9) at the
 * worst moment. The other moments are in `resilience/card-power-cuts.test.ts`.
 */

let cards: CardServer;
let stripe: StripeStandIn;

beforeAll(async () => {
  cards = await startCardServer();
  stripe = cards.stripe;
}, 120_000);

afterAll(() => cards?.stop());

beforeEach(() => {
  stripe.deliverTo(null);
  stripe.reachable = true;
});

describe("card payment", () => {
  it("is available to the right callers only", async () => {
    const statuses: Record<string, number> = {};
    const callers = {
      visitor: visitor(),
      unpaid: await callerWith({}),
      expired: await callerWith({ access: "expired" }),
      suspended: await callerWith({ isSuspended: true }),
      active: await callerWith({ access: "active" }),
    };
    for (const [name, caller] of Object.entries(callers)) {
      statuses[name] = (await caller.request("POST", "/api/create-payment-intent", {})).status;
    }
    expect(statuses).toEqual({ visitor: 401, unpaid: 200, expired: 200, suspended: 403, active: 409 });
    expect((await callers.unpaid.request("POST", "/api/create-payment-intent")).status).toBe(200);
  });

  it("gives access by the webhook alone, and by the browser's call alone", async () => {
    const [first, second] = [await callerWith({}), await callerWith({})];
    stripe.deliverTo(cards.webhook);
    stripe.pay(await openPurchase(first));
    await stripe.settled();
    expect(await hasPaid(first)).toBe(true);
    stripe.deliverTo(null);
    const intentId = await openPurchase(second);
    stripe.pay(intentId);
    const answer = await confirmPurchase(second, intentId);
    expect(await answer.json()).toEqual({ success: true, status: "succeeded" });
    expect(await hasPaid(second)).toBe(true);
    expect((await confirmPurchase(first, intentId)).status).toBe(404);
  });

  it("makes one purchase for a hundred concurrent clicks, and one access for any number of deliveries of its event", async () => {
    const caller = await callerWith({});
    const before = stripe.intents.size;
    const opened = await Promise.all(Array.from({ length: 100 }, () => openPurchase(caller)));
    expect([new Set(opened).size, stripe.intents.size - before]).toEqual([1, 1]);
    const event = cards.payUntold(opened[0] ?? "");
    const answers = await inBatches(volume("repeats"), async () => (await stripe.deliver(cards.webhook, event)).json());
    const outcomes = Object.groupBy(answers, ({ outcome }) => outcome);
    expect([outcomes["applied"]?.length, outcomes["known"]?.length]).toEqual([1, volume("repeats") - 1]);
    expect(await db().accessGrant.count({ where: { userId: caller.userId ?? "" } })).toBe(1);
    expect(await hasPaid(caller)).toBe(true);
  }, 90_000);

  it("closes an open form when a gift code gives access", async () => {
    const caller = await callerWith({});
    const intentId = await openPurchase(caller);
    const code = await makeGiftCode();
    expect((await caller.request("POST", "/api/redeem-gift-code", { code })).status).toBe(200);
    await expect.poll(() => stripe.intents.get(intentId)?.status, PATIENT).toBe("canceled");
  });

  it("responds with 503 while Stripe is unreachable", async () => {
    const caller = await callerWith({});
    const intentId = await openPurchase(caller);
    stripe.reachable = false;
    const answers = await Promise.all([
      caller.request("POST", "/api/create-payment-intent", {}),
      confirmPurchase(caller, intentId),
    ]);
    stripe.reachable = true;
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });
});

describe("scheduled work", () => {
  it("requires the secret", async () => {
    for (const path of ["/api/cron/reconcile", "/api/cron/work"]) {
      const statuses: number[] = [];
      for (const given of ["", "Bearer ", "Bearer wrong", `Bearer ${cards.site.env["CRON_SECRET"]}`]) {
        statuses.push((await visitor().request("GET", path, undefined, { Authorization: given })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 200]);
    }
    const authorization = { Authorization: `Bearer ${cards.site.env["CRON_SECRET"]}` };
    expect((await visitor().request("GET", "/api/cron/reconcile?days=99", undefined, authorization)).status).toBe(400);
  });
});

type Tampering = {
  what: string;
  /** The event to deliver instead of the real one. */
  event?: (event: StandInEvent, other: string) => StandInEvent;
  options?: Parameters<StripeStandIn["deliver"]>[2];
  expected: { status: 400 } | { status: 200; reason: string };
};

const withObject = (event: StandInEvent, change: Record<string, unknown>): StandInEvent => ({
  ...event,
  data: { object: { ...event.data.object, ...change } },
});
const refused = (reason: string) => ({ status: 200 as const, reason });

const TAMPERED: Tampering[] = [
  { what: "signed with another secret", options: { secret: "whsec_other" }, expected: { status: 400 } },
  { what: "without a signature", options: { signature: "" }, expected: { status: 400 } },
  { what: "with a made-up signature", options: { signature: "t=1,v1=abc" }, expected: { status: 400 } },
  {
    what: "signed ten minutes ago",
    options: { timestamp: Math.floor(Date.now() / 1000) - 600 },
    expected: { status: 400 },
  },
  {
    what: "altered after it was signed",
    options: { alter: (body) => body.replace('"eur"', '"usd"') },
    expected: { status: 400 },
  },
  { what: "cut short", options: { alter: (body) => body.slice(0, 100) }, expected: { status: 400 } },
  {
    what: "of another form",
    event: (event) => ({ ...event, data: { object: {} } }),
    expected: { status: 400 },
  },
  {
    what: "of another amount",
    event: (event) => withObject(event, { amount_received: 1 }),
    expected: refused("other_amount"),
  },
  {
    what: "of another currency",
    event: (event) => withObject(event, { currency: "usd" }),
    expected: refused("other_currency"),
  },
  {
    what: "of another account",
    event: (event) => ({ ...event, account: "acct_other" }),
    expected: refused("other_account"),
  },
  { what: "of another mode", event: (event) => ({ ...event, livemode: true }), expected: refused("other_mode") },
  {
    what: "of an unknown owner",
    event: (event) => withObject(event, { id: "pi_unknown", metadata: { payment: "nobody" } }),
    expected: refused("unknown_payment"),
  },
  {
    what: "with another learner's purchase",
    event: (event, other) => withObject(event, { metadata: { payment: other } }),
    expected: refused("other_payment"),
  },
  {
    what: "with another PaymentIntent for this purchase",
    event: (event) => withObject(event, { id: "pi_other" }),
    expected: refused("other_payment"),
  },
];

describe("a forged webhook", () => {
  it.each(TAMPERED)("$what has no effect", async ({ event: change, options, expected }) => {
    const [caller, other] = [await callerWith({}), await callerWith({})];
    await openPurchase(other);
    const { id: otherPayment } = await db().payment.findFirstOrThrow({ where: { userId: other.userId ?? "" } });
    const event = cards.payUntold(await openPurchase(caller));
    const response = await stripe.deliver(cards.webhook, change?.(event, otherPayment) ?? event, options);
    expect(response.status).toBe(expected.status);
    const stored = await db().stripeEvent.findUnique({ where: { id: event.id } });
    if ("reason" in expected) expect(stored).toMatchObject({ outcome: "refused", reason: expected.reason });
    else expect(stored).toBeNull();
    expect([await hasPaid(caller), await hasPaid(other)]).toEqual([false, false]);
  });

  it("does not prevent the true event from working", async () => {
    const caller = await callerWith({});
    const event = cards.payUntold(await openPurchase(caller));
    await stripe.deliver(cards.webhook, event, { secret: "whsec_other" });
    expect((await stripe.deliver(cards.webhook, event)).status).toBe(200);
    expect(await hasPaid(caller)).toBe(true);
  });
});

it("a power cut (kill -9) while an event is applied leaves nothing of it, and the next delivery works", async () => {
  // Reconciles what earlier tests left undelivered.
  await cards.reconcile();
  const caller = await callerWith({});
  const intentId = await openPurchase(caller);
  const event = cards.payUntold(intentId);
  await cutWhileHeld(cards.site, intentId, () => stripe.deliver(cards.webhook, event));
  expect(await db().stripeEvent.findUnique({ where: { id: event.id } })).toBeNull();
  expect(await hasPaid(caller)).toBe(false);
  expect((await stripe.deliver(cards.webhook, event)).status).toBe(200);
  expect(await hasPaid(caller)).toBe(true);
  await cards.checkBooks();
});
