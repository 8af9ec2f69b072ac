import "server-only";
import type { z } from "zod";
import { db, isUniqueViolation, type Transaction } from "@/lib/db";
import { AppError, parseInput } from "@/lib/errors";
import { answerKey, answersSchema, parseStoredAnswers, type WritingAnswers } from "@/lib/exam/answers";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/paper";
import { getAttempt } from "@/lib/exam/queries";
import type { saveAnswersSchema } from "@/lib/exam/schema";
import { markQuestions } from "@/lib/exam/score";
import {
  isQuestionSection,
  QUESTION_SECTIONS,
  type QuestionSection,
  SECTIONS,
  type Section,
} from "@/lib/exam/sections";
import type { Learner } from "@/lib/payments/actor";

/**
 * Starts a simulation, or finds the attempt already under way: one attempt per learner and simulation, unless an admin set
 * the earlier one aside.
 * @returns the attempt's id
 * @throws AppError not_found (no such simulation), conflict (attempt_closed)
 */
export async function startAttempt(learner: Learner, simulationId: number): Promise<string> {
  getSimulation(simulationId);
  const where = { userId: learner.id, simulationId, setAsideAt: null };
  const select = { id: true, status: true };
  const existing = await db().attempt.findFirst({ where, select });
  const attempt =
    existing ??
    (await db()
      .attempt.create({
        data: {
          id: makeAttemptId(),
          userId: learner.id,
          simulationId,
          sections: { create: SECTIONS.map((section) => ({ section })) },
        },
        select,
      })
      .catch((error: unknown) => {
        // Another request of the same learner was faster: its attempt is the attempt.
        if (isUniqueViolation(error)) return null;
        throw error;
      }));
  if (!attempt) return startAttempt(learner, simulationId);
  if (attempt.status === "closed") throw new AppError("conflict", "attempt closed", { reason: "attempt_closed" });
  return attempt.id;
}

export type Saved = { prova: Section; revision: number; savedAt: Date };

/**
 * Saves answers of one section: they are laid over what is stored, so a question not named keeps its answer.
 * @param input the answers as sent, and the sender's sequence number; one not above the stored number changes nothing.
 *   `seconds` are totals: of two pages' the larger counts, so that repeats and late packets change nothing.
 * @returns the stored sequence number and the time of saving
 * @throws AppError invalid_input, not_found, conflict (attempt_closed, attempt_set_aside, already_corrected,
 *   newer_answers_saved)
 */
export async function saveAnswers(
  learner: Learner,
  attemptId: string,
  input: z.output<typeof saveAnswersSchema>,
  now = new Date(),
): Promise<Saved> {
  const { prova } = input;
  const attempt = await getAttempt(learner, attemptId);
  const questions = isQuestionSection(prova) ? keyedQuestions(getSimulation(attempt.simulationId), prova) : [];
  const answers = JSON.stringify(parseInput(answersSchema(prova, questions), input.answers));
  const revision = input.revision ?? null;
  const own = questions.map(({ id }) => answerKey(prova, id));
  const seconds = JSON.stringify(pick(input.seconds ?? {}, own));

  const rows = await db().$queryRaw<{ revision: number; savedAt: Date }[]>`
    UPDATE "SectionRecord" AS record
    SET answers = record.answers || ${answers}::jsonb,
        revision = COALESCE(${revision}::int, record.revision + 1),
        completed = record.completed OR ${input.completed},
        "savedAt" = ${now},
        seconds = record.seconds || (
          SELECT COALESCE(jsonb_object_agg(key, GREATEST(value::int, (record.seconds ->> key)::int)), '{}')
          FROM jsonb_each_text(${seconds}::jsonb))
    FROM (
      -- Shared, so that who sets the attempt aside waits for this save, and a later one sees it set aside.
      SELECT id FROM "Attempt"
      WHERE id = ${attemptId} AND "userId" = ${learner.id}::uuid AND status = 'active' AND "setAsideAt" IS NULL
      FOR SHARE
    ) AS attempt
    WHERE attempt.id = record."attemptId" AND record.section = ${prova}::"SectionKey" AND record."lockedAt" IS NULL
      AND (${revision}::int IS NULL OR record.revision < ${revision}::int)
    RETURNING record.revision, record."savedAt"`;
  const saved = rows[0];
  return saved ? { prova, ...saved } : explainUnsaved(attemptId, prova, answers, revision);
}

