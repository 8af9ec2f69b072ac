import "server-only";
import { after } from "next/server";
import { env } from "@/lib/env";
import { toPathPattern } from "@/lib/http/path-pattern";
import { currentRequest } from "@/lib/http/request-context";
import { buildVersion } from "@/lib/observability/build-version";
import { toLoggedError } from "@/lib/observability/log-error";
import { processSingleton } from "@/lib/process-singleton";

/** How many reports a process sends in a minute, at most: a fault in every request must not become a flood. */
const A_MINUTE = 20;
const MINUTE_MS = 60_000;
/** How long a report may take. Nobody waits for it. */
const SEND_MS = 3_000;

const kept = processSingleton("error-reports", () => ({ since: 0, count: 0 }));

/**
 * Sends an unexpected error to ERROR_REPORT_URL, if it is set: its kind, where it was thrown, and in which request and build.
 * Neither the error's message nor anything that a person wrote. Never throws, and nobody waits for it.
 * @param what happened, in words of our own that hold no data
 * @param request where the error was thrown; by default the current request
 */
export function reportError(error: unknown, what: string, request = toReportedRequest()): void {
  const { ERROR_REPORT_URL: address } = env();
  if (address === undefined || !isOneMore(Date.now())) return;
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
    // A function must not be frozen before it was sent.
    after(sending);
  } catch {
    // Outside of a request nothing freezes this process.
  }
}

/** A request as reports name it; `route` is a pattern without anybody's ids, such as `/exam/[attemptId]`. */
export type ReportedRequest = { id?: string | undefined; route?: string | undefined };

function toReportedRequest(): ReportedRequest {
  const request = currentRequest();
  return { id: request?.id, route: request?.url && toPathPattern(new URL(request.url).pathname) };
}

function isOneMore(now: number): boolean {
  if (now - kept.since >= MINUTE_MS) Object.assign(kept, { since: now, count: 0 });
  kept.count += 1;
  return kept.count <= A_MINUTE;
}

async function send(address: string, body: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const signal = AbortSignal.timeout(SEND_MS);
  // Whoever takes the reports may be away: the log has the error in any case.
  await fetch(address, { method: "POST", headers, body, signal, cache: "no-store" }).then(
    (answer) => answer.body?.cancel(),
    () => {},
  );
}
