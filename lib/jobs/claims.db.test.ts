import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { claimJob, enqueueJob, finishClaim, releaseClaims, runClaim, waitForClaims } from "@/lib/jobs/claims";
import { beginShutdown } from "@/lib/jobs/shutdown-state";
import { processSingleton } from "@/lib/process-singleton";

beforeEach(async () => {
  await db().job.deleteMany();
});
afterEach(() => {
  processSingleton("shutdown-state", () => ({ isShuttingDown: false })).isShuttingDown = false;
});

/** A job that is queued, claimed, and running until the test ends it. */
async function takeOn() {
  await enqueueJob(db(), { queue: "upkeep", kind: "test", key: "test" });
  const claim = await claimJob("upkeep");
  if (!claim) throw new Error("there was nothing to take");
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const { promise: isLate, resolve: tellLate } = Promise.withResolvers<boolean>();
  const result = runClaim(claim, async () => {
    await isFree;
    tellLate(await finishClaim(db(), claim, { state: "done" }));
    return "done";
  });
  return { claim, free, isLate, result };
}

describe("a process that is shutting down", () => {
  it("claims no jobs", async () => {
    await enqueueJob(db(), { queue: "upkeep", kind: "test" });
    beginShutdown();
    expect(await claimJob("upkeep")).toBeNull();
    expect(await db().job.count({ where: { state: "queued", claims: 0 } })).toBe(1);
  });

  it("releases jobs that it cannot finish: another process claims them at once, and late writes here have no effect", async () => {
    const { claim, free, isLate, result } = await takeOn();
    await releaseClaims();
    expect(await result).toBeNull();
    const again = await claimJob("upkeep");
    expect(again).toMatchObject({ id: claim.id, tries: 1, claims: claim.claims + 1 });
    free();
    expect(await isLate).toBe(false);
    expect(await db().job.findUniqueOrThrow({ where: { id: claim.id } })).toMatchObject({ state: "running" });
  });

  it("waits for its running jobs", async () => {
    const { claim, free, result } = await takeOn();
    const over = waitForClaims();
    free();
    await over;
    expect(await result).toBe("done");
    expect(await db().job.findUniqueOrThrow({ where: { id: claim.id } })).toMatchObject({ state: "done" });
  });
});
