import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { runDueChores } from "@/lib/jobs/upkeep";

const HOUR_MS = 60 * 60 * 1000;
const now = new Date("2030-06-15T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

beforeEach(async () => {
  await db().job.deleteMany();
});

describe("a chore", () => {
  it("runs once each time it is due, however many processes look", async () => {
    let done = 0;
    const chores = { sweep: { everyMs: HOUR_MS, work: async () => (done += 1) } };
    const everybody = (at: Date) => Promise.all(Array.from({ length: 20 }, () => runDueChores(chores, at)));
    await everybody(now);
    expect(done).toBe(0);
    await everybody(inHours(1));
    expect(done).toBe(1);
    await everybody(inHours(1.5));
    expect(done).toBe(1);
    await everybody(inHours(5));
    expect(done).toBe(2);
  });

  it("that fails runs again after a pause, and does not affect others", async () => {
    let isBroken = true;
    const done: string[] = [];
    const fails = async () => {
      if (isBroken) throw new Error("not now");
      done.push("fails");
    };
    const chores = {
      fails: { everyMs: HOUR_MS, work: fails },
      works: { everyMs: HOUR_MS, work: async () => done.push("works") },
    };
    await runDueChores(chores, now);
    expect(await runDueChores(chores, inHours(1))).toBe(1);
    isBroken = false;
    expect(await runDueChores(chores, inHours(1.05))).toBe(0);
    expect(await runDueChores(chores, inHours(1.1))).toBe(1);
    expect(done).toEqual(["works", "fails"]);
  });

  it("that an older version does not know waits for the newer one, without a lost try", async () => {
    let done = 0;
    const newer = { fresh: { everyMs: HOUR_MS, work: async () => (done += 1) } };
    await runDueChores(newer, now);
    for (const hours of [1, 2, 3]) expect(await runDueChores({}, inHours(hours))).toBe(0);
    expect(await db().job.findFirst()).toMatchObject({ state: "queued", failure: "unknown", tries: 0 });
    expect(await runDueChores(newer, inHours(4))).toBe(1);
    expect(done).toBe(1);
  });
});
