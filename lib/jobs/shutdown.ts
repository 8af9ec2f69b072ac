import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { releaseClaims, waitForClaims } from "@/lib/jobs/claims";
import { PREPARE_SHUTDOWN, SHUTDOWN_PREPARED } from "@/lib/jobs/shutdown-messages";
import { beginShutdown } from "@/lib/jobs/shutdown-state";
import { log } from "@/lib/observability/log";

/** How long running jobs may take to finish before their claims are released. */
const JOBS_TIMEOUT_MS = 18_000;
const CLEANUP_TIMEOUT_MS = 2_000;

/**
 * Prepares for shutdown when the launcher asks: readiness fails, no job is claimed, running jobs finish or are
 * released. The launcher then sends SIGTERM, on which Next completes open requests and exits.
 */
export function onShutdownRequest(stopJobRounds: () => Promise<void>, flushTraces?: () => Promise<void>): void {
  let isRequested = false;
  process.on("message", (message) => {
    if (message !== PREPARE_SHUTDOWN || isRequested) return;
    isRequested = true;
    void prepareShutdown(stopJobRounds, flushTraces).then(() => process.send?.(SHUTDOWN_PREPARED));
  });
}

async function prepareShutdown(stopJobRounds: () => Promise<void>, flushTraces = async () => {}): Promise<void> {
  beginShutdown();
  log().info("shutting down");
  const areJobsFinished = await settlesWithin(JOBS_TIMEOUT_MS, stopJobRounds().then(waitForClaims));
  if (!areJobsFinished) await settlesWithin(CLEANUP_TIMEOUT_MS, releaseClaims());
  await settlesWithin(CLEANUP_TIMEOUT_MS, flushTraces());
}

function settlesWithin(ms: number, something: Promise<unknown>): Promise<boolean> {
  const over = Promise.allSettled([something]).then(() => true);
  return Promise.race([over, pause(ms, false)]);
}
