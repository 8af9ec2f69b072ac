import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { intentIn } from "@/tests/support/card-payment";
import { makeGiftCode } from "@/tests/support/factories";
import { type Caller, callerWith, visitor } from "@/tests/support/http";
import { inBatches } from "@/tests/support/in-batches";
import { startServer, type TestServer } from "@/tests/support/server";
import { startStripe } from "@/tests/support/stripe";
import type { StandInEvent, StripeStandIn } from "@/tests/support/stripe-objects";
import { STRIPE_KEYS } from "@/tests/support/stripe-wire";
import { volume } from "@/tests/support/volume";

/*
 * Card payment at the built server, with a stand-in for Stripe: who may call what, webhooks somebody tampered with, and
 * what is true after a power cut (kill -9) at the worst moments. This file has a site of its own.
 */

let stripe: StripeStandIn;
let site: TestServer;
/** For what happens soon, on a machine that may be busy. */
const PATIENT = { timeout: 15_000 };
const webhook = () => `${site.url}/api/stripe/webhook`;

beforeAll(async () => {
  stripe = await startStripe();
  site = await startServer({ env: { ...STRIPE_KEYS, STRIPE_API_BASE: stripe.url } });
  Object.assign(process.env, site.env);
}, 120_000);

afterAll(async () => {
  await site?.stop();
  await stripe?.stop();
});

beforeEach(() => stripe.deliverTo(null));

async function open(caller: Caller): Promise<string> {
  const response = await caller.request("POST", "/api/create-payment-intent", { waiver: false });
  expect(response.status).toBe(200);
  const { clientSecret, publishableKey } = await response.json();
  expect(publishableKey).toBe("pk_test_standin");
  return intentIn(clientSecret);
}

const confirm = (caller: Caller, paymentIntentId: string) =>
  caller.request("POST", "/api/confirm-payment", { paymentIntentId });

async function reconcile(): Promise<void> {
  const response = await visitor().request("GET", "/api/cron/reconcile", undefined, {
    Authorization: `Bearer ${site.env["CRON_SECRET"]}`,
  });
  expect(response.status).toBe(200);
}

async function hasPaid(caller: Caller): Promise<boolean> {
  return (await (await caller.request("GET", "/api/user")).json()).hasPaid;
}

/** The customer pays and nobody is told; answers the event that would tell. */
function payUntold(intentId: string): StandInEvent {
  stripe.pay(intentId);
  return eventOf(intentId, "payment_intent.succeeded");
}

function eventOf(intentId: string, type: string): StandInEvent {
  const found = stripe.events.findLast(
    ({ type: own, data }) => own === type && [data.object["id"], data.object["payment_intent"]].includes(intentId),
  );
  if (!found) throw new Error(`no ${type} of ${intentId}`);
  return found;
}

/** Nobody has access without a payment that stands, and nobody paid without access. */
async function checkBooks(): Promise<void> {
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
}

