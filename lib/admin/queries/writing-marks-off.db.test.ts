import { beforeAll, describe, expect, it } from "vitest";
import type { Admin } from "@/lib/accounts/actor";
import { listAuditEvents } from "@/lib/admin/queries/audit";
import { readBatchResults } from "@/lib/admin/queries/batch-results";
import { readClassReadiness } from "@/lib/admin/queries/class-readiness";
import { readFigures } from "@/lib/admin/queries/figures";
import { findStudent, getUserDetails } from "@/lib/admin/queries/student";
import { listStudents, readTotals } from "@/lib/admin/queries/students";
import { findWritingToMark } from "@/lib/admin/queries/writings";
import { db } from "@/lib/db/client";
import { toSimulationCards } from "@/lib/exam/cards";
import { listSimulations } from "@/lib/exam/content/library";
import { CRITERIA, mapCriteria } from "@/lib/exam/criteria";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { storeWritingScore } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { listAttempts } from "@/lib/exam/queries";
import { judgeExam } from "@/lib/exam/verdict";
import type { Learner } from "@/lib/payments/actor";
import { exportAccount } from "@/lib/report/mutations/export-account";
import { loadDashboard } from "@/lib/report/mutations/load-dashboard";
import { readReviews } from "@/lib/report/queries";
import { markByTeacher } from "@/lib/writing/mutations/mark-by-teacher";
import { readSessionState } from "@/lib/writing/session-state";
import { makeAdmin, makeLearner } from "@/tests/support/factories";

// Before this file's process reads the configuration.
process.env["WRITING_MARKS"] = "off";

const NOW = new Date("2026-11-22T12:00:00Z");
const wordsOf = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
const translators = { summary: wordsOf, verdict: wordsOf, sections: wordsOf, correction: wordsOf, patterns: wordsOf };
const STUDENTS = { q: "", sort: "name", isDescending: false, filters: [], limit: 50 } as const;
const EVENTS = { kind: null, actor: null, student: null, from: null, to: null, before: null };

let admin: Admin;
let learner: Learner;
let attemptId: string;
let writingId: string;
let batchId: string;

beforeAll(async () => {
  [admin, learner] = await Promise.all([makeAdmin(), makeLearner()]);
  ({ id: batchId } = await db().giftCodeBatch.create({ data: { keyHash: "unmarked", prefix: "CILS", size: 1 } }));
  const redeemed = { redeemedById: learner.id, redeemedAt: new Date() };
  await db().giftCode.create({ data: { codeHash: "unmarked", batchId, number: 1, ...redeemed } });
  attemptId = await startAttempt(learner, 1);
  const answers = { text: "Cara Sonia, la zona è bello.", option: "B" };
  await saveAnswers(learner, attemptId, { prova: "scrittura", answers, completed: true });
  await finishAttempt(learner, attemptId);
  ({ id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId } }));
});

/**
 * Marks the writing as the AI teacher, then as a teacher: with no points, or with all. Returns what is shown after
 * each.
 */
async function tellOf(points: "none" | "all"): Promise<string[][]> {
  const isAll = points === "all";
  const criteria = mapCriteria((name) => (isAll ? CRITERIA[name] : 0));
  const score = isAll ? 12 : 0;
  const details = {
    evidence: {},
    bullets: [true, true, false],
    reasons: [{ rule: "errors_against_score", count: isAll ? 1 : 90, limit: 100 }],
    rates: { forms: isAll ? 0.5 : 7, spelling: isAll ? 0.5 : 8 },
  };
  await db().correction.deleteMany();
  await db().auditEvent.deleteMany();
  await db().readinessVerdict.deleteMany();
  const marks = { criteria, score, feedback: "Bene.", details, state: "done", finishedAt: NOW } as const;
  await db().correction.create({ data: { writingId, source: "ai", key: `ai:${writingId}`, locale: "it", ...marks } });
  await db().$transaction((tx) => storeWritingScore(tx, attemptId, score, isAll, NOW));
  const byAi = await tellAll();
  await markByTeacher(admin, { writingId, criteria, feedback: "Molto bene.", correctedText: "" }, admin.locale, NOW);
  return [byAi, await tellAll()];
}

/** Everything that pages and calls show, to the learner and to the school. */
async function tellAll(): Promise<string[]> {
  const attempts = await listAttempts(learner);
  const { students } = await listStudents(admin, { ...STUDENTS, filters: [] });
  const manner = { language: "it", product: "CILS", translators, address: "192.0.2.7" };
  const told = {
    cards: toSimulationCards(listSimulations(), attempts, true, "it"),
    finish: judgeExam(attempts[0]?.sections ?? []),
    state: await readSessionState(learner, attemptId, "it"),
    reviews: await readReviews(learner, attemptId, "it"),
    readiness: (await loadDashboard(learner)).readiness,
    taken: await exportAccount(learner, manner, NOW),
    details: await getUserDetails(admin, learner.id),
    student: await findStudent(admin, learner.id, NOW),
    totals: [...(await readTotals(admin, students))],
    batch: await readBatchResults(admin, batchId),
    ofClass: await readClassReadiness(admin, batchId),
    figures: await readFigures(admin, "days"),
    audit: (await listAuditEvents(admin, EVENTS)).entries,
    desk: await findWritingToMark(admin, writingId),
  };
  return Object.entries(told).map(([name, value]) => `${name}: ${JSON.stringify(value, withoutClock)}`);
}

/** Without the values that differ between any two moments, whatever the marks. */
const withoutClock = (key: string, value: unknown) =>
  ["id", "key", "at", "createdAt"].includes(key) ? undefined : value;

describe("a school without marks for writings", () => {
  it("sees the same for a text with no points and one with all points, and still sees the correction", async () => {
    const [byAi, byTeacher] = await tellOf("none");
    const again = await tellOf("all");
    expect(again[0]).toEqual(byAi);
    expect(again[1]).toEqual(byTeacher);
    expect(byAi?.join()).toContain("Bene.");
    expect(byTeacher?.join()).toContain("Molto bene.");
  });

  it("counts the other four sections, and predicts listening and reading only", async () => {
    const [attempt] = await listAttempts(learner);
    expect(judgeExam(attempt?.sections ?? [])).toMatchObject({ maxTotalScore: 48, pending: false });
    const { readiness } = await loadDashboard(learner);
    expect(readiness?.abilities.map(({ ability }) => ability).sort()).toEqual(["ascolto", "lettura"]);
    const ofClass = await readClassReadiness(admin, batchId);
    expect(ofClass.measured).toBe(1);
    expect(ofClass.abilities.map(({ ability }) => ability)).toEqual(["ascolto", "lettura"]);
  });
});
