/** Who sends the load: a thread of its own, so that neither the measuring nor the measured waits for it. */
import { Worker } from "node:worker_threads";

/** What is sent: the requests in turn, on so many connections one after the other, or so many a second whatever is answered. */
export type Load = { url: string; requests: readonly string[]; seconds: number } & (
  | { connections: number }
  | { perSecond: number }
);

/** What came of it. Times are milliseconds; at a fixed rate from when a request was due, not from when it could be sent. */
export type Outcome = {
  perSecond: number;
  answered: number;
  /** Answers that were no success, and requests without one. */
  failed: number;
  p50: number;
  p95: number;
  p99: number;
};

export type Driver = { send(load: Load): Promise<Outcome>; stop(): Promise<number> };

/** Starts the thread. Loads are sent one after the other. */
export function startDriver(): Driver {
  const thread = new Worker(new URL("./driver-thread.ts", import.meta.url));
  const send = (load: Load) =>
    new Promise<Outcome>((resolve, reject) => {
      thread.once("error", reject);
      thread.once("message", (outcome: Outcome) => {
        thread.off("error", reject);
        resolve(outcome);
      });
      thread.postMessage(load);
    });
  return { send, stop: () => thread.terminate() };
}

type Call = { cookie?: string; body?: unknown; headers?: Record<string, string> };

/** A request as it goes over the wire. */
export function toRequest(url: string, method: "GET" | "POST", path: string, call: Call = {}): string {
  const { host, origin } = new URL(url);
  const body = call.body === undefined ? "" : JSON.stringify(call.body);
  const headers: Record<string, string> = {
    Host: host,
    "Accept-Encoding": "gzip, deflate, br",
    ...(call.cookie !== undefined && { Cookie: call.cookie }),
    ...(method === "POST" && { Origin: origin, "Content-Length": String(Buffer.byteLength(body)) }),
    ...(body && { "Content-Type": "application/json" }),
    ...call.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n");
}
