import { Worker } from "node:worker_threads";

/** Requests in a cycle, back to back on each of `connections` or at a fixed rate whatever is answered. */
export type Load = { url: string; requests: readonly string[]; seconds: number } & (
  | { connections: number }
  | { perSecond: number }
);

/** Times are milliseconds; at a fixed rate they count from when a request was due. */
export type LoadResult = {
  perSecond: number;
  answered: number;
  /** Responses outside 2xx, and requests without a response. */
  failed: number;
  p50: number;
  p95: number;
  p99: number;
};

export type Driver = { send(load: Load): Promise<LoadResult>; stop(): Promise<number> };

/** Starts a load thread, so that sending and measuring do not delay each other. Loads run one after the other. */
export function startDriver(): Driver {
  const thread = new Worker(new URL("./driver-thread.ts", import.meta.url));
  const send = (load: Load) =>
    new Promise<LoadResult>((resolve, reject) => {
      thread.once("error", reject);
      thread.once("message", (outcome: LoadResult) => {
        thread.off("error", reject);
        resolve(outcome);
      });
      thread.postMessage(load);
    });
  return { send, stop: () => thread.terminate() };
}

type Call = { cookie?: string; body?: unknown; headers?: Record<string, string> };

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
