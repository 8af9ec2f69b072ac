import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { withIdempotency } from "./stripe-idempotency.ts";
import type { CardOutcome, StandInCharge, StandInEvent, StandInIntent, StripeStandIn } from "./stripe-objects.ts";
import { ApiError, DECLINED, deliver, readBody, STRIPE_KEYS, stripeError } from "./stripe-wire.ts";

/*
 * An HTTP server that the real SDK uses in place of Stripe's: it keeps PaymentIntents, charges, refunds, disputes and
 * events, answers the product's calls, and delivers signed webhooks. A test acts as the customer and the bank.
 */

/** Starts the stand-in on a separate port. */
export async function startStripe(): Promise<StripeStandIn> {
  const intents = new Map<string, StandInIntent>();
  const charges = new Map<string, StandInCharge>();
  const events: StandInEvent[] = [];
  const calls: string[] = [];
  const holds: { call: RegExp; when: "before" | "after"; arrive: () => void; go: Promise<void> }[] = [];
  const pendingDeliveries = new Set<Promise<unknown>>();
  let target: string | null = null;
  let counter = 0;

  const nextId = (prefix: string) => `${prefix}_${Date.now().toString(36)}${(++counter).toString(36).padStart(4, "0")}`;
  const seconds = () => Math.floor(Date.now() / 1000);

  const intentOf = (id: string): StandInIntent => {
    const intent = intents.get(id);
    if (!intent) throw stripeError(404, "resource_missing");
    return intent;
  };
  const chargeOf = (id: string): StandInCharge => {
    const charge = charges.get(intentOf(id).latest_charge ?? "");
    if (!charge) throw stripeError(400, "payment_intent_unexpected_state");
    return charge;
  };

  const emit = (type: string, object: Record<string, unknown>) => {
    const event: StandInEvent = {
      id: nextId("evt"),
      object: "event",
      type,
      created: seconds(),
      livemode: false,
      data: { object: structuredClone(object) },
    };
    events.push(event);
    if (!target) return;
    const sent = deliver(target, event).catch(() => undefined);
    pendingDeliveries.add(sent);
    sent.finally(() => pendingDeliveries.delete(sent));
  };

  const succeed = (intent: StandInIntent) => {
    const charge: StandInCharge = {
      id: nextId("ch"),
      object: "charge",
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
      metadata: intent.metadata,
      livemode: intent.livemode,
      created: seconds(),
    };
    charges.set(charge.id, charge);
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount, latest_charge: charge.id });
    emit("charge.succeeded", charge);
    emit("payment_intent.succeeded", intent);
  };
  const fail = (intent: StandInIntent) => {
    intent.status = "requires_payment_method";
    emit("payment_intent.payment_failed", { ...intent, last_payment_error: DECLINED });
  };

  const pay = (id: string, outcome: CardOutcome = "succeed"): string => {
    const intent = intentOf(id);
    if (!["requires_payment_method", "requires_action", "processing"].includes(intent.status))
      throw stripeError(400, "payment_intent_unexpected_state");
    if (outcome === "succeed") succeed(intent);
    else if (outcome === "decline") fail(intent);
    else intent.status = outcome === "authenticate" ? "requires_action" : "processing";
    return intent.status;
  };
  const authenticate = (id: string, passes = true) => pay(id, passes ? "succeed" : "decline");

  const refund = (id: string, amount?: number) => {
    const charge = chargeOf(id);
    if (charge.refunded) throw stripeError(400, "charge_already_refunded");
    charge.amount_refunded += amount ?? charge.amount - charge.amount_refunded;
    charge.refunded = charge.amount_refunded >= charge.amount;
    emit("charge.refunded", charge);
    return {
      id: nextId("re"),
      object: "refund",
      amount: charge.amount_refunded,
      status: "succeeded",
      payment_intent: id,
      created: seconds(),
    };
  };
  const failRefund = (id: string, failed?: number) => {
    const charge = chargeOf(id);
    const amount = failed ?? charge.amount_refunded;
    Object.assign(charge, { refunded: false, amount_refunded: charge.amount_refunded - amount });
    const { currency } = charge;
    emit("refund.failed", {
      id: nextId("re"),
      object: "refund",
      amount,
      currency,
      payment_intent: id,
      status: "failed",
    });
  };
  const disputeOf = (id: string, status: string) => {
    const { amount, currency, id: charge } = chargeOf(id);
    return { id: `dp_${charge}`, object: "dispute", amount, currency, charge, payment_intent: id, status };
  };
  const dispute = (id: string) => {
    chargeOf(id).disputed = true;
    emit("charge.dispute.created", disputeOf(id, "needs_response"));
  };
  const closeDispute = (id: string, status: "won" | "lost" | "warning_closed") =>
    emit("charge.dispute.closed", disputeOf(id, status));

  const expanded = (intent: StandInIntent) => ({
    ...intent,
    latest_charge: intent.latest_charge && charges.get(intent.latest_charge),
  });

  const create = (params: URLSearchParams) => {
    const id = nextId("pi");
    const metadata: Record<string, string> = {};
    for (const [name, value] of params) {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      if (key) metadata[key] = value;
    }
    const amount = Number(params.get("amount"));
    if (!(amount >= 50)) throw stripeError(400, "amount_too_small");
    const intent: StandInIntent = {
      id,
      object: "payment_intent",
      amount,
      amount_received: 0,
      currency: params.get("currency") ?? "",
      status: "requires_payment_method",
      client_secret: `${id}_secret_${nextId("s")}`,
      metadata,
      livemode: false,
      created: seconds(),
      latest_charge: null,
    };
    intents.set(id, intent);
    return expanded(intent);
  };
  const cancel = (id: string) => {
    const intent = intentOf(id);
    if (["succeeded", "canceled", "processing"].includes(intent.status))
      throw stripeError(400, "payment_intent_unexpected_state");
    intent.status = "canceled";
    emit("payment_intent.canceled", intent);
    return expanded(intent);
  };
  const listEvents = (params: URLSearchParams) => {
    const types = [...params].flatMap(([name, value]) => (name.startsWith("types[") ? [value] : []));
    const since = Number(params.get("created[gte]") ?? 0);
    const wanted = [...events].reverse().filter(({ type, created }) => created >= since && types.includes(type));
    const after = params.get("starting_after");
    const start = after ? wanted.findIndex(({ id }) => id === after) + 1 : 0;
    const limit = Number(params.get("limit") ?? 10);
    const data = wanted.slice(start, start + limit);
    return { object: "list", url: "/v1/events", data, has_more: start + limit < wanted.length };
  };

  /** The API's response to a call. */
  const answer = (method: string, path: string, params: URLSearchParams): unknown => {
    const [, , resource, id = "", verb] = path.split("/");
    if (method === "POST" && resource === "payment_intents" && !id) return create(params);
    if (method === "GET" && resource === "payment_intents") return expanded(intentOf(id));
    if (method === "POST" && resource === "payment_intents" && verb === "cancel") return cancel(id);
    if (method === "POST" && resource === "refunds" && standIn.refundRefusal)
      throw stripeError(400, standIn.refundRefusal);
    if (method === "POST" && resource === "refunds") return refund(params.get("payment_intent") ?? "");
    if (method === "GET" && resource === "events") return listEvents(params);
    throw stripeError(404, "url_invalid");
  };

  const answerIdempotently = withIdempotency(answer);

  const waitWhileHeld = async (call: string, when: "before" | "after") => {
    const index = holds.findIndex((held) => held.when === when && held.call.test(call));
    const [held] = index < 0 ? [] : holds.splice(index, 1);
    held?.arrive();
    await held?.go;
  };

  /** Requests of a test in another process: `POST /test/intents/{id}/{pay|authenticate|deliver}`. */
  const runTestCommand = async (path: string, body: string): Promise<unknown> => {
    const [, , , id = "", verb] = path.split("/");
    const { outcome = "succeed", passes = true, to = "" } = JSON.parse(body || "{}");
    if (verb === "deliver") {
      const own = events.filter(({ data: { object } }) => [object["id"], object["payment_intent"]].includes(id));
      return Promise.all(own.map(async (event) => (await deliver(to, event)).status));
    }
    const status = verb === "authenticate" ? authenticate(id, passes) : pay(id, outcome);
    return status === "requires_payment_method" ? { status, error: DECLINED } : { status };
  };

  const standIn: StripeStandIn = {
    url: "",
    intents,
    events,
    calls,
    pay,
    authenticate,
    refund: (id, amount) => void refund(id, amount),
    failRefund,
    dispute,
    closeDispute,
    deliverTo: (url) => {
      target = url;
    },
    deliver,
    settled: async () => {
      while (pendingDeliveries.size > 0) await Promise.all(pendingDeliveries);
    },
    hold: (call, when) => {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.push({ call, when, arrive: arrived.resolve, go: released.promise });
      return { reached: arrived.promise, release: released.resolve };
    },
    reachable: true,
    refundRefusal: null,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    if (!standIn.reachable) return void response.socket?.destroy();
    const url = new URL(request.url ?? "/", "http://stand-in");
    const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    const send = (status: number, value: unknown) => {
      response.writeHead(status, { "Content-Type": "application/json", "Request-Id": nextId("req"), ...cors });
      response.end(JSON.stringify(value));
    };
    if (request.method === "OPTIONS") return send(204, undefined);
    try {
      if (url.pathname.startsWith("/test/")) return send(200, await runTestCommand(url.pathname, body));
      if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
        throw stripeError(401, "api_key_expired");
      const call = `${request.method} ${url.pathname}`;
      calls.push(call);
      await waitWhileHeld(call, "before");
      const value = await answerIdempotently(
        request,
        url.pathname,
        request.method === "GET" ? url.searchParams : new URLSearchParams(body),
      );
      await waitWhileHeld(call, "after");
      send(200, value);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      send(error.status, { error: error.body });
    }
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  standIn.url = `http://127.0.0.1:${port}`;
  return standIn;
}