function pick<T>(values: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
}

/** Why a save changed nothing: a repeat of the stored one is answered as saved, anything else is a conflict. */
async function explainUnsaved(
  attemptId: string,
  prova: Section,
  answers: string,
  revision: number | null,
): Promise<Saved> {
  const record = await db().sectionRecord.findUniqueOrThrow({
    where: { attemptId_section: { attemptId, section: prova } },
    select: {
      answers: true,
      revision: true,
      savedAt: true,
      lockedAt: true,
      attempt: { select: { status: true, setAsideAt: true } },
    },
  });
  requireStanding(record.attempt);
  if (record.lockedAt) throw new AppError("conflict", "section locked", { reason: "already_corrected" });
  if (record.attempt.status === "closed")
    throw new AppError("conflict", "attempt closed", { reason: "attempt_closed" });
  const stored = parseStoredAnswers(record.answers);
  const isRepeat = Object.entries(parseStoredAnswers(JSON.parse(answers))).every(
    ([key, value]) => stored[key] === value,
  );
  if (isRepeat && record.revision === revision && record.savedAt)
    return { prova, revision: record.revision, savedAt: record.savedAt };
  throw new AppError("conflict", "newer answers are saved", { reason: "newer_answers_saved" });
}

/**
 * Corrects one question section of an active attempt and locks it; repeated, it changes nothing.
 * @throws AppError not_found, conflict (attempt_closed, attempt_set_aside)
 */
export async function correctSection(
  learner: Learner,
  attemptId: string,
  section: QuestionSection,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, learner, attemptId);
    const isDone = await tx.sectionRecord.count({ where: { attemptId, section, lockedAt: { not: null } } });
    if (isDone > 0) return;
    if (attempt.status === "closed") throw new AppError("conflict", "attempt closed", { reason: "attempt_closed" });
    await markSection(tx, attempt, section, now);
  });
}

/**
 * Hands in the writing as it will be marked: the text, exactly as typed, can no longer change. Repeated with the same
 * text it changes nothing.
 * @returns the id of the handed-in writing
 * @throws AppError invalid_input (empty text), not_found, conflict (attempt_closed, attempt_set_aside, already_corrected)
 */
export async function handInWriting(
  learner: Learner,
  attemptId: string,
  { text = "", option }: WritingAnswers,
  now = new Date(),
): Promise<string> {
  if (text.trim() === "") throw new AppError("invalid_input", "empty writing", { fields: { text: "empty_writing" } });
  return db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, learner, attemptId);
    const writing = await tx.writing.findUnique({ where: { attemptId }, select: { id: true, text: true } });
    if (writing?.text === text) return writing.id;
    if (writing) throw new AppError("conflict", "writing handed in", { reason: "already_corrected" });
    if (attempt.status === "closed") throw new AppError("conflict", "attempt closed", { reason: "attempt_closed" });
    return storeWriting(tx, attemptId, { text, option }, now);
  });
}

/**
 * Closes an attempt: question sections not yet corrected are marked as they stand, a written text is handed in, an
 * empty one scores 0. Repeated, it changes nothing.
 * @throws AppError not_found, conflict (attempt_set_aside)
 */
