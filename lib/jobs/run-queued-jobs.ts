import "server-only";
import { processSingleton } from "@/lib/process-singleton";

const registered = processSingleton("run-queued-jobs", (): { handler?: () => Promise<void> } => ({}));

/** Sets the handler that `runQueuedJobs` calls; done at server start. */
export function onJobsQueued(handler: () => Promise<void>): void {
  registered.handler = handler;
}

/** Runs queued jobs before the next round. For Next's `after`, which keeps a function alive. Never throws. */
export async function runQueuedJobs(): Promise<void> {
  await registered.handler?.();
}