describe("paying by card", () => {
  it("is for whom it is for", async () => {
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

  it("lets a learner in by the webhook alone, and by the browser's call alone", async () => {
    const [first, second] = [await callerWith({}), await callerWith({})];
    stripe.deliverTo(webhook());
    stripe.pay(await open(first));
    await stripe.settled();
    expect(await hasPaid(first)).toBe(true);
    stripe.deliverTo(null);
    const intentId = await open(second);
    stripe.pay(intentId);
    const answer = await confirm(second, intentId);
    expect(await answer.json()).toEqual({ success: true, status: "succeeded" });
    expect(await hasPaid(second)).toBe(true);
    expect((await confirm(first, intentId)).status).toBe(404);
  });

  it("is one purchase for a hundred clicks at once, and one access for however many deliveries of its event", async () => {
    const caller = await callerWith({});
    const before = stripe.intents.size;
    const opened = await Promise.all(Array.from({ length: 100 }, () => open(caller)));
    expect([new Set(opened).size, stripe.intents.size - before]).toEqual([1, 1]);
    const event = payUntold(opened[0] ?? "");
    const answers = await inBatches(volume("repeats"), async () => (await stripe.deliver(webhook(), event)).json());
    const outcomes = Object.groupBy(answers, ({ outcome }) => outcome);
    expect([outcomes["applied"]?.length, outcomes["known"]?.length]).toEqual([1, volume("repeats") - 1]);
    expect(await db().accessGrant.count({ where: { userId: caller.userId ?? "" } })).toBe(1);
    expect(await hasPaid(caller)).toBe(true);
  }, 90_000);

  it("is over for a form left open when a gift code gives access", async () => {
    const caller = await callerWith({});
    const intentId = await open(caller);
    const code = await makeGiftCode();
    expect((await caller.request("POST", "/api/redeem-gift-code", { code })).status).toBe(200);
    await expect.poll(() => stripe.intents.get(intentId)?.status, PATIENT).toBe("canceled");
  });

  it("says 503 while Stripe cannot be reached", async () => {
    const caller = await callerWith({});
    const intentId = await open(caller);
    stripe.reachable = false;
    const answers = [await caller.request("POST", "/api/create-payment-intent", {}), await confirm(caller, intentId)];
    stripe.reachable = true;
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });
});

describe("scheduled work", () => {
  it("runs only for who bears the secret", async () => {
    for (const path of ["/api/cron/reconcile", "/api/cron/work"]) {
      const statuses: number[] = [];
      for (const given of ["", "Bearer ", "Bearer wrong", `Bearer ${site.env["CRON_SECRET"]}`]) {
        statuses.push((await visitor().request("GET", path, undefined, { Authorization: given })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 200]);
    }
    const authorization = { Authorization: `Bearer ${site.env["CRON_SECRET"]}` };
    expect((await visitor().request("GET", "/api/cron/reconcile?days=99", undefined, authorization)).status).toBe(400);
  });
});

type Tampering = {
  what: string;
  /** What is delivered instead of the true event. */
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

describe("a webhook somebody tampered with", () => {
  it.each(TAMPERED)("$what grants nothing", async ({ event: change, options, expected }) => {
    const [caller, other] = [await callerWith({}), await callerWith({})];
    await open(other);
    const { id: otherPayment } = await db().payment.findFirstOrThrow({ where: { userId: other.userId ?? "" } });
    const event = payUntold(await open(caller));
    const response = await stripe.deliver(webhook(), change?.(event, otherPayment) ?? event, options);
    expect(response.status).toBe(expected.status);
    const stored = await db().stripeEvent.findUnique({ where: { id: event.id } });
    if ("reason" in expected) expect(stored).toMatchObject({ outcome: "refused", reason: expected.reason });
    else expect(stored).toBeNull();
    expect([await hasPaid(caller), await hasPaid(other)]).toEqual([false, false]);
  });

  it("does not keep the true event from working", async () => {
    const caller = await callerWith({});
    const event = payUntold(await open(caller));
    await stripe.deliver(webhook(), event, { secret: "whsec_other" });
    expect((await stripe.deliver(webhook(), event)).status).toBe(200);
    expect(await hasPaid(caller)).toBe(true);
  });
});

/** Holds a payment's row as a slow disk would, while something else runs. */
async function whileHeld(intentId: string, work: () => Promise<void>): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "stripePaymentIntentId" = ${intentId} FOR UPDATE`;
    await work();
  });
}

async function untilSomebodyWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await db().$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      return Number(row?.count);
    }, PATIENT)
    .toBe(1);
}

describe("a power cut (kill -9)", () => {
  let caller: Caller;
  beforeEach(async () => {
    // What earlier tests left untold is told first, so that the books are even.
    await reconcile();
    caller = await callerWith({});
  });

  const cut = async () => {
    await site.crash();
    await site.restart();
  };

  it("before Stripe is asked for a PaymentIntent: the learner asks again, and there is one", async () => {
    const held = stripe.hold(/^POST \/v1\/payment_intents$/, "before");
    const lost = caller.request("POST", "/api/create-payment-intent", {}).catch(() => null);
    await held.reached;
    await cut();
    held.release();
    expect(await lost).toBeNull();
    const event = payUntold(await open(caller));
    await stripe.deliver(webhook(), event);
    expect(await hasPaid(caller)).toBe(true);
    await checkBooks();
  });

  it("after Stripe made it and before we knew: the learner gets the same one", async () => {
    const before = stripe.intents.size;
    const held = stripe.hold(/^POST \/v1\/payment_intents$/, "after");
    const lost = caller.request("POST", "/api/create-payment-intent", {}).catch(() => null);
    await held.reached;
    await cut();
    held.release();
    expect(await lost).toBeNull();
    const intentId = await open(caller);
    expect(stripe.intents.size - before).toBe(1);
    const event = payUntold(intentId);
    await stripe.deliver(webhook(), event);
    expect(await hasPaid(caller)).toBe(true);
    await checkBooks();
  });

  it("while the customer pays, with every event and the browser lost: the reconciliation lets in", async () => {
    const intentId = await open(caller);
    await site.crash();
    stripe.pay(intentId);
    await site.restart();
    expect(await hasPaid(caller)).toBe(false);
    await reconcile();
    expect(await hasPaid(caller)).toBe(true);
    await checkBooks();
  });

  it("in the middle of taking in the event: nothing of it stays, and the next delivery works", async () => {
    const intentId = await open(caller);
    const event = payUntold(intentId);
    await whileHeld(intentId, async () => {
      const lost = stripe.deliver(webhook(), event).catch(() => null);
      await untilSomebodyWaits();
      await site.crash();
      expect(await lost).toBeNull();
    });
    await site.restart();
    expect(await db().stripeEvent.findUnique({ where: { id: event.id } })).toBeNull();
    expect(await hasPaid(caller)).toBe(false);
    expect((await stripe.deliver(webhook(), event)).status).toBe(200);
    expect(await hasPaid(caller)).toBe(true);
    await checkBooks();
  });

  it("between Stripe's word and ours, when the browser confirms: the reconciliation lets in", async () => {
    const intentId = await open(caller);
    stripe.pay(intentId);
    const held = stripe.hold(/^GET \/v1\/payment_intents\//, "after");
    const lost = confirm(caller, intentId).catch(() => null);
    await held.reached;
    await cut();
    held.release();
    expect(await lost).toBeNull();
    expect(await hasPaid(caller)).toBe(false);
    await reconcile();
    expect(await hasPaid(caller)).toBe(true);
    await checkBooks();
  });

  it("in the middle of the reconciliation: the next one finishes", async () => {
    const other = await callerWith({});
    for (const intentId of [await open(caller), await open(other)]) stripe.pay(intentId);
    // Without events only asking one by one is left: the second question is never answered.
    stripe.events.length = 0;
    const first = stripe.hold(/^GET \/v1\/payment_intents\//, "after");
    const lost = reconcile().catch(() => null);
    await first.reached;
    const second = stripe.hold(/^GET \/v1\/payment_intents\//, "before");
    first.release();
    await second.reached;
    await cut();
    second.release();
    expect(await lost).toBeNull();
    await reconcile();
    expect([await hasPaid(caller), await hasPaid(other)]).toEqual([true, true]);
    await checkBooks();
  });

  it("in the middle of taking in a refund: nobody keeps access without paying", async () => {
    const intentId = await open(caller);
    await stripe.deliver(webhook(), payUntold(intentId));
    stripe.refund(intentId);
    const event = eventOf(intentId, "charge.refunded");
    await whileHeld(intentId, async () => {
      const lost = stripe.deliver(webhook(), event).catch(() => null);
      await untilSomebodyWaits();
      await site.crash();
      expect(await lost).toBeNull();
    });
    await site.restart();
    await reconcile();
    expect(await hasPaid(caller)).toBe(false);
    await checkBooks();
  });
});
