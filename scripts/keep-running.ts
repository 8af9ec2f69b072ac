export type Service = { name: string; ended(): Promise<unknown>; startAgain(): Promise<void> };

const MAX_RESTARTS = 3;
const WINDOW_MINUTES = 10;

type Watch = { whenStopped: Promise<"stopped">; say: (line: string) => void; now?: () => number };

/** Restarts parts that end by themselves. @returns true on a requested shutdown, false when one ended too often */
export async function keepRunning(parts: readonly Service[], watch: Watch): Promise<boolean> {
  const { whenStopped, say, now = Date.now } = watch;
  const ends: number[] = [];
  for (;;) {
    const end = await Promise.race([whenStopped, ...parts.map((part) => part.ended().then(() => part))]);
    if (end === "stopped") return true;
    ends.push(now());
    const recentEnds = ends.filter((moment) => now() - moment < WINDOW_MINUTES * 60_000).length;
    if (recentEnds > MAX_RESTARTS) {
      say(`${end.name} exited unexpectedly ${recentEnds} times within ${WINDOW_MINUTES} minutes: stopping the site.`);
      return false;
    }
    say(
      `${end.name} exited unexpectedly: restarting (${recentEnds} of ${MAX_RESTARTS} restarts within ${WINDOW_MINUTES} minutes).`,
    );
    const failed = await Promise.race([whenStopped, end.startAgain().then(() => null, errorMessage)]);
    if (failed === "stopped") return true;
    if (failed !== null) {
      say(`${end.name} could not be started again, so the site ends: ${failed}`);
      return false;
    }
  }
}

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
