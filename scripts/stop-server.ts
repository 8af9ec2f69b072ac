/** The end of a server process: it prepares for it first, and then Next itself answers what is in flight and exits. */
import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { PREPARE_SHUTDOWN, SHUTDOWN_PREPARED } from "../lib/jobs/shutdown-messages.ts";

/** More than a server takes to finish or give back its jobs (`lib/jobs/shutdown.ts`). */
const PREPARE_SECONDS = 25;
/** How long Next may take to answer what is in flight. */
const ANSWER_SECONDS = 15;

/** Whether a child process has ended, or was never there. */
export const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  exitCode !== null || signalCode !== null || pid === undefined;

/**
 * Ends a server without losing a request or a job. Its readiness check fails at once; it goes on answering for
 * `drainSeconds` at least, so that a balancer sends people elsewhere.
 * @param isServing whether it has answered: one that still starts is ended at once
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
    await Promise.race([ended, drained, pause((drainSeconds + PREPARE_SECONDS) * 1000)]);
  }
  child.kill("SIGTERM");
  const hard = setTimeout(() => child.kill("SIGKILL"), ANSWER_SECONDS * 1000);
  await ended;
  clearTimeout(hard);
}
