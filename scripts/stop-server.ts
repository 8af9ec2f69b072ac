import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { PREPARE_SHUTDOWN, SHUTDOWN_PREPARED } from "../lib/jobs/shutdown-messages.ts";

/** More than a server needs to finish or release its jobs (`lib/jobs/shutdown.ts`). */
const PREPARE_SECONDS = 25;
const ANSWER_SECONDS = 15;

/** Also true when the process never started. */
export const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  exitCode !== null || signalCode !== null || pid === undefined;

/**
 * Stops a server without losing a request or a job. It answers for at least `drainSeconds`, so that a load balancer can
 * switch over. @param isServing false: it is still starting and is ended at once
 */
export async function stopServer(
  child: ChildProcess,
  { drainSeconds, isServing }: { drainSeconds: number; isServing: boolean },
): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((done) => child.once("exit", done));
  if (isServing && child.connected) {
    const prepared = new Promise<void>((done) => {
      child.on("message", (message) => message === SHUTDOWN_PREPARED && done());
    });
    child.send(PREPARE_SHUTDOWN);
    const drained = Promise.all([prepared, pause(drainSeconds * 1000)]);
    await Promise.race([ended, drained, pause((drainSeconds + PREPARE_SECONDS) * 1000, undefined, { ref: false })]);
  }
  child.kill("SIGTERM");
  const hard = setTimeout(() => child.kill("SIGKILL"), ANSWER_SECONDS * 1000);
  await ended;
  clearTimeout(hard);
}
