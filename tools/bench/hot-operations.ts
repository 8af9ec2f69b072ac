import { z } from "zod";
import type { Account, Admin } from "@/lib/accounts/actor";
import { requireAccountOf } from "@/lib/accounts/gate";
import { listOwnEvents } from "@/lib/accounts/queries";
import { auditFilterSchema } from "@/lib/admin/audit-filter";
import { refreshDailyStats, refreshSchoolStats } from "@/lib/admin/mutations/refresh-stats";
import { listAuditEvents } from "@/lib/admin/queries/audit";
import { readBatchResults } from "@/lib/admin/queries/batch-results";
import { listBlindTexts, readAgreement } from "@/lib/admin/queries/blind-marks";
import { readClassReadiness } from "@/lib/admin/queries/class-readiness";
import { readFigures } from "@/lib/admin/queries/figures";
import { listGiftCodeBatches } from "@/lib/admin/queries/gift-code-batches";
import { listProblemPurchases } from "@/lib/admin/queries/problem-purchases";
import { listSimulationOverviews, readSimulationHealth } from "@/lib/admin/queries/question-health";
import { readExamPredictions } from "@/lib/admin/queries/reliability";
import { getStats, readToSuspend } from "@/lib/admin/queries/stats";
import { findStudent } from "@/lib/admin/queries/student";
import { readTotals, searchStudents } from "@/lib/admin/queries/students";
import { listUndeliveredMails } from "@/lib/admin/queries/undelivered-mails";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import { parseStudentQuery } from "@/lib/admin/student-query";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { advanceSittings } from "@/lib/exam/mutations/sitting";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { hasCorrected } from "@/lib/exam/queries";
import { questionName } from "@/lib/exam/question-name";
import { claimJob, expireJobs, finishClaim } from "@/lib/jobs/claims";
import { toLearner } from "@/lib/payments/gate";
import { purgeOldData } from "@/lib/payments/mutations/purge-old-data";
import { queueDueMails, queueRecentMails } from "@/lib/payments/mutations/queue-due-mails";
import { findAccess, findPaymentOverview, findSessionUserWithGrants } from "@/lib/payments/queries";
import { relearnDifficulties } from "@/lib/report/mutations/learn-difficulties";
import { loadDashboard } from "@/lib/report/mutations/load-dashboard";
import { readReview } from "@/lib/report/queries";
import { readDeck } from "@/lib/report/queries/deck";
import { enforceLimit, resetLimit } from "@/lib/security/rate-limit";
import { queueCorrection } from "@/lib/writing/mutations/correct-writing";
import { reserveCall } from "@/lib/writing/mutations/ledger";
import { readAiCosts } from "@/lib/writing/queries";
import { readSessionState } from "@/lib/writing/session-state";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A learner with an active attempt, a finished one, and a simulation not started (`unstarted`). */
export type BenchLearner = Awaited<ReturnType<typeof toPerson>>;

const foundSchema = z.array(
  z.object({
    id: z.string(),
    sessionVersion: z.int(),
    under: z.string(),
    simulationId: z.int(),
    finished: z.string(),
    free: z.int(),
  }),
);

async function toPerson(found: z.output<typeof foundSchema>[number]) {
  const account: Account = await requireAccountOf({ userId: found.id, version: found.sessionVersion });
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof Error) throw learner;
  const { under: id, simulationId, finished, free: unstarted } = found;
  return { learner, active: { id, simulationId }, finished, unstarted };
}

export async function findPeople(count: number): Promise<BenchLearner[]> {
  const rows = await db().$queryRaw`
    SELECT DISTINCT ON (person.id) person.id, person."sessionVersion", under.id AS under, under."simulationId",
      finished.id AS finished, free.number AS free
    FROM (
      SELECT id, "sessionVersion" FROM "User" WHERE "accessUntil" > now() AND "suspendedAt" IS NULL ORDER BY md5(id::text) LIMIT 2000
    ) AS person
    JOIN "Attempt" AS under ON under."userId" = person.id AND under.status = 'active'
    JOIN "Attempt" AS finished ON finished."userId" = person.id AND finished.status = 'closed'
    JOIN LATERAL (
      SELECT min(number) AS number FROM generate_series(1, 5) AS number
      WHERE number NOT IN (SELECT "simulationId" FROM "Attempt" WHERE "userId" = person.id)
    ) AS free ON free.number IS NOT NULL
    LIMIT ${count}`;
  return Promise.all(foundSchema.parse(rows).map(toPerson));
}

export type Operation = { name: string; work: () => Promise<unknown> };

