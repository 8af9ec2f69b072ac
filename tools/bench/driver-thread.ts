import { setTimeout as pause } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { Load, LoadResult } from "./driver.ts";
import { type HostPort, HttpConnection } from "./http-connection.ts";

/** Servers close connections idle for 5 s; one idle for nearly as long is not reused. */
const MAX_IDLE_MS = 3_000;
const RETRY_MS = 100;

class Tally {
  readonly #begun = performance.now();
  readonly #times: number[] = [];
  #failed = 0;

  async send(connection: HttpConnection, request: string, due = performance.now()): Promise<void> {
    const status = await connection.send(request).catch(() => 0);
    if (status < 200 || status > 299) this.#failed += 1;
    this.#times.push(performance.now() - due);
  }

  close(): LoadResult {
    const seconds = (performance.now() - this.#begun) / 1000;
    const times = this.#times.toSorted((a, b) => a - b);
    const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
    return {
      perSecond: (times.length - this.#failed) / seconds,
      answered: times.length - this.#failed,
      failed: this.#failed,
      p50: share(0.5),
      p95: share(0.95),
      p99: share(0.99),
    };
  }
}

/** Shared by all connections, so that no two write the same row at once. */
let turn = 0;
const next = (requests: readonly string[]) => requests[turn++ % requests.length] ?? "";

async function sendOnConnections(place: HostPort, load: Load & { connections: number }): Promise<LoadResult> {
  const tally = new Tally();
  const end = performance.now() + load.seconds * 1000;
  const worker = async () => {
    let connection = new HttpConnection(place);
    while (performance.now() < end) {
      await tally.send(connection, next(load.requests));
      if (connection.isOpen) continue;
      await pause(RETRY_MS);
      connection = new HttpConnection(place);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: load.connections }, worker));
  return tally.close();
}

async function sendAtRate(place: HostPort, load: Load & { perSecond: number }): Promise<LoadResult> {
  const tally = new Tally();
  const idle: HttpConnection[] = [];
  const sent: Promise<void>[] = [];
  const send = async (request: string, due: number) => {
    let connection = idle.pop();
    if (!connection?.isOpen || performance.now() - connection.idleSince > MAX_IDLE_MS) {
      connection?.close();
      connection = new HttpConnection(place);
    }
    await tally.send(connection, request, due);
    idle.push(connection);
  };
  const begun = performance.now();
  for (let count = 0; count < load.perSecond * load.seconds; count += 1) {
    const due = begun + (count * 1000) / load.perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    sent.push(send(next(load.requests), due));
  }
  await Promise.all(sent);
  for (const connection of idle) connection.close();
  return tally.close();
}

parentPort?.on("message", async (load: Load) => {
  const { hostname, port } = new URL(load.url);
  const place = { hostname, port: Number(port) };
  const outcome = "connections" in load ? sendOnConnections(place, load) : sendAtRate(place, load);
  parentPort?.postMessage(await outcome);
});
