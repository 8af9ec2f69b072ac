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
import { listSimulationOverviews, readSimulationHealth } from "@/lib/admin/queries/question-health";
import { readExamPredictions } from "@/lib/admin/queries/reliability";
import { countToSuspend, getStats } from "@/lib/admin/queries/stats";
import { findStudent } from "@/lib/admin/queries/student";
import { readTotals, searchStudents } from "@/lib/admin/queries/students";
import { listTroubledMails } from "@/lib/admin/queries/troubled-mails";
import { listTroubledPurchases } from "@/lib/admin/queries/troubled-purchases";
import { listWritingsToMark } from "@/lib/admin/queries/writings";
import { readStudentQuery } from "@/lib/admin/student-parameters";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { correctSection } from "@/lib/exam/mutations/correct-section";
import { finishAttempt } from "@/lib/exam/mutations/finish-attempt";
import { handInWriting } from "@/lib/exam/mutations/hand-in-writing";
import { saveAnswers } from "@/lib/exam/mutations/save-answers";
import { advanceSittings } from "@/lib/exam/mutations/sitting";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { keyedQuestions } from "@/lib/exam/paper";
import { hasCorrected } from "@/lib/exam/queries";
import { questionName } from "@/lib/exam/question-name";
import { claimJob, expireJobs, settleJob } from "@/lib/jobs/claims";
import type { Learner } from "@/lib/payments/actor";
import { toLearner } from "@/lib/payments/gate";
import { purgeOldData } from "@/lib/payments/mutations/purge-old-data";
import { queueDueMails, queueFreshMails } from "@/lib/payments/mutations/queue-due-mails";
import { findAccess, findPaymentOverview, findSessionUserWithGrants } from "@/lib/payments/queries";
import { relearnDifficulties } from "@/lib/report/mutations/learn-difficulties";
import { openDashboard } from "@/lib/report/mutations/open-dashboard";
import { readReview } from "@/lib/report/queries";
import { readDeck } from "@/lib/report/queries/deck";
import { countTry, forgetTries } from "@/lib/security/rate-limit";
import { reserveCall } from "@/lib/writing/mutations/ledger";
import { queueCorrection } from "@/lib/writing/mutations/queue-correction";
import { readAiCosts } from "@/lib/writing/queries";
import { readSessionState } from "@/lib/writing/session-state";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A learner with an attempt under way, a finished one, and a simulation not begun (`free`). */
export type Person = { learner: Learner; under: { id: string; simulationId: number }; finished: string; free: number };

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

async function toPerson(found: z.output<typeof foundSchema>[number]): Promise<Person> {
  const account: Account = await requireAccountOf({ userId: found.id, version: found.sessionVersion });
  const learner = toLearner(account, await findAccess(account));
  if (learner instanceof Error) throw learner;
  return {
    learner,
    under: { id: found.under, simulationId: found.simulationId },
    finished: found.finished,
    free: found.free,
  };
}

