import { expect, it } from "vitest";
import { readExamPredictions } from "@/lib/admin/queries/reliability";
import { db } from "@/lib/db/client";
import { toCalendarDate } from "@/lib/product/italian-day";
import type { ExamOutcome } from "@/lib/report/real-exam";
import { makeAdmin, makeUser } from "@/tests/support/factories";

type Outcomes = Partial<Record<"ascolto" | "lettura" | "scrittura", ExamOutcome>>;

/** A learner with an exam on 18 February 2027, who was shown these probabilities of each ability at these times. */
async function makeExaminee(outcomes: Outcomes, told: readonly { at: string; middle: number }[]) {
  const { id: userId } = await makeUser();
  await db().realExam.create({ data: { userId, day: toCalendarDate("2027-02-18"), ...outcomes } });
  for (const { at, middle } of told) {
    const abilities = ["ascolto", "lettura", "scrittura"].map((ability) => ({ ability, middle }));
    const basis = crypto.randomUUID().slice(0, 16);
    await db().readinessVerdict.create({ data: { userId, basis, readiness: { abilities }, createdAt: new Date(at) } });
  }
}

it("each reported result is compared with the last prediction before the exam's day in Italy, and with no other", async () => {
  await makeExaminee({ ascolto: "passed", lettura: "failed", scrittura: "unknown" }, [
    { at: "2027-01-10T10:00:00Z", middle: 40 },
    { at: "2027-02-17T22:59:00Z", middle: 80 },
    // Half past midnight on the day itself.
    { at: "2027-02-17T23:30:00Z", middle: 95 },
  ]);
  await makeExaminee({ ascolto: "passed" }, [{ at: "2027-02-18T12:00:00Z", middle: 70 }]);
  await makeExaminee({ scrittura: "unknown" }, [{ at: "2027-01-10T10:00:00Z", middle: 70 }]);
  await makeExaminee({}, [{ at: "2027-01-10T10:00:00Z", middle: 70 }]);
  const predictions = await readExamPredictions(await makeAdmin());
  expect(predictions.toSorted((a, b) => Number(a.passed) - Number(b.passed))).toEqual([
    { said: 0.8, passed: false },
    { said: 0.8, passed: true },
  ]);
});
