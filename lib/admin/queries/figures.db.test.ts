import { beforeAll, describe, expect, it } from "vitest";
import type { Admin } from "@/lib/accounts/actor";
import { refreshDailyStats, refreshSchoolStats } from "@/lib/admin/mutations/refresh-stats";
import { readFigures } from "@/lib/admin/queries/figures";
import { getStats } from "@/lib/admin/queries/stats";
import { db } from "@/lib/db/client";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { SECTIONS } from "@/lib/exam/sections";
import { makeAdmin, makeUser } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/statements";

const NOW = new Date("2026-03-30T10:00:00Z");
const QUIET = { registrations: 0, sales: 0, revenueCents: 0, completions: 0, judged: 0, passed: 0, aiMicroUsd: 0 };

let admin: Admin;

async function registerAt(createdAt: string): Promise<string> {
  const { id } = await makeUser();
  await db().user.update({ where: { id }, data: { createdAt } });
  return id;
}

async function closeAt(closedAt: string, scores: readonly (number | null)[], changes = {}): Promise<void> {
  const data = { id: makeAttemptId(), userId: await registerAt("2020-01-01T00:00:00Z"), simulationId: 1, closedAt };
  const create = SECTIONS.map((section, index) => {
    const score = scores[index] ?? null;
    return score === null
      ? { section }
      : { section, score, passed: score >= 7, lockedAt: closedAt, correctedAt: closedAt };
  });
  await db().attempt.create({ data: { ...data, status: "closed", ...changes, sections: { create } } });
}

const on = (day: string) => async (range: "days" | "weeks" | "months") => {
  const series = await readFigures(admin, range, NOW);
  return series.find(({ bucket }) => bucket === day);
};

beforeAll(async () => {
  admin = await makeAdmin();
  // The clocks go forward in the night to 29 March 2026: that day has 23 hours.
  await registerAt("2026-03-28T22:59:59Z");
  await registerAt("2026-03-28T23:00:00Z");
  await registerAt("2026-03-29T21:59:59Z");
  await registerAt("2026-03-29T22:00:00Z");
  const paid = { amountCents: 899, livemode: false, paidAt: "2026-03-10T10:00:00Z" };
  await db().payment.createMany({
    data: [
      { ...paid, status: "succeeded" },
      { ...paid, status: "refunded", refundedAt: "2026-03-12T10:00:00Z" },
      { ...paid, status: "succeeded", refundedAt: "2026-03-12T10:00:00Z", refundFailedAt: "2026-03-13T10:00:00Z" },
      { ...paid, status: "dispute_lost", disputedAt: "2026-03-11T10:00:00Z", disputeLostAt: "2026-03-14T10:00:00Z" },
      { ...paid, status: "disputed", disputedAt: "2026-03-17T10:00:00Z" },
      { amountCents: 899, livemode: false, status: "open" },
    ],
  });
  await closeAt("2026-03-15T10:00:00Z", [10, 10, 10, 10, 10]);
  await closeAt("2026-03-15T11:00:00Z", [10, 10, 10, 10, 6]);
  await closeAt("2026-03-15T12:00:00Z", [10, 10, 10, 10, null]);
  await closeAt("2026-03-15T13:00:00Z", [10, 10, 10, 10, 10], { setAsideAt: NOW });
  const call = { step: "rewrite", model: "m", reservedMicroUsd: 40_000, startedAt: "2026-03-16T10:00:00Z" };
  await db().aiCall.createMany({ data: [{ ...call, costMicroUsd: 25_000 }, call] });
});

describe("the figures over time", () => {
  it("count by days in Italy, including the short day when the clocks go forward", async () => {
    expect(await on("2026-03-28")("days")).toMatchObject({ registrations: 1 });
    expect(await on("2026-03-29")("days")).toMatchObject({ registrations: 2 });
    expect(await on("2026-03-30")("days")).toMatchObject({ registrations: 1 });
  });

  it("count a sale when it was paid, and subtract refunds and lost or open disputes when they happened", async () => {
    expect(await on("2026-03-10")("days")).toMatchObject({ sales: 5, revenueCents: 5 * 899 });
    expect(await on("2026-03-12")("days")).toMatchObject({ sales: 0, revenueCents: -899 });
    expect(await on("2026-03-14")("days")).toMatchObject({ sales: 0, revenueCents: -899 });
    expect(await on("2026-03-17")("days")).toMatchObject({ sales: 0, revenueCents: -899 });
    expect(await on("2026-03-01")("months")).toMatchObject({ sales: 5, revenueCents: 2 * 899 });
    expect((await getStats(admin)).revenue).toBe(2 * 8.99);
  });

  it("count only simulations with all five marks, and exclude attempts set aside", async () => {
    expect(await on("2026-03-15")("days")).toMatchObject({ completions: 3, judged: 2, passed: 1 });
    expect(await on("2026-03-09")("weeks")).toMatchObject({ completions: 3, judged: 2, passed: 1 });
  });

  it("count an AI call at its cost, or at the reserved amount while the cost is unknown", async () => {
    expect(await on("2026-03-16")("days")).toMatchObject({ aiMicroUsd: 65_000 });
  });

  it("have every step, with zeros for empty ones, in four statements and a read of the stored days", async () => {
    expect(await on("2026-03-20")("days")).toEqual({ bucket: "2026-03-20", ...QUIET });
    expect(await readFigures(admin, "months", NOW)).toHaveLength(12);
    expect(await countStatements(async () => void (await readFigures(admin, "days", NOW)))).toBe(5);
  });
});

describe("stored days", () => {
  it("are shown as they were counted; later days are counted now", async () => {
    const before = { days: await readFigures(admin, "days", NOW), months: await readFigures(admin, "months", NOW) };
    await refreshDailyStats(NOW);
    expect(await db().keptFigures.count()).toBeGreaterThan(330);
    expect(await readFigures(admin, "days", NOW)).toEqual(before.days);
    expect(await readFigures(admin, "months", NOW)).toEqual(before.months);
    expect(await on("2026-03-09")("weeks")).toMatchObject({ completions: 3, judged: 2, passed: 1 });

    // One long ago that is not counted again, one recent one, and one today.
    for (const day of ["2025-09-10", "2026-03-20", "2026-03-30"]) await registerAt(`${day}T09:00:00Z`);
    expect(await on("2026-03-30")("days")).toMatchObject({ registrations: 2 });
    expect(await on("2026-03-20")("days")).toMatchObject({ registrations: 0 });
    await refreshDailyStats(NOW);
    expect(await on("2026-03-20")("days")).toMatchObject({ registrations: 1 });
    expect(await on("2025-09-01")("months")).toMatchObject({ registrations: 0 });
  });

  it("of a large school supply the first screen's figures for half an hour", async () => {
    const counted = await getStats(admin, NOW);
    await refreshSchoolStats(NOW);
    const figures = { ...counted, usersCount: 70_000 };
    expect(await getStats(admin, NOW)).toEqual(counted);
    await db().keptFigures.update({ where: { name: "school" }, data: { figures } });
    expect(await getStats(admin, new Date(NOW.getTime() + 29 * 60_000))).toEqual(figures);
    expect((await getStats(admin, new Date(NOW.getTime() + 31 * 60_000))).usersCount).toBe(counted.usersCount);
  });
});
