import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { deleteAccount } from "@/lib/payments/mutations/delete-account";
import { exportAccount } from "@/lib/report/mutations/export-account";
import { deleteExam, saveOutcome, setExamDay } from "@/lib/report/mutations/real-exam";
import { readExams } from "@/lib/report/queries";
import { makeAccount, PASSWORD } from "@/tests/support/factories";

/** 0:30 on 3 December in Italy, where the day before has just ended. */
const NIGHT = new Date("2026-12-02T23:30:00Z");
const note = (account: Account, examDay: string, now = NIGHT) => setExamDay(account, { examDay }, now);
const rowsOf = ({ id }: Account) => db().realExam.findMany({ where: { userId: id }, orderBy: { day: "asc" } });

async function makePast(account: Account) {
  await note(account, "2026-12-10");
  const { past } = await readExams(account, new Date("2026-12-11T10:00:00Z"));
  if (!past) throw new Error("the exam is not over");
  return past;
}
const LATER = new Date("2026-12-11T10:00:00Z");

describe("the day of the real exam", () => {
  it("is tomorrow at the earliest in the Italian calendar, and not years away", async () => {
    const account = await makeAccount();
    for (const [day, fault] of [
      ["2026-12-03", "past_day"],
      ["2026-12-02", "past_day"],
      ["2029-12-01", "far_day"],
    ] as const)
      await expect(note(account, day)).rejects.toMatchObject({ code: "invalid_input", fields: { examDay: fault } });
    await note(account, "2026-12-04");
    expect((await readExams(account, NIGHT)).upcoming).toMatchObject({ day: "2026-12-04", asksExtraTime: false });
  });

  it("replaces a future one, and leaves a past one with its results", async () => {
    const account = await makeAccount();
    const past = await makePast(account);
    await saveOutcome(account, { examId: past.id, ability: "ascolto", outcome: "failed" }, LATER);
    await note(account, "2027-02-18", LATER);
    await setExamDay(account, { examDay: "2027-04-08", extraTime: "on" }, LATER);
    const exams = await readExams(account, LATER);
    expect(exams.upcoming).toMatchObject({ day: "2027-04-08", asksExtraTime: true });
    expect(exams.past).toMatchObject({ day: "2026-12-10", ascolto: "failed", lettura: null });
    expect(await rowsOf(account)).toHaveLength(2);
  });

  it("keeps its id when it is moved, which identifies its entries in a calendar, and leaves today's exam", async () => {
    const account = await makeAccount();
    await note(account, "2026-12-10");
    const morning = new Date("2026-12-10T08:00:00Z");
    await note(account, "2027-02-18", morning);
    const moved = (await readExams(account, morning)).upcoming?.id;
    await note(account, "2027-04-08", morning);
    expect((await readExams(account, morning)).upcoming).toMatchObject({ id: moved, day: "2027-04-08" });
    expect((await readExams(account, LATER)).past).toMatchObject({ day: "2026-12-10" });
  });

  it("is stored once, however many requests are concurrent", async () => {
    const account = await makeAccount();
    await Promise.all(["2027-02-18", "2027-02-19", "2027-02-20", "2027-02-18"].map((day) => note(account, day)));
    expect(await rowsOf(account)).toHaveLength(1);
  });

  it("is today until midnight in Italy", async () => {
    const account = await makeAccount();
    await note(account, "2026-12-10");
    const evening = await readExams(account, new Date("2026-12-10T22:59:00Z"));
    expect(evening).toMatchObject({ upcoming: { day: "2026-12-10" }, past: null });
    const night = await readExams(account, new Date("2026-12-10T23:01:00Z"));
    expect(night).toMatchObject({ upcoming: null, past: { day: "2026-12-10" } });
  });
});

describe("the result of an exam", () => {
  it("is entered for each ability once the exam is over, and can be changed", async () => {
    const account = await makeAccount();
    const { id: examId } = await makePast(account);
    const told = { examId, ability: "lettura", outcome: "passed" } as const;
    const before = new Date("2026-12-10T10:00:00Z");
    await expect(saveOutcome(account, told, before)).rejects.toMatchObject({ code: "not_found" });
    await saveOutcome(account, told, LATER);
    await saveOutcome(account, { ...told, outcome: "unknown" }, LATER);
    expect((await readExams(account, LATER)).past).toMatchObject({
      ascolto: null,
      lettura: "unknown",
      scrittura: null,
    });
  });

  it("cannot be entered or removed by somebody else", async () => {
    const [owner, other] = [await makeAccount(), await makeAccount()];
    const { id: examId } = await makePast(owner);
    const told = { examId, ability: "lettura", outcome: "passed" } as const;
    await expect(saveOutcome(other, told, LATER)).rejects.toMatchObject({ code: "not_found" });
    await expect(deleteExam(other, examId)).rejects.toMatchObject({ code: "not_found" });
    expect(await readExams(other, LATER)).toEqual({ upcoming: null, past: null });
    expect((await readExams(owner, LATER)).past).toMatchObject({ id: examId, lettura: null });
    await deleteExam(owner, examId);
    expect(await rowsOf(owner)).toEqual([]);
  });

  it("is in its owner's export, and is deleted with the account", async () => {
    const account = await makeAccount();
    const { id: examId } = await makePast(account);
    await saveOutcome(account, { examId, ability: "scrittura", outcome: "passed" }, LATER);
    const words = (key: string) => key;
    const translators = { summary: words, verdict: words, sections: words, correction: words, patterns: words };
    const taken = await exportAccount(account, { language: "it", product: "CILS", translators, address: "192.0.2.7" });
    expect(taken.exams).toMatchObject([{ day: "2026-12-10", asksExtraTime: false, scrittura: "passed" }]);
    await deleteAccount(account, PASSWORD);
    expect(await db().realExam.count({ where: { id: examId } })).toBe(0);
  });
});
