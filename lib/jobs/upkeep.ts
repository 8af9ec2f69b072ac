import "server-only";
import { db } from "@/lib/db/client";
import { claimJob, enqueueJob, finishClaim, runClaim } from "@/lib/jobs/claims";
import { log } from "@/lib/observability/log";

export type Chore = { everyMs: number; work: (now: Date) => Promise<unknown> };

const FIRST_RETRY_MS = 5 * 60_000;

/** A chore of a newer version waits this long for it, in case that one is being rolled out or back. */
const UNKNOWN_RETRY_MS = 60 * 60_000;

/**
 * Runs the due chores and returns their number. Each is one row shared by all processes. A new one is first due after
 * its period; a failed one is retried after growing pauses. @param now for tests
 */
export async function runDueChores(chores: Readonly<Record<string, Chore>>, now?: Date): Promise<number> {
  // A chore can take minutes: the next lease must start at its own claim.
  const clock = () => now ?? new Date();
  for (const [kind, { everyMs }] of Object.entries(chores)) {
    const dueAt = new Date(clock().getTime() + everyMs);
    await enqueueJob(db(), { queue: "upkeep", kind, key: `upkeep:${kind}`, dueAt });
  }
  let done = 0;
  for (let claim = await claimJob("upkeep", clock()); claim; claim = await claimJob("upkeep", clock())) {
    const taken = claim;
    const chore = chores[taken.kind];
    await runClaim(taken, async () => {
      if (!chore) {
        const again = new Date(clock().getTime() + UNKNOWN_RETRY_MS);
        const outcome = { state: "queued", failure: "unknown", dueAt: again, isCounted: false } as const;
        return finishClaim(db(), taken, outcome, clock());
      }
      const isDone = await tryChore(taken.kind, chore, clock());
      if (isDone) done += 1;
      const delayMs = isDone ? chore.everyMs : Math.min(FIRST_RETRY_MS * 2 ** (taken.tries - 1), chore.everyMs);
      const dueAt = new Date(clock().getTime() + delayMs);
      return finishClaim(db(), taken, { state: "queued", failure: isDone ? null : "broken", dueAt }, clock());
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
