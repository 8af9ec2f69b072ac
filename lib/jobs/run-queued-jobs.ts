import "server-only";
import { processSingleton } from "@/lib/process-singleton";

const kept = processSingleton("run-queued-jobs", (): { handler?: () => Promise<void> } => ({}));

/** Sets what runs when a request has queued jobs; the server's start does. */
export function onJobsQueued(handler: () => Promise<void>): void {
  kept.handler = handler;
}

/**
 * Runs the jobs that a request has just queued, instead of leaving them to the next round. For Next's `after`: nobody waits for
 * it, and a function stays alive meanwhile. Never throws.
 */
export async function runQueuedJobs(): Promise<void> {
  await kept.handler?.();
}
