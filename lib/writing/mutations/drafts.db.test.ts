import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readStudentAiCost } from "@/lib/admin/queries/student-ai-cost";
import { db } from "@/lib/db/client";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { getAttempt, sectionRecordOf } from "@/lib/exam/queries";
import type { Learner } from "@/lib/payments/actor";
import { deleteAccount } from "@/lib/payments/mutations/delete-account";
import { addDays, italianDay, startOfItalianDay } from "@/lib/product/italian-day";
import { daysAfter } from "@/lib/time";
import { DRAFT_DAYS, LEARNER_CALLS, MAX_DRAFTS_IN_PERIOD } from "@/lib/writing/ai-limits";
import type { DraftTask } from "@/lib/writing/draft-task";
import { MAX_TRIES } from "@/lib/writing/faults";
import { correctWriting } from "@/lib/writing/mutations/correct-writing";
import { correctDraft, handInDraft, saveDraft } from "@/lib/writing/mutations/drafts";
import { resumeCorrections } from "@/lib/writing/mutations/resume-corrections";
import { findWriting, readAiCosts } from "@/lib/writing/queries";
import {
  findDraftAllowance,
  findDraftSeries,
  getDraftSeries,
  listPrompts,
  readDraftState,
} from "@/lib/writing/queries/drafts";
import { type AnthropicStandIn, correctingReply, errorReply, startAnthropic } from "@/tests/support/anthropic";
import { makeAdmin, makeLearner, PASSWORD } from "@/tests/support/factories";

const TEXT = "Cara Sonia,\nio ho andato a casa ieri. La zona è bello e tranquilla.";
const SECOND = "Cara Sonia,\nio sono andato a casa ieri. La zona è bello e tranquilla.";
const THIRD = "Cara Sonia,\nio sono andato a casa ieri. La zona è bella e tranquilla.";
const good = correctingReply({ "ho andato": "sono andato", bello: "bella" });
const AGAIN: DraftTask = { simulationId: 1, option: "A" };

let anthropic: AnthropicStandIn;

beforeAll(async () => {
  anthropic = await startAnthropic();
  // Before this file's process reads the configuration.
  Object.assign(process.env, { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: anthropic.url, LOG_LEVEL: "silent" });
});
beforeEach(async () => {
  await db().aiCall.deleteMany();
  await db().draft.deleteMany();
  await db().writing.deleteMany();
  anthropic.answerWith(good);
});
afterAll(() => anthropic.stop());

async function handIn({ isMarked = true } = {}) {
  const learner = await makeLearner();
  const attemptId = await startAttempt(learner, 1);
  await handInWriting(learner, attemptId, { text: TEXT, option: "B" });
  if (isMarked) await correctWriting(learner, attemptId, "it");
  return { learner, attemptId, task: { attemptId } };
}

async function rewrite(learner: Learner, task: DraftTask, number: number, text: string) {
  await handInDraft(learner, { task, number }, text);
  await correctDraft(learner, { task, number }, "it");
}

const scoreOf = async (learner: Learner, attemptId: string) =>
  sectionRecordOf(await getAttempt(learner, attemptId), "scrittura").score;

