import "server-only";
import { buildVersion } from "@/lib/build-version";
import { env } from "@/lib/env";
import { toLoggedError } from "@/lib/log-error";
import { onePerProcess } from "@/lib/one-per-process";
import { toPathPattern } from "@/lib/path-pattern";
import { visits } from "@/lib/visit";

/** How many reports a process sends in a minute, at most: a fault in every request must not become a flood. */
const A_MINUTE = 20;
const MINUTE_MS = 60_000;
/** How long a report may take. Nobody waits for it. */
const SEND_MS = 3_000;

const kept = onePerProcess("error-reports", () => ({ since: 0, count: 0 }));

/**
 * Tells the address of ERROR_REPORT_URL, if there is one, of an error that should not be: what kind, where in our code, in
 * which request and build. Neither the error's message nor anything of a person. Never throws, and nobody waits for it.
 * @param what happened, in words of our own that hold no data
 */
export function reportError(error: unknown, what: string): void {
  const { ERROR_REPORT_URL: address } = env();
  if (address === undefined || !isOneMore(Date.now())) return;
  const { type, code, stack } = toLoggedError(error);
  const visit = visits().getStore();
  const report = {
    at: new Date().toISOString(),
    version: buildVersion(),
    what,
    error: type,
    code,
    stack: stack?.split("\n").map((frame) => frame.trim()),
    request: visit?.id,
    route: visit && toPathPattern(visit.url),
  };
  void send(address, JSON.stringify(report));
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