export async function findPeople(count: number): Promise<Person[]> {
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

export type Act = { name: string; work: () => Promise<unknown> };

/** One learner's acts, in an order in which they can run. */
export function learnerActs({ learner, under, finished, free }: Person): Act[] {
  const [question] = keyedQuestions(getSimulation(under.simulationId), "lettura");
  const answers = question ? { [questionName("lettura", question.id)]: question.correct_answer } : {};
  const text = `Gentile signora, le scrivo per il corso ${under.id}.`;
  return [
    { name: "any call: who asks", work: () => findSessionUserWithGrants(learner.id) },
    { name: "start a simulation", work: () => startAttempt(learner, free) },
    {
      name: "save an answer",
      work: () => saveAnswers(learner, under.id, { prova: "lettura", answers, completed: false }),
    },
    { name: "read the state", work: () => readSessionState(learner, under.id, "it") },
    { name: "correct a section", work: () => correctSection(learner, under.id, "lettura") },
    { name: "hand in a writing", work: () => handInWriting(learner, under.id, { text, option: "A" }) },
    {
      name: "have it corrected",
      work: async () => {
        const { id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId: under.id } });
        const correctionId = await queueCorrection({ of: { writingId }, userId: learner.id, text }, "it");
        const claim = await claimJob("correction", new Date(), { correctionId, triesAtOnce: 3 });
        if (!claim) throw new Error("the correction was not there to be taken");
        await reserveCall({
          correctionId,
          userId: learner.id,
          step: "correct",
          model: "claude-sonnet-5-5",
          mostMicroUsd: 1,
        });
        await settleJob(db(), claim, { state: "done" });
      },
    },
    { name: "finish", work: () => finishAttempt(learner, under.id) },
    { name: "hear it again: may they", work: () => hasCorrected(learner, under.simulationId, "ascolto1") },
    { name: "dashboard, verdict told anew", work: () => openDashboard(learner) },
    { name: "dashboard", work: () => openDashboard(learner) },
    { name: "review", work: () => readReview(learner, finished, "lettura", "it") },
    { name: "what was missed", work: () => readDeck(learner) },
    { name: "account page", work: () => Promise.all([listOwnEvents(learner), findPaymentOverview(learner)]) },
    {
      name: "limits",
      work: async () => {
        await countTry("login_by_account", learner.email);
        await forgetTries("login_by_account", learner.email);
      },
    },
  ];
}

export function clockActs(): Act[] {
  return [
    { name: "look for mails to send", work: () => expireJobs("mail", new Date()).then(() => claimJob("mail")) },
    { name: "look for corrections", work: () => claimJob("correction") },
    { name: "mails just asked for", work: () => queueFreshMails(new Date()) },
    { name: "mails time asks for", work: () => queueDueMails(new Date(), 2 * DAY_MS) },
    { name: "mails of a month", work: () => queueDueMails(new Date()) },
    { name: "sittings whose time is over", work: () => advanceSittings(new Date()) },
    { name: "learn difficulties", work: () => relearnDifficulties() },
    { name: "retention", work: () => purgeOldData(false) },
    { name: "the school's figures", work: () => refreshSchoolStats(new Date()) },
    { name: "the days' figures", work: () => refreshDailyStats(new Date()) },
  ];
}

export function deskActs(admin: Admin, person: Person, batchId: string): Act[] {
  const find = (asked: Parameters<typeof readStudentQuery>[0]) => async () => {
    const found = await searchStudents(admin, readStudentQuery(asked));
    if (!found) throw new Error("the list could not be read");
    await readTotals(admin, found.students);
  };
  return [
    { name: "desk: figures", work: () => getStats(admin) },
    { name: "desk: to suspend", work: () => countToSuspend(admin) },
    { name: "desk: writings", work: () => listWritingsToMark(admin) },
    { name: "desk: what the AI costs", work: () => readAiCosts() },
    { name: "desk: purchases in trouble", work: () => listTroubledPurchases(admin) },
    { name: "desk: mails in trouble", work: () => listTroubledMails(admin) },
    { name: "desk: list", work: find({}) },
    { name: "desk: list, with one under way", work: find({ filter: "active" }) },
    { name: "desk: search a name", work: find({ q: "rossi mario" }) },
    { name: "desk: search two letters", work: find({ q: "ro" }) },
    { name: "desk: a student", work: () => findStudent(admin, person.learner.id) },
    { name: "desk: a month in days", work: () => readFigures(admin, "days") },
    { name: "desk: a year in months", work: () => readFigures(admin, "months") },
    { name: "desk: verdicts and real exams", work: () => readExamPredictions(admin) },
    { name: "desk: simulations", work: () => listSimulationOverviews(admin) },
    { name: "desk: question health", work: () => readSimulationHealth(admin, 1) },
    { name: "desk: texts to mark blind", work: () => listBlindTexts(admin).then(() => readAgreement(admin)) },
    {
      name: "desk: audit",
      work: () => listAuditEvents(admin, auditFilterSchema.parse({ kind: "account_registered" })),
    },
    { name: "desk: batches", work: () => listGiftCodeBatches(admin, null) },
    {
      name: "desk: a class",
      work: () => readClassReadiness(admin, batchId).then(() => readBatchResults(admin, batchId)),
    },
  ];
}
