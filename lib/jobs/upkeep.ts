import "server-only";
import { db } from "@/lib/db/client";
import { claimJob, enqueueJob, performClaim, settleJob } from "@/lib/jobs/claims";
import { log } from "@/lib/observability/log";

/** What comes round by the clock, and how often. */
export type Chore = { everyMs: number; work: (now: Date) => Promise<unknown> };

const FIRST_PAUSE_MS = 5 * 60_000;

/**
 * Does the chores that are due. Each is one row for all processes, so whoever comes first does it and the others do not. A new
 * one is due for the first time after its period; one that failed comes again after growing pauses.
 * @param now another moment than the clock's, for tests
 * @returns how many were done
 */
export async function doUpkeep(chores: Readonly<Record<string, Chore>>, now?: Date): Promise<number> {
  // A chore can last minutes: the next one's lease counts from when it was taken.
  const clock = () => now ?? new Date();
  for (const [kind, { everyMs }] of Object.entries(chores)) {
    const dueAt = new Date(clock().getTime() + everyMs);
    await enqueueJob(db(), { queue: "upkeep", kind, key: `upkeep:${kind}`, dueAt });
  }
  let done = 0;
  for (let claim = await claimJob("upkeep", clock()); claim; claim = await claimJob("upkeep", clock())) {
    const taken = claim;
    const chore = chores[taken.kind];
    await performClaim(taken, async () => {
      // Of an earlier version of the site.
      if (!chore) return settleJob(db(), taken, { state: "failed", failure: "unknown" }, clock());
      const isDone = await tryChore(taken.kind, chore, clock());
      if (isDone) done += 1;
      const pause = isDone ? chore.everyMs : Math.min(FIRST_PAUSE_MS * 2 ** (taken.tries - 1), chore.everyMs);
      const dueAt = new Date(clock().getTime() + pause);
      return settleJob(db(), taken, { state: "queued", failure: isDone ? null : "broken", dueAt }, clock());
    });
  }
  return done;
}

async function tryChore(kind: string, { work }: Chore, now: Date): Promise<boolean> {
  try {
    await work(now);
    return true;
  } catch (error) {
    log().warn({ err: error, kind }, "a chore failed");
    return false;
  }
}
