import "server-only";
import { after } from "next/server";
import { env } from "@/lib/env";
import { toPathPattern } from "@/lib/http/path-pattern";
import { currentRequest } from "@/lib/http/request-context";
import { buildVersion } from "@/lib/observability/build-version";
import { toLoggedError } from "@/lib/observability/log-error";
import { processSingleton } from "@/lib/process-singleton";

/** Reports per minute and process, so that an error in every request does not flood the receiver. */
const MAX_PER_MINUTE = 20;
const MINUTE_MS = 60_000;
const SEND_TIMEOUT_MS = 3_000;

const counter = processSingleton("error-reports", () => ({ since: 0, count: 0 }));

/**
 * Sends an error's type, stack, request and build to ERROR_REPORT_URL, if set, but neither its message nor user data.
 * Does not wait and never throws.
 */
export function reportError(error: unknown, what: string, request = toReportedRequest()): void {
  const { ERROR_REPORT_URL: address } = env();
  if (address === undefined || !isWithinLimit(Date.now())) return;
  const { type, code, stack } = toLoggedError(error);
  const report = {
    at: new Date().toISOString(),
    version: buildVersion(),
    what,
    error: type,
    code,
    stack: stack?.split("\n").map((frame) => frame.trim()),
    request: request.id,
    route: request.route,
  };
  const sending = send(address, JSON.stringify(report));
  try {
    // A serverless function must not be frozen before the report is sent.
    after(sending);
  } catch {
    // Outside of a request nothing freezes the process.
  }
}

/** `route` is a pattern without ids, such as `/exam/[attemptId]`. */
function toReportedRequest(): { id?: string | undefined; route?: string | undefined } {
  const request = currentRequest();
  return { id: request?.id, route: request?.url && toPathPattern(new URL(request.url).pathname) };
}

function isWithinLimit(now: number): boolean {
  if (now - counter.since >= MINUTE_MS) Object.assign(counter, { since: now, count: 0 });
  counter.count += 1;
  return counter.count <= MAX_PER_MINUTE;
}

async function send(address: string, body: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  // Errors of the receiver are ignored: the log has the error in any case.
  const response = await fetch(address, { method: "POST", headers, body, signal, cache: "no-store" }).catch(() => null);
  await response?.body?.cancel();
}