export async function finishAttempt(learner: Learner, attemptId: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const attempt = await lockAttempt(tx, learner, attemptId);
    if (attempt.status === "closed") return;
    const open = await tx.sectionRecord.findMany({
      where: { attemptId, lockedAt: null },
      select: { section: true, answers: true },
    });
    for (const section of QUESTION_SECTIONS) {
      if (open.some((record) => record.section === section)) await markSection(tx, attempt, section, now);
    }
    const writing = open.find(({ section }) => section === "scrittura");
    if (writing) await closeWriting(tx, attemptId, parseStoredAnswers(writing.answers), now);
    await tx.attempt.update({ where: { id: attemptId }, data: { status: "closed", closedAt: now } });
  });
}

/**
 * Gives the writing of an attempt its score; called by the writing domain when a correction is done.
 * @param score 0 to 12
 */
export async function scoreWriting(
  tx: Transaction,
  attemptId: string,
  score: number,
  passed: boolean,
  now: Date,
): Promise<void> {
  await tx.sectionRecord.update({
    where: { attemptId_section: { attemptId, section: "scrittura" } },
    data: { score, passed, correctedAt: now },
  });
}

type LockedAttempt = { id: string; simulationId: number; status: "active" | "closed"; setAsideAt: Date | null };

/**
 * What an admin set aside before its end can no longer be written; what was finished before is as it was.
 * @throws AppError conflict (attempt_set_aside)
 */
function requireStanding({ status, setAsideAt }: Pick<LockedAttempt, "status" | "setAsideAt">): void {
  if (setAsideAt && status === "active")
    throw new AppError("conflict", "attempt set aside", { reason: "attempt_set_aside" });
}

/** Takes the attempt's row for the rest of the transaction, so that correcting, handing in and finishing take turns. */
async function lockAttempt(tx: Transaction, learner: Learner, attemptId: string): Promise<LockedAttempt> {
  const rows = await tx.$queryRaw<LockedAttempt[]>`
    SELECT id, "simulationId", status::text AS status, "setAsideAt" FROM "Attempt"
    WHERE id = ${attemptId} AND "userId" = ${learner.id}::uuid FOR UPDATE`;
  if (!rows[0]) throw new AppError("not_found");
  requireStanding(rows[0]);
  return rows[0];
}

async function markSection(
  tx: Transaction,
  attempt: LockedAttempt,
  section: QuestionSection,
  now: Date,
): Promise<void> {
  const where = { attemptId_section: { attemptId: attempt.id, section } };
  // Locking first: a save that arrives meanwhile waits for this row and then finds it locked.
  const record = await tx.sectionRecord.update({ where, data: { lockedAt: now }, select: { answers: true } });
  const answers = parseStoredAnswers(record.answers);
  const questions = keyedQuestions(getSimulation(attempt.simulationId), section);
  const { marks, correctAnswers, totalQuestions, score12, passed } = markQuestions(
    questions,
    (id) => answers[answerKey(section, id)],
  );
  await tx.sectionRecord.update({
    where,
    data: { correctedAt: now, completed: true, marks, correctAnswers, totalQuestions, score: score12, passed },
  });
}

async function storeWriting(
  tx: Transaction,
  attemptId: string,
  { text = "", option }: WritingAnswers,
  now: Date,
): Promise<string> {
  await tx.sectionRecord.update({
    where: { attemptId_section: { attemptId, section: "scrittura" } },
    data: {
      answers: { text, ...(option ? { option } : {}) },
      revision: { increment: 1 },
      completed: true,
      savedAt: now,
      lockedAt: now,
    },
  });
  const writing = await tx.writing.create({
    data: { attemptId, text, option: option ?? null, submittedAt: now },
    select: { id: true },
  });
  return writing.id;
}

async function closeWriting(
  tx: Transaction,
  attemptId: string,
  answers: Record<string, string>,
  now: Date,
): Promise<void> {
  const { text = "", option } = answers;
  if (text.trim() !== "") {
    await storeWriting(tx, attemptId, { text, option: option === "A" || option === "B" ? option : undefined }, now);
    return;
  }
  await tx.sectionRecord.update({
    where: { attemptId_section: { attemptId, section: "scrittura" } },
    data: { lockedAt: now, correctedAt: now, completed: true, score: 0, passed: false },
  });
}
