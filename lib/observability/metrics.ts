import "server-only";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { databasePool } from "@/lib/db/client";
import { processSingleton } from "@/lib/process-singleton";

/** A fixed set: label values must not come from clients. */
type Purpose = "call" | "page" | "action" | "recording" | "asset";

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: "http_request_duration_seconds",
    help: "Response time by purpose, method and status, for this process.",
    labelNames: ["purpose", "method", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: "database_connections",
    help: "Connections in this process's pool, and requests waiting for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = databasePool();
      this.set({ state: "busy" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
  return { registry, responses };
}

const metrics = () => processSingleton("metrics", makeMetrics);

export function purposeOf(method: string, url: string): Purpose {
  if (url.startsWith("/api/audio/")) return "recording";
  if (url.startsWith("/api/")) return "call";
  if (url.startsWith("/_next/") || /^[^?]*\.\w+(\?|$)/.test(url)) return "asset";
  return method === "POST" ? "action" : "page";
}

/** Counts a response. @param seconds until it was sent */
export function observeResponse(method: string, url: string, status: number, seconds: number): void {
  metrics().responses.observe({ purpose: purposeOf(method, url), method, status }, seconds);
}

/** The metrics of this process in Prometheus' text format. */
export async function readMetrics(): Promise<{ text: string; type: string }> {
  const { registry } = metrics();
  return { text: await registry.metrics(), type: registry.contentType };
}
