import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db/client";
import {
  claimJob,
  enqueueJob,
  expireJobs,
  finishClaim,
  releaseClaims,
  runClaim,
  waitForClaims,
} from "@/lib/jobs/claims";
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

/** The remaining time of the claim by the database's clock. */
async function leaseSeconds(): Promise<number> {
  const [row] = await db().$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM "leaseUntil" - now())::float AS seconds FROM "Job"`;
  return row?.seconds ?? Number.NaN;
}

describe("a process whose clock is wrong", () => {
  const hour = 3_600_000;

  it.each([
    ["fast", hour],
    ["slow", -hour],
  ])("(%s) takes over no running job, and claims for a whole lease", async (_how, offset) => {
    await enqueueJob(db(), { queue: "upkeep", kind: "test", dueAt: new Date(0) });
    expect(await claimJob("upkeep", new Date(Date.now() + offset))).not.toBeNull();
    expect(await leaseSeconds()).toBeGreaterThan(40);
    expect(await leaseSeconds()).toBeLessThan(46);
    expect(await claimJob("upkeep", new Date(Date.now() + hour))).toBeNull();
    await db().job.updateMany({ data: { leaseUntil: new Date(Date.now() - 1000) } });
    expect(await claimJob("upkeep", new Date(Date.now() - hour))).toMatchObject({ claims: 2 });
  });

  it("fails no job as expired while another process has it", async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    await enqueueJob(db(), { queue: "mail", kind: "test", expiresAt });
    await claimJob("mail");
    await expireJobs("mail", new Date(Date.now() + hour));
    expect(await db().job.findFirstOrThrow()).toMatchObject({ state: "running" });
  });

  it("renews a claim for a whole lease", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    const { free, result } = await takeOn();
    await db().job.updateMany({ data: { leaseUntil: new Date(Date.now() + 5000) } });
    vi.setSystemTime(Date.now() - hour);
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await leaseSeconds()).toBeGreaterThan(40), { timeout: 20_000 });
    free();
    await result;
  });
});

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
