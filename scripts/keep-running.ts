export type Part = {
  name: string;
  ended(): Promise<unknown>;
  startAgain(): Promise<void>;
};

const TIMES = 3;
const WITHIN_MINUTES = 10;

type Watch = {
  whenStopped: Promise<"stopped">;
  say: (line: string) => void;
  now?: () => number;
};

/** Restarts parts that end by themselves. @returns true on a requested shutdown, false when one ended too often */
export async function keepRunning(
  parts: readonly Part[],
  { whenStopped, say, now = Date.now }: Watch,
): Promise<boolean> {
  const ends: number[] = [];
  for (;;) {
    const end = await Promise.race([whenStopped, ...parts.map((part) => part.ended().then(() => part))]);
    if (end === "stopped") return true;
    ends.push(now());
    const lately = ends.filter((moment) => now() - moment < WITHIN_MINUTES * 60_000).length;
    if (lately > TIMES) {
      say(`${end.name} ended by itself again, ${lately} times within ${WITHIN_MINUTES} minutes: the site ends.`);
      return false;
    }
    say(
      `${end.name} ended by itself: it is started again (${lately} of ${TIMES} times within ${WITHIN_MINUTES} minutes).`,
    );
    const failed = await Promise.race([whenStopped, end.startAgain().then(() => null, toSentence)]);
    if (failed === "stopped") return true;
    if (failed !== null) {
      say(`${end.name} could not be started again, so the site ends: ${failed}`);
      return false;
    }
  }
}

const toSentence = (error: unknown) => (error instanceof Error ? error.message : String(error));
