import { setTimeout as sleep } from "node:timers/promises";
import { failureReason } from "./failure-reason.mjs";

export type Service = {
  name: string;
  ended(): Promise<unknown>;
  startAgain(): Promise<void>;
  /** Tried until it works, with pauses: a database on a full disk starts once somebody makes room. */
  isAwaited?: boolean;
};

const MAX_RESTARTS = 3;
const WINDOW_MINUTES = 10;

const PAUSE_SECONDS = { first: 1, most: 30 };

type Watch = {
  whenStopped: Promise<"stopped">;
  say: (line: string) => void;
  now?: () => number;
  pause?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Restarts parts that end by themselves.
 * @returns true on a requested shutdown, false when one that is not awaited ended too often or cannot be started
 */
export async function keepRunning(parts: readonly Service[], watch: Watch): Promise<boolean> {
  const { whenStopped, say, now = Date.now } = watch;
  const ends: number[] = [];
  for (;;) {
    const end = await Promise.race([whenStopped, ...parts.map((part) => part.ended().then(() => part))]);
    if (end === "stopped") return true;
    if (end.isAwaited) {
      if ((await startUntilItRuns(end, watch)) === "stopped") return true;
      continue;
    }
    ends.push(now());
    const recentEnds = ends.filter((moment) => now() - moment < WINDOW_MINUTES * 60_000).length;
    if (recentEnds > MAX_RESTARTS) {
      say(`${end.name} exited unexpectedly ${recentEnds} times within ${WINDOW_MINUTES} minutes: stopping the site.`);
      return false;
    }
    say(
      `${end.name} exited unexpectedly: restarting (${recentEnds} of ${MAX_RESTARTS} restarts within ${WINDOW_MINUTES} minutes).`,
    );
    const failed = await Promise.race([whenStopped, end.startAgain().then(() => null, failureReason)]);
    if (failed === "stopped") return true;
    if (failed !== null) {
      say(`${end.name} could not be started again, so the site ends: ${failed}`);
      return false;
    }
  }
}

async function startUntilItRuns(part: Service, { whenStopped, say, pause = sleep }: Watch): Promise<"stopped" | null> {
  say(`${part.name} exited unexpectedly: restarting.`);
  for (let seconds = PAUSE_SECONDS.first; ; seconds = Math.min(2 * seconds, PAUSE_SECONDS.most)) {
    // Before the start: a part that ends at once after each start must not occupy the machine.
    if ((await Promise.race([whenStopped, pause(seconds * 1000)])) === "stopped") return "stopped";
    const failed = await Promise.race([whenStopped, part.startAgain().then(() => null, failureReason)]);
    if (failed === null || failed === "stopped") return failed;
    say(`${part.name} could not be started, the next try follows: ${failed}`);
  }
}
