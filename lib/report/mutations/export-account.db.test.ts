import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { beginPart } from "@/lib/exam/mutations/sitting";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { toLearner } from "@/lib/payments/gate";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { findAccess } from "@/lib/payments/queries";
import { TERMS_VERSION } from "@/lib/product/legal";
import { exportAccount } from "@/lib/report/mutations/export-account";
import itMessages from "@/messages/it.json";
import { makeAccount, makeGiftCode, makeLearner } from "@/tests/support/factories";

const words = (key: string) => {
  const found: unknown = key.split(".").reduce<unknown>((node, part) => Object(node)[part], itMessages.report.summary);
  return typeof found === "string" ? found : key;
};
const take = async (account: Account) => {
  const taken = await exportAccount(account, {
    language: "it",
    product: "CILS",
    translators: { summary: words, verdict: words, sections: words, correction: words, patterns: words },
    address: "192.0.2.1",
  });
  return { taken, json: JSON.stringify(taken) };
};

async function makeStory() {
  const account = await makeAccount();
  const code = await makeGiftCode();
  await redeemGiftCode(account, code);
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof Error) throw learner;
  const attemptId = await startAttempt(learner, 1);
  await saveAnswers(learner, attemptId, { prova: "lettura", answers: { lettura_1: "V" }, completed: false });
  await saveAnswers(learner, attemptId, { prova: "cloze", answers: { cloze_1: "B" }, completed: false });
  await correctSection(learner, attemptId, "lettura");
  await handInWriting(learner, attemptId, { text: "Cara Sonia, la zona è bella.", option: "B" });
  return { account, code, attemptId };
}

describe("the export of personal data", () => {
  it("contains the mode of a sitting and the times of its parts, and no key before its end", async () => {
    const learner = await makeLearner();
    const attemptId = await startAttempt(learner, 1, { mode: "exam", extraTime: "fifty" });
    const begunAt = new Date();
    await beginPart(learner, attemptId, "listening", begunAt);
    const { taken, json } = await take(learner);
    expect(taken.attempts).toMatchObject([
      { mode: "exam", extraTime: "fifty", parts: [{ part: "listening", startedAt: begunAt, endedAt: null }] },
    ]);
    expect(json).not.toContain('correctAnswer":');
  });

  it("contains when each mail was sent, and no time for one that was no longer needed", async () => {
    const account = await makeAccount();
    const finishedAt = new Date("2026-11-01T10:00:00Z");
    const mailOf = (kind: string, failure: string | null) => {
      const id = randomUUID();
      return { id, key: id, queue: "mail", kind, failure, userId: account.id, state: "done", finishedAt } as const;
    };
    await db().job.createMany({ data: [mailOf("order", null), mailOf("refund_failed", "outdated")] });
    const { taken } = await take(account);
    const sent = new Map(taken.mails.map(({ kind, sentAt }) => [kind, sentAt]));
    expect([...sent.keys()].toSorted()).toEqual(["order", "refund_failed"]);
    expect([sent.get("order"), sent.get("refund_failed")]).toEqual([finishedAt, null]);
  });

  it("contains the account, its access, its answers, texts and events, and the content of the PDF", async () => {
    const { account, attemptId } = await makeStory();
    const { taken } = await take(account);
    expect(taken.account).toMatchObject({
      email: account.email,
      taxCode: "RSSMRA85T10A562S",
      birthDate: "1985-12-10",
      street: "Via Roma 1",
    });
    expect(taken.consents).toMatchObject([{ to: "terms", version: TERMS_VERSION }]);
    expect(taken.accesses).toMatchObject([{ source: "gift_code", endedAt: null }]);
    expect(taken.giftCodes).toHaveLength(1);
    expect(taken.events.map(({ kind }) => kind)).toEqual(["data_exported"]);
    const [attempt] = taken.attempts;
    expect(attempt?.id).toBe(attemptId);
    expect(attempt?.writing?.text).toBe("Cara Sonia, la zona è bella.");
    const sections = new Map(attempt?.sections.map((record) => [record.section, record]));
    expect(sections.get("cloze")?.answers).toEqual({ cloze_1: "B" });
    expect(sections.get("lettura")?.marks.length).toBeGreaterThan(5);
    const summary = attempt?.summary.sections ?? [];
    expect(summary.map(({ questions }) => questions.length > 0)).toEqual([false, false, true, false, false]);
    expect(summary[4]?.blocks[0]?.paragraphs).toEqual(["Cara Sonia, la zona è bella."]);
  });

  it("labels what an AI wrote, and not what a teacher signed", async () => {
    const { account, attemptId } = await makeStory();
    const { id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId } });
    const criteria = { efficacia: 2, stile: 1, morfosintassi: 1, lessico: 1, ortografia: 1 };
    const marks = { criteria, state: "done", score: 6, feedback: "Bene.", finishedAt: new Date() } as const;
    for (const source of ["ai", "teacher"] as const)
      await db().correction.create({
        data: { writingId, source, key: `${source}:${writingId}`, locale: "it", ...marks },
      });
    const { taken } = await take(account);
    const corrections = taken.attempts[0]?.writing?.corrections ?? [];
    expect(corrections.map(({ source, ai_generated }) => `${source}: ${ai_generated}`).sort()).toEqual([
      "ai: true",
      "teacher: false",
    ]);
  });

  it("contains the practice drafts with their marks", async () => {
    const { account, attemptId } = await makeStory();
    const draft = { text: "Cara Sonia, la zona è molto bella.", revision: 1, savedAt: new Date(), simulationId: 1 };
    const { id: draftId } = await db().draft.create({
      data: { ...draft, userId: account.id, attemptId, number: 2, handedInAt: new Date() },
    });
    const criteria = { efficacia: 2, stile: 1, morfosintassi: 2, lessico: 2, ortografia: 1 };
    const marks = { state: "done", criteria, score: 8, feedback: "Meglio.", finishedAt: new Date() } as const;
    await db().correction.create({ data: { draftId, source: "ai", key: draftId, locale: "it", ...marks } });
    const { taken } = await take(account);
    expect(taken.drafts).toMatchObject([
      { attemptId, number: 2, text: draft.text, corrections: [{ score: 8, ai_generated: true }] },
    ]);
    const blocks = taken.attempts[0]?.summary.sections[4]?.blocks ?? [];
    expect(blocks.at(-1)?.paragraphs[0]).toBe(draft.text);
  });

  it("contains no password, no hash, no code, and no key of an uncorrected section", async () => {
    const { account, code } = await makeStory();
    const { taken, json } = await take(account);
    const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: account.id } });
    const { codeHash } = await db().giftCode.findFirstOrThrow({ where: { redeemedById: account.id } });
    for (const secret of [passwordHash, codeHash, code]) expect(json).not.toContain(secret);
    expect(json).not.toMatch(/hash|sessionVersion|lease|"sentences"/i);
    const uncorrected = taken.attempts[0]?.sections.filter(({ correctedAt }) => !correctedAt) ?? [];
    expect(uncorrected.length).toBeGreaterThan(2);
    expect(uncorrected.flatMap(({ marks }) => marks)).toEqual([]);
  });

  it("contains nothing of other people", async () => {
    const other = await makeLearner();
    const foreign = await startAttempt(other, 2);
    const { json } = await take((await makeStory()).account);
    for (const trace of [other.id, other.email, foreign]) expect(json).not.toContain(trace);
  });

  it("is limited to five times an hour", async () => {
    const account = await makeAccount();
    for (let time = 0; time < 5; time += 1) await take(account);
    await expect(take(account)).rejects.toMatchObject({ code: "rate_limited" });
  });
});
