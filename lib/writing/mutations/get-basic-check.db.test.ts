import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import type { Learner } from "@/lib/payments/actor";
import { getBasicCheck } from "@/lib/writing/mutations/get-basic-check";
import { findWriting } from "@/lib/writing/queries";
import { makeLearner } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/statements";

async function handIn(text: string): Promise<{ learner: Learner; attemptId: string }> {
  const learner = await makeLearner();
  const attemptId = await startAttempt(learner, 1);
  await handInWriting(learner, attemptId, { text, option: "A" });
  return { learner, attemptId };
}

async function readWriting({ learner, attemptId }: Awaited<ReturnType<typeof handIn>>) {
  const writing = await findWriting(learner, attemptId);
  if (!writing) throw new Error("the writing is not there");
  return writing;
}

describe("the basic check of a handed-in writing", () => {
  it("is made once, however many requests are concurrent", async () => {
    const writing = await readWriting(await handIn("Io o mangiatto la pizza."));
    let checks: Awaited<ReturnType<typeof getBasicCheck>>[] = [];
    const statements = await countStatements(async () => {
      checks = await Promise.all(Array.from({ length: 8 }, () => getBasicCheck(writing)));
    });
    expect(statements).toBe(1);
    expect(new Set(checks).size).toBe(1);
    expect(checks[0]?.map(({ original }) => original)).toEqual(["o", "mangiatto"]);
  });

  it("is stored with the text and not made again", async () => {
    const place = await handIn("Io o mangiatto la pizza.");
    await getBasicCheck(await readWriting(place));
    const kept = [{ start: 0, end: 2, original: "Io", suggestions: ["kept"], reason: "unknown" }];
    await db().writing.update({ where: { attemptId: place.attemptId }, data: { basicCheck: kept } });
    expect(await getBasicCheck(await readWriting(place))).toEqual(kept);
  });

  it("of a writing deleted meanwhile is returned and not stored", async () => {
    const place = await handIn("Io o mangiatto la pizza.");
    const writing = await readWriting(place);
    await db().user.delete({ where: { id: place.learner.id } });
    expect(await getBasicCheck(writing)).toHaveLength(2);
  });
});
