import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { runsInFunctions } from "@/lib/jobs/host";
import { onJobsQueued } from "@/lib/jobs/run-queued-jobs";

/** How long after its start a server leaves all work to others, so that its first callers do not wait for the code of that. */
const LATER_MS = 1000;

/**
 * Starts the work that outlives requests (`app/job-rounds.ts`) a little after the server. A function starts no rounds: it may be
 * frozen within one, and there are many; there the scheduled call of /api/cron/work does what is due.
 * @returns begins no more rounds of it and resolves when those that run are over
 */
export function startJobsLater(): () => Promise<void> {
  onJobsQueued(async () => (await import("@/app/job-rounds")).sendQueuedMails());
  if (runsInFunctions()) return async () => {};
  const loaded = pause(LATER_MS).then(() => import("@/app/job-rounds"));
  void loaded.then(({ startJobRounds }) => startJobRounds());
  return async () => (await loaded).stopJobRounds();
}