describe("the drafts of a writing", () => {
  it("are at most three, are marked like a writing, and do not change the attempt's mark", async () => {
    const { learner, attemptId, task } = await handIn();
    const [mark, writing] = [await scoreOf(learner, attemptId), await findWriting(learner, attemptId)];
    await rewrite(learner, task, 2, SECOND);
    await rewrite(learner, task, 3, THIRD);
    const book = await getDraftSeries(learner, task);
    expect(book.drafts.map(({ number, result }) => [number, result?.errors.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
    expect(book.step).toEqual({ kind: "over" });
    for (const number of [1, 2, 3]) {
      const again = handInDraft(learner, { task, number }, "Cara Sonia, un altro testo.");
      await expect(again).rejects.toMatchObject({ code: "conflict", reason: "already_corrected" });
    }
    const fourth = handInDraft(learner, { task, number: 4 }, "Cara Sonia, un altro testo.");
    await expect(fourth).rejects.toMatchObject({ code: "conflict", reason: "draft_not_due" });
    expect([await scoreOf(learner, attemptId), await findWriting(learner, attemptId)]).toEqual([mark, writing]);
  });

  it("a draft never replaces one with a later revision", async () => {
    const { learner, task } = await handIn();
    const name = { task, number: 2 };
    await saveDraft(learner, name, { text: SECOND, revision: 1 });
    await saveDraft(learner, name, { text: THIRD, revision: 2 });
    await expect(handInDraft(learner, name, SECOND, 1)).rejects.toMatchObject({ reason: "newer_answers_saved" });
    await handInDraft(learner, name, THIRD, 2);
  });

  it("the database itself refuses a fourth, a second first, and two with one number", async () => {
    const { learner, attemptId } = await handIn();
    const draft = (number: number) => ({
      data: { userId: learner.id, attemptId, simulationId: 1, number, text: "x", revision: 1, savedAt: new Date() },
    });
    await db().draft.create(draft(2));
    for (const number of [1, 2, 4]) await expect(db().draft.create(draft(number))).rejects.toThrow();
  });

  it("handed in ten times concurrently, one is stored, one correction is paid for, and all get the result", async () => {
    const { learner, task } = await handIn();
    anthropic.answerWith(good);
    await Promise.all(Array.from({ length: 10 }, () => rewrite(learner, task, 2, SECOND)));
    expect(anthropic.calls).toHaveLength(2);
    expect(await db().draft.count({ where: { userId: learner.id } })).toBe(1);
    expect((await getDraftSeries(learner, task)).drafts.at(-1)?.result).toMatchObject({ source: "ai" });
  });

  it("wait until the previous one is marked, and begin if it could not be marked", async () => {
    const { learner, task } = await handIn({ isMarked: false });
    const write = () => saveDraft(learner, { task, number: 2 }, { text: SECOND, revision: 1 });
    await expect(write()).rejects.toMatchObject({ reason: "draft_not_due" });
    anthropic.answerWith(errorReply(400));
    await correctWriting(learner, task.attemptId, "it");
    expect(await write()).toMatchObject({ revision: 1 });
  });

  it("are refused if they are empty or equal to the previous text", async () => {
    const { learner, task } = await handIn();
    await expect(handInDraft(learner, { task, number: 2 }, " \n")).rejects.toMatchObject({ code: "invalid_input" });
    await expect(handInDraft(learner, { task, number: 2 }, TEXT)).rejects.toMatchObject({
      fields: { text: "unchanged" },
    });
  });

  it("that could not be marked stay, and are marked when requested again", async () => {
    const { learner, task } = await handIn();
    anthropic.answerWith(errorReply(400));
    await rewrite(learner, task, 2, SECOND);
    expect((await getDraftSeries(learner, task)).drafts.at(-1)).toMatchObject({
      result: null,
      wait: { needsTeacher: true },
    });
    anthropic.answerWith(good);
    await rewrite(learner, task, 2, SECOND);
    expect((await getDraftSeries(learner, task)).drafts.at(-1)?.result).not.toBeNull();
  });

  it("that the service failed to mark many times are marked at once when requested again", async () => {
    const { learner, task } = await handIn();
    anthropic.answerWith(errorReply(529));
    await rewrite(learner, task, 2, SECOND);
    await db().aiCall.deleteMany();
    await db().job.updateMany({ where: { state: "queued" }, data: { tries: MAX_TRIES - 1, dueAt: new Date() } });
    await resumeCorrections(5000);
    anthropic.answerWith(good);
    await rewrite(learner, task, 2, SECOND);
    expect((await getDraftSeries(learner, task)).drafts.at(-1)?.result).not.toBeNull();
  });
});

describe("a prompt taken again", () => {
  it("opens once the writing of its paper is handed in, any number of times, and is marked by the background round", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1);
    expect(await findDraftSeries(learner, AGAIN)).toBeNull();
    await expect(handInDraft(learner, { task: AGAIN, number: 1 }, TEXT)).rejects.toMatchObject({ code: "not_found" });
    await handInWriting(learner, attemptId, { text: TEXT, option: "B" });
    await handInDraft(learner, { task: AGAIN, number: 1 }, TEXT);
    expect((await getDraftSeries(learner, AGAIN)).step).toEqual({ kind: "wait", number: 1 });
    await resumeCorrections(60_000);
    await rewrite(learner, AGAIN, 2, TEXT);
    const { drafts, step } = await getDraftSeries(learner, AGAIN);
    expect(drafts.map(({ number, result }) => [number, result?.errors.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(step).toEqual({ kind: "write", number: 3 });
    const listed = (await listPrompts(learner)).get(1);
    expect(listed).toMatchObject({
      prompts: { A: { texts: 2, best: drafts[0]?.result?.score }, B: { texts: 0 } },
      rewriting: { attemptId },
    });
  });

  it("stays closed for another simulation, and while a writing set aside is written again", async () => {
    const { learner, attemptId, task } = await handIn({ isMarked: false });
    expect(await findDraftSeries(learner, { simulationId: 2, option: "A" })).toBeNull();
    await db().attempt.update({ where: { id: attemptId }, data: { setAsideAt: new Date() } });
    expect(await findDraftSeries(learner, AGAIN)).not.toBeNull();
    expect(await findDraftSeries(learner, task)).not.toBeNull();
    const again = await startAttempt(learner, 1);
    expect(await findDraftSeries(learner, AGAIN)).toBeNull();
    expect(await findDraftSeries(learner, task)).toBeNull();
    await handInWriting(learner, again, { text: SECOND, option: "B" });
    expect(await findDraftSeries(learner, task)).not.toBeNull();
  });
});

describe("the cost of drafts", () => {
  const spend = (costMicroUsd: number, correctionId: string | null = null) => {
    const call = { step: "judge", model: "x", reservedMicroUsd: 0, outcome: "ok", finishedAt: new Date() };
    return db().aiCall.create({ data: { ...call, costMicroUsd, correctionId } });
  };
  const correctionOf = (learner: Learner) =>
    db().correction.findFirstOrThrow({ where: { draft: { userId: learner.id } }, include: { job: true } });

  it("stays out of the share of the day's budget that is kept for writings", async () => {
    const { learner } = await handIn();
    await spend(5_000_000);
    anthropic.answerWith(good);
    await rewrite(learner, AGAIN, 1, TEXT);
    expect(anthropic.calls).toEqual([]);
    const waiting = await correctionOf(learner);
    expect(waiting).toMatchObject({ failure: "draft_budget", job: { state: "queued", tries: 0 } });
    expect(waiting.job?.dueAt).toEqual(startOfItalianDay(addDays(italianDay(new Date()), 1)));
    const other = await handIn();
    expect((await findWriting(other.learner, other.attemptId))?.result).not.toBeNull();
  });

  it("is bounded by learner and week, apart from the learner's writings", async () => {
    const { learner, attemptId } = await handIn({ isMarked: false });
    await handInDraft(learner, { task: AGAIN, number: 1 }, TEXT);
    anthropic.answerWith(errorReply(429));
    await correctDraft(learner, { task: AGAIN, number: 1 }, "it");
    const { id } = await correctionOf(learner);
    await db().aiCall.deleteMany();
    for (let count = 0; count < LEARNER_CALLS.draft.most - 1; count += 1) await spend(1, id);
    // What cost nothing does not count.
    for (let count = 0; count < 3; count += 1) await spend(0, id);
    anthropic.answerWith(good);
    await correctDraft(learner, { task: AGAIN, number: 1 }, "it");
    expect(anthropic.calls).toHaveLength(1);
    expect(await correctionOf(learner)).toMatchObject({ failure: "draft_limit", job: { state: "queued" } });
    await correctWriting(learner, attemptId, "it");
    expect((await findWriting(learner, attemptId))?.result).not.toBeNull();
    await db().aiCall.updateMany({ data: { startedAt: daysAfter(new Date(), -DRAFT_DAYS) } });
    await correctDraft(learner, { task: AGAIN, number: 1 }, "it");
    expect((await getDraftSeries(learner, AGAIN)).drafts.at(-1)?.result).not.toBeNull();
  });

  it("is shown to admins by student, as a part of what all texts of the student cost", async () => {
    const { learner } = await handIn();
    await rewrite(learner, AGAIN, 1, TEXT);
    const admin = await makeAdmin();
    expect(await readStudentAiCost(admin, learner.id)).toEqual({ totalMicroUsd: 52_000, draftsMicroUsd: 20_800 });
    expect(await readAiCosts()).toMatchObject({ todayMicroUsd: 52_000, draftsMicroUsd: 20_800 });
    const stranger = await makeLearner();
    expect(await readStudentAiCost(admin, stranger.id)).toEqual({ totalMicroUsd: 0, draftsMicroUsd: 0 });
  });

  it("ends with the last draft of the week, counted over all tasks, and the text that is refused stays saved", async () => {
    const { learner } = await handIn();
    const now = new Date();
    for (let number = 1; number < MAX_DRAFTS_IN_PERIOD; number += 1) {
      await handInDraft(learner, { task: AGAIN, number }, `${TEXT} ${number}`, undefined, now);
      await correctDraft(learner, { task: AGAIN, number }, "it");
    }
    expect(await findDraftAllowance(learner)).toEqual({ left: 1, nextAt: null });
    const last = [
      { task: AGAIN, number: MAX_DRAFTS_IN_PERIOD },
      { task: { simulationId: 1, option: "B" } as const, number: 1 },
    ];
    const both = await Promise.allSettled(last.map((key) => handInDraft(learner, key, TEXT, undefined, now)));
    const refused = last[both.findIndex(({ status }) => status === "rejected")];
    if (!refused) throw new Error("none was refused");
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(handInDraft(learner, refused, TEXT)).rejects.toMatchObject({ reason: "draft_limit" });
    expect(await findDraftAllowance(learner)).toEqual({ left: 0, nextAt: daysAfter(now, DRAFT_DAYS) });
    await saveDraft(learner, refused, { text: SECOND, revision: 1 });
    const later = daysAfter(now, DRAFT_DAYS);
    expect(await findDraftAllowance(learner, undefined, later)).toEqual({ left: MAX_DRAFTS_IN_PERIOD, nextAt: null });
    await handInDraft(learner, refused, SECOND, 1, later);
  });
});

describe("saving a draft", () => {
  it("keeps the newest text, refuses an outdated page, and is closed after the hand-in", async () => {
    const { learner, task } = await handIn();
    const name = { task, number: 2 };
    expect(await readDraftState(learner, name)).toEqual({ answers: { text: TEXT }, revision: 0, locked: false });
    await saveDraft(learner, name, { text: "Cara", revision: 1 });
    await saveDraft(learner, name, { text: "Cara Sonia", revision: 2 });
    // Sent again because its response was lost.
    await saveDraft(learner, name, { text: "Cara Sonia", revision: 2 });
    const behind = saveDraft(learner, name, { text: "Caro", revision: 2 });
    await expect(behind).rejects.toMatchObject({ reason: "newer_answers_saved" });
    expect(await readDraftState(learner, name)).toMatchObject({ answers: { text: "Cara Sonia" }, revision: 2 });
    await handInDraft(learner, name, SECOND);
    const late = saveDraft(learner, name, { text: "Caro", revision: 9 });
    await expect(late).rejects.toMatchObject({ reason: "already_corrected" });
    expect(await readDraftState(learner, name)).toMatchObject({ answers: { text: SECOND }, locked: true });
  });
});

describe("another account", () => {
  it("finds no draft, and cannot write or hand in any", async () => {
    const { learner, task } = await handIn();
    await rewrite(learner, task, 2, SECOND);
    const other = await makeLearner();
    expect(await findDraftSeries(other, task)).toBeNull();
    const refused = { code: "not_found" };
    await expect(readDraftState(other, { task, number: 2 })).rejects.toMatchObject(refused);
    await expect(saveDraft(other, { task, number: 3 }, { text: "x", revision: 1 })).rejects.toMatchObject(refused);
    await expect(handInDraft(other, { task, number: 3 }, "x")).rejects.toMatchObject(refused);
    await correctDraft(other, { task, number: 2 }, "it");
    expect((await listPrompts(other)).size).toBe(0);
    // Prompts taken again belong to each learner, although the address is the same.
    await handInDraft(learner, { task: AGAIN, number: 1 }, TEXT);
    const theirs = await startAttempt(other, 1);
    await handInWriting(other, theirs, { text: TEXT, option: "A" });
    expect((await getDraftSeries(other, AGAIN)).drafts).toEqual([]);
  });
});

it("deleting an account deletes its drafts, even while one is being marked", async () => {
  const { learner, task } = await handIn();
  await handInDraft(learner, { task, number: 2 }, SECOND);
  await handInDraft(learner, { task: AGAIN, number: 1 }, TEXT);
  const work = correctDraft(learner, { task, number: 2 }, "it");
  await deleteAccount(learner, PASSWORD);
  await work;
  expect(await db().draft.count()).toBe(0);
  expect(await db().correction.count({ where: { draftId: { not: null } } })).toBe(0);
});
