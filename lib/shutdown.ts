import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { stopListening, whenAllAnswered } from "@/lib/answering";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { giveBackClaims, whenClaimsOver } from "@/lib/jobs";
import { leave } from "@/lib/leaving";
import { log } from "@/lib/log";

/*
 * The end of a process that is asked to end. From the first moment it says that it is not ready, closes each connection with
 * its answer and takes on no work. It goes on listening for a while, so that a balancer can send people elsewhere; then it
 * finishes what it was asked and what it took on, gives back what would take too long, and closes its connections.
 */

/** How long running requests and work may take before what was taken on is given back. */
const FINISH_MS = 18_000;
/** How long the answers may take that follow from giving back: whoever waited for the work is told that it waits. */
const LAST_MS = 4_000;
const CLOSE_MS = 2_000;

/** A terminal may send one Ctrl-C twice, to the shell and to what it runs: so soon after the first it is the same. */
const SAME_SIGNAL_MS = 500;

/**
 * Ends this process without losing a request when it is asked to (SIGTERM, SIGINT); asked again, at once.
 * @param stopWork begins no more rounds of work and resolves when those that run are over
 * @param sendTraces sends what was recorded and is not yet told, where anything is
 */
export function endOnSignal(stopWork: () => Promise<void>, sendTraces = async (): Promise<void> => {}): void {
  let askedAt: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (askedAt === undefined) {
        askedAt = performance.now();
        void shutDown(stopWork, sendTraces).then((isWhole) => process.exit(isWhole ? 0 : 1));
      } else if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
    });
  }
}

/** @returns whether everything was answered */
async function shutDown(stopWork: () => Promise<void>, sendTraces: () => Promise<void>): Promise<boolean> {
  leave();
  log().info("asked to end");
  const rounds = stopWork();
  await pause(env().DRAIN_SECONDS * 1000);
  stopListening();
  const finished = Promise.all([whenAllAnswered(), rounds]).then(whenClaimsOver);
  let isWhole = await isWithin(FINISH_MS, finished);
  if (!isWhole) {
    await isWithin(CLOSE_MS, giveBackClaims());
    isWhole = await isWithin(LAST_MS, finished);
  }
  if (!isWhole) log().warn("ended before everything was answered");
  await isWithin(CLOSE_MS, Promise.all([sendTraces(), db().$disconnect()]));
  return isWhole;
}

/** Whether something is over in time, well or badly. */
function isWithin(ms: number, something: Promise<unknown>): Promise<boolean> {
  const over = something.then(
    () => true,
    () => true,
  );
  return Promise.race([over, pause(ms, false)]);
}
