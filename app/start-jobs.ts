import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "@/lib/env";
import { onJobsQueued } from "@/lib/jobs/run-queued-jobs";

/** Delay after server start, so that the first requests do not wait while the jobs' code loads. */
const START_DELAY_MS = 1000;

/**
 * Starts the job rounds (`app/job-rounds.ts`). Not in serverless functions, which may be frozen at any time: there the
 * cron call of /api/cron/work runs the jobs.
 * @returns stops new rounds and resolves when running ones are done
 */
export function startJobsLater(): () => Promise<void> {
  onJobsQueued(async () => (await import("@/app/job-rounds")).sendQueuedMails());
  if (env().VERCEL) return async () => {};
  const loaded = pause(START_DELAY_MS).then(() => import("@/app/job-rounds"));
  void loaded.then(({ startJobRounds }) => startJobRounds());
  return async () => (await loaded).stopJobRounds();
}