/** One learner's operations, in an order in which they can run. */
export function learnerOperations({ learner, active, finished, unstarted }: BenchLearner): Operation[] {
  const [question] = keyedQuestions(getSimulation(active.simulationId), "lettura");
  const answers = question ? { [questionName("lettura", question.id)]: question.correct_answer } : {};
  const saved = { prova: "lettura", answers, completed: false } as const;
  const text = `Gentile signora, le scrivo per il corso ${active.id}.`;
  return [
    { name: "authenticate a call", work: () => findSessionUserWithGrants(learner.id) },
    { name: "start a simulation", work: () => startAttempt(learner, unstarted) },
    { name: "save an answer", work: () => saveAnswers(learner, active.id, saved) },
    { name: "read the state", work: () => readSessionState(learner, active.id, "it") },
    { name: "correct a section", work: () => correctSection(learner, active.id, "lettura") },
    { name: "hand in a writing", work: () => handInWriting(learner, active.id, { text, option: "A" }) },
    {
      name: "have it corrected",
      work: async () => {
        const { id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId: active.id } });
        const correctionId = await queueCorrection({ target: { writingId }, userId: learner.id, text }, "it");
        const claim = await claimJob("correction", new Date(), { correctionId, immediateTries: 3 });
        if (!claim) throw new Error("there was no correction to claim");
        const call = { kind: "writing", step: "correct", model: "claude-sonnet-5-5", maxCostMicroUsd: 1 } as const;
        await reserveCall({ correctionId, userId: learner.id, ...call });
        await finishClaim(db(), claim, { state: "done" });
      },
    },
    { name: "finish", work: () => finishAttempt(learner, active.id) },
    { name: "may play a recording again", work: () => hasCorrected(learner, active.simulationId, "ascolto1") },
    { name: "dashboard, readiness recomputed", work: () => loadDashboard(learner) },
    { name: "dashboard", work: () => loadDashboard(learner) },
    { name: "review", work: () => readReview(learner, finished, "lettura", "it") },
    { name: "deck", work: () => readDeck(learner) },
    { name: "account page", work: () => Promise.all([listOwnEvents(learner), findPaymentOverview(learner)]) },
    {
      name: "limits",
      work: async () => {
        await enforceLimit("login_by_account", learner.email);
        await resetLimit("login_by_account", learner.email);
      },
    },
  ];
}

export function scheduledOperations(): Operation[] {
  return [
    { name: "look for mails to send", work: () => expireJobs("mail", new Date()).then(() => claimJob("mail")) },
    { name: "look for corrections", work: () => claimJob("correction") },
    { name: "queue recent mails", work: () => queueRecentMails(new Date()) },
    { name: "queue due mails, 2 days", work: () => queueDueMails(new Date(), 2 * DAY_MS) },
    { name: "queue due mails, all", work: () => queueDueMails(new Date()) },
    { name: "sittings whose time is over", work: () => advanceSittings(new Date()) },
    { name: "learn difficulties", work: () => relearnDifficulties() },
    { name: "retention", work: () => purgeOldData(false) },
    { name: "the school's figures", work: () => refreshSchoolStats(new Date()) },
    { name: "the days' figures", work: () => refreshDailyStats(new Date()) },
  ];
}

export function adminOperations(admin: Admin, person: BenchLearner, batchId: string): Operation[] {
  const find = (query: Parameters<typeof parseStudentQuery>[0]) => async () => {
    const found = await searchStudents(admin, parseStudentQuery(query));
    if (!found) throw new Error("the list could not be read");
    await readTotals(admin, found.students);
  };
  const operations: Operation[] = [
    { name: "figures", work: () => getStats(admin) },
    { name: "to suspend", work: () => readToSuspend(admin) },
    { name: "writings", work: () => listWritingsToMark(admin) },
    { name: "what the AI costs", work: () => readAiCosts() },
    { name: "purchases in trouble", work: () => listProblemPurchases(admin) },
    { name: "mails in trouble", work: () => listUndeliveredMails(admin) },
    { name: "list", work: find({}) },
    { name: "list, with one under way", work: find({ filter: "active" }) },
    { name: "search a name", work: find({ q: "rossi mario" }) },
    { name: "search two letters", work: find({ q: "ro" }) },
    { name: "a student", work: () => findStudent(admin, person.learner.id) },
    { name: "a month in days", work: () => readFigures(admin, "days") },
    { name: "a year in months", work: () => readFigures(admin, "months") },
    { name: "verdicts and real exams", work: () => readExamPredictions(admin) },
    { name: "simulations", work: () => listSimulationOverviews(admin) },
    { name: "question health", work: () => readSimulationHealth(admin, 1) },
    { name: "texts to mark blind", work: () => listBlindTexts(admin).then(() => readAgreement(admin)) },
    { name: "audit", work: () => listAuditEvents(admin, auditFilterSchema.parse({ kind: "account_registered" })) },
    { name: "batches", work: () => listGiftCodeBatches(admin, null) },
    { name: "a class", work: () => readClassReadiness(admin, batchId).then(() => readBatchResults(admin, batchId)) },
  ];
  return operations.map(({ name, work }) => ({ name: `desk: ${name}`, work }));
}
