import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DrawMessage } from "@/components/report/summary/draw-messages";
import { drawPdf, prepareWorker, releaseWorker } from "@/components/report/summary/draw-pdf";
import type { Summary } from "@/lib/report/summary";

/** A worker that does what the test says. */
class FakeWorker extends EventTarget {
  isEnded = false;
  readonly asked: unknown[] = [];
  readonly options: WorkerOptions;
  constructor(_address: URL, options: WorkerOptions) {
    super();
    this.options = options;
    workers.push(this);
  }
  postMessage(request: unknown): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(answer: DrawMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: answer }));
  }
}

let workers: FakeWorker[] = [];
const request = Promise.resolve({ summary: { title: "Riepilogo" } as Summary });
const file: DrawMessage = { kind: "file", bytes: new TextEncoder().encode("%PDF").buffer };

beforeEach(() => {
  workers = [];
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  releaseWorker();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("draws in a module worker, reports each step, and ends the worker with the file", async () => {
  const steps: string[] = [];
  const drawn = drawPdf(request, { onStep: (step) => steps.push(step) });
  const [worker] = workers;
  worker?.say({ kind: "step", step: "fonts" });
  worker?.say({ kind: "step", step: "drawing" });
  await vi.waitFor(() => expect(worker?.asked).toEqual([{ summary: { title: "Riepilogo" } }]));
  worker?.say(file);
  expect(await (await drawn).text()).toBe("%PDF");
  expect([steps, worker?.options.type, worker?.isEnded]).toEqual([["code", "fonts", "drawing"], "module", true]);
});

it("uses the prepared worker from its current step, and prepares only one", async () => {
  prepareWorker();
  prepareWorker();
  workers[0]?.say({ kind: "step", step: "fonts" });
  const steps: string[] = [];
  const drawn = drawPdf(request, { onStep: (step) => steps.push(step) });
  workers[0]?.say(file);
  await drawn;
  expect([workers.length, steps]).toEqual([1, ["fonts"]]);
});

it("starts a new worker if the prepared one failed", async () => {
  prepareWorker();
  workers[0]?.say({ kind: "failed", reason: "no font" });
  const drawn = drawPdf(request);
  workers[1]?.say(file);
  await drawn;
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

it.each<[string, (worker: FakeWorker | undefined) => void, string]>([
  ["says that it failed", (worker) => worker?.say({ kind: "failed", reason: "no font" }), "no font"],
  ["cannot start", (worker) => worker?.dispatchEvent(new Event("error")), "cannot start"],
])("fails when the worker %s", async (_what, act, reason) => {
  const drawn = drawPdf(request);
  act(workers[0]);
  await expect(drawn).rejects.toThrow(reason);
  expect(workers[0]?.isEnded).toBe(true);
});

it("fails if the worker stops responding", async () => {
  vi.useFakeTimers();
  const drawn = drawPdf(request);
  const told = expect(drawn).rejects.toThrow("timed out");
  await vi.advanceTimersByTimeAsync(120_000);
  await told;
});

it("fails if the reviews cannot be read, and stops if it is aborted", async () => {
  await expect(drawPdf(Promise.reject(new Error("no reviews")))).rejects.toThrow("no reviews");
  const leaving = new AbortController();
  const drawn = drawPdf(request, { signal: leaving.signal });
  leaving.abort();
  await expect(drawn).rejects.toThrow(/abort/i);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});
