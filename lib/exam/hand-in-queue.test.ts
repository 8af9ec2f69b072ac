import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HandIn, HandInQueue } from "@/lib/exam/hand-in-queue";
import type { HandInTarget } from "@/lib/exam/pending-hand-in";

let pending: readonly HandInTarget[];
let queue: HandInQueue;

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  pending = [];
  queue = new HandInQueue((handIns) => {
    pending = handIns.map(({ what }) => what);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A hand-in whose requests the test answers, the first one first; `sent` counts them. */
function createHandIn(what: HandInTarget) {
  const requests: ((isDelivered: boolean) => void)[] = [];
  const checks: (() => boolean)[] = [];
  const handIn: HandIn = {
    what,
    send: (shouldProceed) => {
      checks.push(shouldProceed);
      return new Promise((resolve) => requests.push(resolve));
    },
  };
  const settle = async (isDelivered: boolean) => {
    requests.shift()?.(isDelivered);
    await new Promise((done) => setImmediate(done));
  };
  return { handIn, settle, sent: () => checks.length, mayProceed: () => checks.at(-1)?.() };
}

describe("hand-ins", () => {
  it("are sent while another section's is still being answered, each once", () => {
    const [writing, reading, all] = [createHandIn("scrittura"), createHandIn("lettura"), createHandIn("simulation")];
    for (const { handIn } of [writing, reading, reading, all, all]) void queue.handIn(handIn);
    expect([writing.sent(), reading.sent(), all.sent()]).toEqual([1, 1, 1]);
    expect(pending).toEqual([]);
  });

  it("all stay pending if the server is not reached, and are sent again", async () => {
    const [writing, reading] = [createHandIn("scrittura"), createHandIn("lettura")];
    void queue.handIn(writing.handIn);
    void queue.handIn(reading.handIn);
    await reading.settle(false);
    await writing.settle(false);
    expect(pending).toEqual(["lettura", "scrittura"]);
    queue.retry();
    await writing.settle(true);
    expect([pending, writing.sent(), reading.sent()]).toEqual([["lettura"], 2, 2]);
    await reading.settle(true);
    expect(pending).toEqual([]);
  });

  it("of the whole simulation starts while a section's is being sent again", async () => {
    const [reading, all] = [createHandIn("lettura"), createHandIn("simulation")];
    void queue.handIn(reading.handIn);
    await reading.settle(false);
    queue.retry();
    void queue.handIn(all.handIn);
    expect(all.sent()).toBe(1);
  });

  it("wait while the whole simulation is being sent, and follow if that fails", async () => {
    const [all, reading] = [createHandIn("simulation"), createHandIn("lettura")];
    void queue.handIn(all.handIn);
    void queue.handIn(reading.handIn);
    expect([pending, reading.sent()]).toEqual([["lettura"], 0]);
    await all.settle(true);
    queue.retry();
    expect(reading.sent()).toBe(1);
  });

  it("wait without a network", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const reading = createHandIn("lettura");
    void queue.handIn(reading.handIn);
    expect([pending, reading.sent()]).toEqual([["lettura"], 0]);
  });

  it("are cancelled by an edit of their own section only", async () => {
    const [writing, reading] = [createHandIn("scrittura"), createHandIn("lettura")];
    for (const { handIn, settle } of [writing, reading]) {
      void queue.handIn(handIn);
      await settle(false);
    }
    queue.retry();
    expect([queue.cancel("lettura"), queue.cancel("cloze")]).toEqual([true, false]);
    expect([writing.mayProceed(), reading.mayProceed(), pending]).toEqual([true, false, ["scrittura"]]);
    await reading.settle(false);
    expect(pending).toEqual(["scrittura"]);
  });

  it("can be repeated at once after they were cancelled", async () => {
    const all = createHandIn("simulation");
    void queue.handIn(all.handIn);
    await all.settle(false);
    queue.retry();
    expect(queue.cancel("cloze")).toBe(true);
    void queue.handIn(all.handIn);
    await all.settle(true);
    expect(pending).toEqual(["simulation"]);
    queue.retry();
    await all.settle(true);
    expect([all.sent(), pending]).toEqual([3, []]);
  });
});
