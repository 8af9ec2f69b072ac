import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { scriptOf } from "@/lib/exam/hearing";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { applyHearingAction } from "@/lib/exam/mutations/hearing";
import { beginPart, endPart } from "@/lib/exam/mutations/sitting";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { getAttemptWithHearing, getDueSoundPath } from "@/lib/exam/queries";
import { makeLearner } from "@/tests/support/factories";

const START = new Date("2026-11-22T09:00:00Z");
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const steps = scriptOf(1);
const sounds = steps.filter(({ hasSound }) => hasSound).map(({ index }) => index);

async function beginExam() {
  const learner = await makeLearner();
  const attemptId = await startAttempt(learner, 1, { mode: "exam", extraTime: "none" });
  await beginPart(learner, attemptId, "listening", START);
  const page = (token = randomUUID()) => ({
    token,
    hold: (now: Date, former?: { token: string; positionMs: number }) =>
      applyHearingAction(learner, attemptId, { act: "hold", token, former }, now),
    beat: (positionMs: number, now: Date) =>
      applyHearingAction(learner, attemptId, { act: "beat", token, positionMs }, now),
    release: (positionMs: number, now: Date) =>
      applyHearingAction(learner, attemptId, { act: "release", token, positionMs }, now),
  });
  return { learner, attemptId, page };
}

/** Plays the hearing to this second of its script, with a report each second. */
async function playTo(
  page: Awaited<ReturnType<typeof beginExam>>["page"] extends () => infer P ? P : never,
  toSecond: number,
) {
  await page.hold(START);
  for (let second = 0; second <= toSecond; second += 1) await page.beat(second * 1000, at(second));
}

