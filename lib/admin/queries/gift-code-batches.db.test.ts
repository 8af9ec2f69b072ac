import { describe, expect, it } from "vitest";
import { readBatchResults } from "@/lib/admin/queries/batch-results";
import {
  findGiftCode,
  findGiftCodeBatch,
  listBatchCodes,
  listGiftCodeBatches,
} from "@/lib/admin/queries/gift-code-batches";
import { db } from "@/lib/db/client";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { SECTIONS } from "@/lib/exam/sections";
import { hashGiftCode } from "@/lib/payments/gift-code";
import { createGiftCodeBatch } from "@/lib/payments/mutations/create-gift-codes";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { revokeGiftCodes } from "@/lib/payments/mutations/revoke-gift-codes";
import { newBatchSchema } from "@/lib/payments/schema";
import { makeAccount, makeAdmin } from "@/tests/support/factories";

const DAY_MS = 24 * 60 * 60 * 1000;

async function makeBatch(count: number) {
  const admin = await makeAdmin();
  const requestKey = crypto.randomUUID().replaceAll("-", "");
  const asked = { requestKey, count, prefix: "CILS", expiresOn: "", owner: "Scuola", note: "" };
  return { admin, ...(await createGiftCodeBatch(admin, newBatchSchema.parse(asked))) };
}

const marksOf = (score: number) => ({
  score,
  passed: score >= 7,
  lockedAt: new Date(),
  correctedAt: new Date(),
});

/** An attempt with that score in every section; null: the writing's mark is missing. */
async function makeAttempt(userId: string, simulationId: number, score: number | null, changes = {}) {
  const closed = { status: "closed" as const, closedAt: new Date() };
  await db().attempt.create({
    data: {
      id: makeAttemptId(),
      userId,
      simulationId,
      ...closed,
      ...changes,
      sections: {
        create: SECTIONS.map((section) => {
          if (score === null && section === "scrittura") return { section };
          return { section, ...marksOf(score ?? 12) };
        }),
      },
    },
  });
}

describe("the batches", () => {
  it("are listed newest first, paginated, each once", async () => {
    const { admin } = await makeBatch(1);
    for (let more = 0; more < 30; more += 1) await makeBatch(1);
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const { batches, next } = await listGiftCodeBatches(admin, before);
      seen.push(...batches.map(({ id }) => id));
      before = next;
    } while (before);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(await db().giftCodeBatch.count());
    expect(seen).toEqual([...seen].sort().reverse());
  });

  it("show the number of codes by state, and each code's number, state and learner, but never the code", async () => {
    const { admin, batchId, codes } = await makeBatch(4);
    const learner = await makeAccount();
    await redeemGiftCode(learner, codes[1] ?? "");
    await revokeGiftCodes(admin, { batchId, number: 3, reason: "Perso" });
    await db().giftCode.updateMany({ where: { batchId, number: 4 }, data: { expiresAt: new Date(0) } });
    const batch = await findGiftCodeBatch(admin, batchId);
    expect(batch?.counts).toEqual({ unused: 1, used: 1, revoked: 1, expired: 1 });
    const page = await listBatchCodes(admin, batchId, 0);
    expect(page.codes.map(({ number, state }) => [number, state])).toEqual([
      [1, "unused"],
      [2, "used"],
      [3, "revoked"],
      [4, "expired"],
    ]);
    expect(page.codes[1]?.learner).toEqual({ id: learner.id, name: "Prova Di Prova" });
    expect(page.next).toBeNull();
    expect(codes.filter((code) => JSON.stringify([batch, page]).includes(code))).toEqual([]);
  });

  it("are found by a complete code", async () => {
    const { admin, batchId, codes } = await makeBatch(3);
    const found = await findGiftCode(admin, hashGiftCode(codes[2] ?? ""));
    expect(found).toEqual({ batchId, number: 3, state: "unused" });
    expect(await findGiftCode(admin, hashGiftCode("CILS-NONE-0000"))).toBeNull();
  });

  it("of a thousand codes are paginated by number", async () => {
    const { admin, batchId } = await makeBatch(150);
    const first = await listBatchCodes(admin, batchId, 0);
    expect([first.codes.length, first.next]).toEqual([100, 100]);
    const second = await listBatchCodes(admin, batchId, 100);
    expect([second.codes[0]?.number, second.codes.length, second.next]).toEqual([101, 50, null]);
  });
});

describe("the results of a batch", () => {
  it("include attempts started after redeeming, but none set aside, and average only those with all marks", async () => {
    const { admin, batchId, codes } = await makeBatch(5);
    const [one, two, three] = [await makeAccount(), await makeAccount(), await makeAccount()];
    for (const [index, account] of [one, two, three].entries()) await redeemGiftCode(account, codes[index] ?? "");
    await makeAttempt(one.id, 1, 10);
    await makeAttempt(one.id, 2, 6);
    await makeAttempt(one.id, 3, 12, { setAsideAt: new Date() });
    await makeAttempt(one.id, 4, 12, { startedAt: new Date(Date.now() - DAY_MS) });
    await makeAttempt(two.id, 1, null);
    await makeAttempt(two.id, 2, 12, { status: "active", closedAt: null });
    expect(await readBatchResults(admin, batchId)).toEqual({
      learners: 3,
      started: 2,
      finishers: 2,
      finished: 3,
      judged: 2,
      passed: 1,
      meanTotal: 40,
      maxTotal: 60,
      sectionMeans: [
        { section: "ascolto1", mean: 28 / 3 },
        { section: "ascolto2", mean: 28 / 3 },
        { section: "lettura", mean: 28 / 3 },
        { section: "cloze", mean: 28 / 3 },
        { section: "scrittura", mean: 8 },
      ],
    });
  });

  it("are empty, not an error, before anybody has redeemed a code", async () => {
    const { admin, batchId } = await makeBatch(2);
    const results = await readBatchResults(admin, batchId);
    expect(results).toMatchObject({ learners: 0, started: 0, finished: 0, judged: 0, passed: 0, meanTotal: null });
  });
});
