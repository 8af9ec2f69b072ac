import { describe, expect, it } from "vitest";
import { readClassReadiness } from "@/lib/admin/queries/class-readiness";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { questionName } from "@/lib/exam/question-name";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import { toLearner } from "@/lib/payments/gate";
import { createGiftCodeBatch } from "@/lib/payments/mutations/create-gift-codes";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { findAccess } from "@/lib/payments/queries";
import { newBatchSchema } from "@/lib/payments/schema";
import { makeAccount, makeAdmin } from "@/tests/support/factories";

async function makeBatch() {
  const requestKey = crypto.randomUUID().replaceAll("-", "");
  const asked = { requestKey, count: 3, prefix: "CILS", expiresOn: "", owner: "Scuola", note: "" };
  return createGiftCodeBatch(await makeAdmin(), newBatchSchema.parse(asked));
}

/** A learner of a batch who has finished the first paper with this number of right answers per section, and this mark. */
async function finishWith(code: string, right: number, score: number) {
  const account = await makeAccount();
  await redeemGiftCode(account, code);
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof Error) throw learner;
  const attemptId = await startAttempt(learner, 1);
  for (const prova of QUESTION_SECTIONS) {
    const given = keyedQuestions(getSimulation(1), prova).slice(0, right);
    const answers = Object.fromEntries(given.map((one) => [questionName(prova, one.id), one.correct_answer]));
    await saveAnswers(learner, attemptId, { prova, answers, completed: true });
  }
  await finishAttempt(learner, attemptId);
  await db().sectionRecord.update({
    where: { attemptId_section: { attemptId, section: "scrittura" } },
    data: { score, passed: score >= 7, correctedAt: new Date() },
  });
  return attemptId;
}

describe("the readiness of a class", () => {
  it("is empty while nobody has finished", async () => {
    const { batchId } = await makeBatch();
    expect(await readClassReadiness(await makeAdmin(), batchId)).toEqual({ measured: 0, abilities: [], topics: [] });
  });

  it("ranges from the weakest to the strongest learner, and uses that class only", async () => {
    const { batchId, codes } = await makeBatch();
    const other = await makeBatch();
    await finishWith(codes[0] ?? "", 12, 11);
    await finishWith(codes[1] ?? "", 2, 4);
    await finishWith(other.codes[0] ?? "", 0, 0);
    const { measured, abilities, topics } = await readClassReadiness(await makeAdmin(), batchId);
    expect(measured).toBe(2);
    expect(abilities.map(({ ability }) => ability)).toEqual(["ascolto", "lettura", "scrittura"]);
    for (const { lowest, lowerQuartile, median, upperQuartile, highest } of abilities) {
      expect(lowest).toBeLessThan(highest);
      expect([lowest, lowerQuartile, median, upperQuartile, highest]).toEqual(
        [lowest, lowerQuartile, median, upperQuartile, highest].toSorted((a, b) => a - b),
      );
    }
    const missed = topics.map((topic) => topic.missed);
    expect(missed).toEqual(missed.toSorted((a, b) => b - a));
    for (const topic of topics) expect(topic).toMatchObject({ learners: 1 });
  });

  it("excludes attempts set aside, and those started before the code was redeemed", async () => {
    const { batchId, codes } = await makeBatch();
    const first = await finishWith(codes[0] ?? "", 6, 7);
    const second = await finishWith(codes[1] ?? "", 6, 7);
    await db().attempt.update({ where: { id: first }, data: { setAsideAt: new Date() } });
    await db().attempt.update({ where: { id: second }, data: { startedAt: new Date("2020-01-01") } });
    expect(await readClassReadiness(await makeAdmin(), batchId)).toMatchObject({ measured: 0, topics: [] });
  });
});