describe("a page at the hearing", () => {
  it("may play a limited span beyond its last report, and never beyond the clock", async () => {
    const page = (await beginExam()).page();
    expect(await page.hold(START)).toMatchObject({ positionMs: 0, mayPlayToMs: 0, waitMs: 0 });
    expect(await page.beat(0, START)).toMatchObject({ positionMs: 0, mayPlayToMs: 1800 });
    const { positionMs } = await page.beat(1_000_000, at(4));
    expect(positionMs).toBeLessThanOrEqual(4000 + 250);
  });

  it("is notified when another page takes over, and the new page waits until it has stopped", async () => {
    const { page } = await beginExam();
    const [first, second] = [page(), page()];
    await playTo(first, 12);
    expect((await second.hold(at(12))).waitMs).toBeGreaterThan(0);
    await expect(first.beat(12_500, at(13))).rejects.toMatchObject({ code: "conflict", reason: "taken_over" });
    expect(await second.beat(12_000, at(13))).toMatchObject({ positionMs: 12_500, mayPlayToMs: 12_500 });
    await first.release(12_900, at(13));
    expect(await second.hold(at(13))).toMatchObject({ positionMs: 12_900, waitMs: 0 });
    expect((await second.beat(12_900, at(13))).mayPlayToMs).toBeGreaterThan(14_000);
  });

  it("that vanished delays the next page, and its journal says where it stopped", async () => {
    const { page } = await beginExam();
    const [first, second] = [page(), page()];
    await playTo(first, 12);
    const journal = { token: first.token, positionMs: 13_400 };
    expect((await second.hold(at(13), journal)).waitMs).toBeGreaterThan(0);
    expect(await second.hold(at(17), journal)).toMatchObject({ positionMs: 13_400, waitMs: 0 });
  });

  it("may repeat every report", async () => {
    const { page } = await beginExam();
    const only = page();
    await playTo(only, 12);
    expect(await only.hold(at(12))).toMatchObject({ positionMs: 12_000, waitMs: 0 });
    expect(await only.beat(12_000, at(12))).toEqual(await only.beat(12_000, at(12)));
    await only.release(12_500, at(12.5));
    expect(await only.release(12_500, at(12.5))).toMatchObject({ positionMs: 12_500 });
  });

  it("among many concurrent ones is the only one that may play", async () => {
    const { page } = await beginExam();
    const pages = Array.from({ length: 8 }, () => page());
    await Promise.all(pages.map((one) => one.hold(START)));
    const beats = await Promise.allSettled(pages.map((one) => one.beat(0, at(5))));
    expect(beats.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("the hearing", () => {
  it("exists only while the listening part runs", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1, { mode: "exam", extraTime: "none" });
    const hold = (now: Date) => applyHearingAction(learner, attemptId, { act: "hold", token: randomUUID() }, now);
    await expect(hold(START)).rejects.toMatchObject({ reason: "part_not_begun" });
    await beginPart(learner, attemptId, "listening", START);
    await hold(at(1));
    await expect(hold(at(30 * 60))).rejects.toMatchObject({ reason: "time_over" });
    await endPart(learner, attemptId, "listening", at(60));
    await expect(hold(at(61))).rejects.toMatchObject({ reason: "time_over" });
    const practice = await startAttempt(learner, 2);
    const act = { act: "hold", token: randomUUID() } as const;
    await expect(applyHearingAction(learner, practice, act)).rejects.toMatchObject({ reason: "practice_mode" });
  });

  it("of an attempt on paper belongs to no part, has no time limit, and ends with the attempt", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1, { mode: "paper", extraTime: "none" });
    const token = randomUUID();
    const hold = (now: Date, who = learner) => applyHearingAction(who, attemptId, { act: "hold", token }, now);
    expect(await hold(START)).toMatchObject({ positionMs: 0, waitMs: 0 });
    expect(await getDueSoundPath(learner, attemptId, sounds[0] ?? 0, at(3 * 3600))).toContain("ascolto1-opening.mp3");
    await expect(hold(START, await makeLearner())).rejects.toMatchObject({ code: "not_found" });
    await finishAttempt(learner, attemptId);
    await expect(hold(at(1))).rejects.toMatchObject({ reason: "attempt_closed" });
    await expect(getAttemptWithHearing(learner, attemptId)).rejects.toMatchObject({ reason: "attempt_closed" });
  });

  it("delivers the recording that is due and the next one, never a heard or later one", async () => {
    const { learner, attemptId, page } = await beginExam();
    const [opening = 0, first = 0, later = 0] = sounds;
    const fetchAt = (index: number, now: Date) => getDueSoundPath(learner, attemptId, index, now);
    const notDue = { code: "conflict", reason: "step_not_due" };
    expect(await fetchAt(opening, START)).toContain("ascolto1-opening.mp3");
    await expect(fetchAt(first, START)).rejects.toMatchObject(notDue);
    await playTo(page(), 12);
    expect(await fetchAt(first, at(12))).toContain("ascolto1-t1.mp3");
    await expect(fetchAt(opening, at(12))).rejects.toMatchObject(notDue);
    expect(await fetchAt(later, at(12))).toContain("break.mp3");
    await expect(fetchAt(sounds.at(-1) ?? 0, at(12))).rejects.toMatchObject(notDue);
    await expect(fetchAt(0, at(12))).rejects.toMatchObject({ code: "not_found" });
    await expect(fetchAt(999, at(12))).rejects.toMatchObject({ code: "not_found" });
    await expect(fetchAt(first, at(31 * 60))).rejects.toMatchObject({ reason: "time_over" });
  });

  it("of another learner is not found", async () => {
    const { attemptId } = await beginExam();
    const other = await makeLearner();
    const notFound = { code: "not_found" };
    const act = { act: "hold", token: randomUUID() } as const;
    await expect(applyHearingAction(other, attemptId, act, at(1))).rejects.toMatchObject(notFound);
    await expect(getAttemptWithHearing(other, attemptId)).rejects.toMatchObject(notFound);
    await expect(getDueSoundPath(other, attemptId, sounds[0] ?? 0, at(1))).rejects.toMatchObject(notFound);
    expect(await db().hearing.count({ where: { attemptId } })).toBe(0);
  });
});
