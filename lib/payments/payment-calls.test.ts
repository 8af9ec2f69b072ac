import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchPaymentOutcome, openPaymentSession, type PaymentOutcome } from "@/lib/payments/payment-calls";
import { pollPayment } from "@/lib/payments/poll-payment";
import { ownJson } from "@/tests/support/own-response";

/** The server answers each path with this status and body; 0: it is unreachable. */
function serve(answers: Record<string, [status: number, body?: object]>): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const [status, body = {}] = answers[path] ?? [0];
    if (status === 0) throw new TypeError("no network");
    return ownJson(body, { status });
  });
}
afterEach(() => void vi.unstubAllGlobals());

describe("the outcome of a payment", () => {
  it.each([
    [200, { status: "succeeded" }, "succeeded"],
    [200, { status: "processing" }, "processing"],
    [200, { status: "requires_action" }, "requires_action"],
    [200, { status: "requires_payment_method" }, "failed"],
    [200, {}, "failed"],
    // Somebody else's payment.
    [404, {}, "failed"],
    [400, {}, "failed"],
    [503, {}, "unreachable"],
    [401, {}, "unreachable"],
    [0, {}, "unreachable"],
  ] as const)("follows from the server's response (%s %j: %s)", async (status, body, outcome) => {
    serve({ "/api/confirm-payment": [status, body] });
    expect(await fetchPaymentOutcome("pi_1")).toBe(outcome);
  });

  const follow = async (outcomes: PaymentOutcome[], isSaidPaid: boolean, isGone = () => false) => {
    const waits: unknown[] = [];
    const end = await pollPayment({
      isSaidPaid,
      isGone,
      ask: async () => outcomes.shift() ?? "failed",
      onWait: (step) => waits.push(step),
      pause: async (milliseconds) => void waits.push(milliseconds),
    });
    return { end, waits };
  };

  it("is polled every three seconds until it is known, and the page shows that it waits", async () => {
    const slow: PaymentOutcome[] = ["unreachable", "processing", "succeeded"];
    expect(await follow(slow, false)).toEqual({ end: "succeeded", waits: ["interrupted", 3000, "processing", 3000] });
    expect(await follow(["failed"], false)).toEqual({ end: "failed", waits: [] });
  });

  it("is a failure once the bank's check has stayed unfinished for half a minute", async () => {
    const unfinished: PaymentOutcome[] = Array.from({ length: 10 }, () => "requires_action");
    const { end, waits } = await follow([...unfinished, "processing"], false);
    expect(end).toBe("failed");
    expect(waits.filter((step) => step === "processing")).toHaveLength(9);
    expect(await follow([...unfinished.slice(1), "succeeded"], false)).toMatchObject({ end: "succeeded" });
  });

  it("is unconfirmed if Stripe reported success and the server does not respond", async () => {
    expect(await follow(["unreachable"], true)).toEqual({ end: "unconfirmed", waits: [] });
    expect(await follow(["processing", "unreachable"], true)).toMatchObject({ end: "unconfirmed" });
  });

  it("is ignored once the page is left", async () => {
    expect(await follow(["succeeded"], true, () => true)).toEqual({ end: "left", waits: [] });
    let asked = 0;
    expect(await follow(["succeeded"], true, () => asked++ > 0)).toEqual({ end: "left", waits: [] });
  });
});

describe("a payment session", () => {
  const path = "/api/create-payment-intent";
  const opened = { clientSecret: "pi_1_secret_x", publishableKey: "pk_1", amountCents: 899 };

  it("is opened with the secret and the key that the form needs", async () => {
    serve({ [path]: [200, opened] });
    const { clientSecret, publishableKey } = opened;
    expect(await openPaymentSession(false, 899)).toEqual({ kind: "open", clientSecret, publishableKey });
    serve({ [path]: [200, { ...opened, publishableKey: "" }] });
    expect(await openPaymentSession(false, 899)).toEqual({ kind: "refused", message: null, cause: "notCreated" });
  });

  it("opens no form if the price differs from the one on the page", async () => {
    serve({ [path]: [200, { ...opened, amountCents: 2500 }] });
    expect(await openPaymentSession(false, 899)).toEqual({ kind: "refused", message: null, cause: "priceChanged" });
  });

  it("is unnecessary if the learner has paid meanwhile; otherwise a refusal shows the server's message", async () => {
    const refusal = { message: "Riprova più tardi." };
    serve({ [path]: [409, refusal], "/api/user": [200, { hasPaid: true }] });
    expect(await openPaymentSession(false, 899)).toEqual({ kind: "already_paid" });
    serve({ [path]: [409, refusal], "/api/user": [200, { hasPaid: false }] });
    expect(await openPaymentSession(false, 899)).toEqual({ kind: "refused", ...refusal, cause: "notCreated" });
    serve({});
    expect(await openPaymentSession(false, 899)).toEqual({ kind: "refused", message: null, cause: "offline" });
  });
});
