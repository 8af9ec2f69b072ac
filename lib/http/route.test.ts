import { expect, it, vi } from "vitest";
import { discardBody, readText } from "@/lib/http/route";

it("an aborted request body is a client error, whatever error code the system reports", async () => {
  const body = new ReadableStream({
    pull: (stream) => stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
  });
  const request = new Request("http://127.0.0.1/", { method: "POST", body, duplex: "half" } as RequestInit);
  await expect(readText(request)).rejects.toMatchObject({ code: "invalid_input" });
});

const untilNever = new Promise<void>(() => {});

/** A request whose body arrives in these parts, and then continues forever unless it ends. */
function requestOf(parts: number[], hasEnd: boolean): Request {
  const left = [...parts];
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      const bytes = left.shift();
      if (bytes !== undefined) stream.enqueue(new Uint8Array(bytes));
      else if (hasEnd) stream.close();
      else return untilNever;
      return undefined;
    },
  });
  return new Request("http://127.0.0.1/", { method: "POST", body, duplex: "half" } as RequestInit);
}

it.each([
  ["none", () => new Request("http://127.0.0.1/"), true],
  ["an empty one", () => requestOf([], true), true],
  ["a small one", () => requestOf([2], true), true],
  [
    "one of many parts",
    () =>
      requestOf(
        Array.from({ length: 10 }, () => 64_000),
        true,
      ),
    true,
  ],
  [
    "one that is too large",
    () =>
      requestOf(
        Array.from({ length: 400 }, () => 64_000),
        true,
      ),
    false,
  ],
  ["one that does not go on", () => requestOf([1], false), false],
])("a body that no handler reads ends with the answer: %s", async (_what, make, isRead) => {
  const startedAt = performance.now();
  expect(await discardBody(make())).toBe(isRead);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

it.each([20, 5000])("a body that is refused for its size is discarded too, not cancelled: %s parts", async (parts) => {
  const request = requestOf(
    Array.from({ length: parts }, () => 5000),
    true,
  );
  await expect(readText(request)).rejects.toMatchObject({ code: "too_large" });
  expect(await discardBody(request)).toBe(parts === 20);
});

it("a body that the handler has read is left alone", async () => {
  const request = requestOf([2], true);
  await request.text();
  expect(await discardBody(request)).toBe(true);
});

it("an endless slow body is refused after half a minute, and the refusal ends the connection", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const drip = () => new Promise<void>((done) => setTimeout(done, 1000));
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => drip().then(() => stream.enqueue(new Uint8Array(1))),
  });
  const request = new Request("http://127.0.0.1/", { method: "POST", body, duplex: "half" } as RequestInit);
  const refusal = expect(readText(request)).rejects.toMatchObject({ code: "invalid_input" });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(2000);
  await refusal;
  vi.useRealTimers();
  expect(await discardBody(request)).toBe(false);
});
