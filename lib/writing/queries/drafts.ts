import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db, type Transaction } from "@/lib/db/client";
import { findSimulation } from "@/lib/exam/content/library";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import { daysAfter } from "@/lib/time";
import { DRAFT_DAYS, type DraftAllowance, toDraftAllowance } from "@/lib/writing/ai-limits";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { nextDraftStep } from "@/lib/writing/draft-step";
import type { DraftTask } from "@/lib/writing/draft-task";
import { type HandedInText, toHandedInText, writingColumns } from "@/lib/writing/queries";
import type { Prisma } from "@/prisma/generated/client";

export const draftColumns = {
  ...writingColumns,
  number: true,
  revision: true,
  handedInAt: true,
} as const satisfies Prisma.DraftSelect;

/** Draft 1 of an attempt's writing is the writing itself. */
export type HandedInDraft = HandedInText & { number: number };

/** Filter for the account's own drafts of a task. */
export function ownDrafts(account: Account, task: DraftTask) {
  if ("attemptId" in task) return { userId: account.id, attemptId: task.attemptId };
  return { userId: account.id, attemptId: null, simulationId: task.simulationId, option: task.option };
}

/**
 * Null while the task is not open: its paper's writing must be handed in and not be under way again, and an attempt must
 * be the account's.
 */
export async function findDraftSeries(account: Account, task: DraftTask, tx: Transaction = db()) {
  const first = "attemptId" in task ? await findFirst(account, task.attemptId, tx) : null;
  const prompt = "simulationId" in task && (await isOpen(account, task.simulationId, tx)) ? task : null;
  const source = first ?? prompt;
  if (!source) return null;
  const where = ownDrafts(account, task);
  const rows = await tx.draft.findMany({ where, select: draftColumns, orderBy: { number: "asc" } });
  const later = rows
    .filter(({ handedInAt }) => handedInAt)
    .map((row) => ({ ...toHandedInText(row), number: row.number }));
  const drafts: HandedInDraft[] = first ? [{ ...first.handedIn, number: 1 }, ...later] : later;
  const open = rows.find(({ handedInAt }) => !handedInAt) ?? null;
  const options = { isRewriting: first !== null, isMarking: isAiConfigured() };
  return {
    simulationId: source.simulationId,
    /** Null for a writing without a chosen prompt. */
    option: source.option,
    drafts,
    open: open && { number: open.number, text: open.text, revision: open.revision },
    step: nextDraftStep(open?.number ?? null, drafts.at(-1) ?? null, options),
  };
}

/** Null without an AI teacher: drafts then cost nothing and have no bound. */
export async function findDraftAllowance(
  account: Account,
  tx: Transaction = db(),
  now = new Date(),
): Promise<DraftAllowance | null> {
  if (!isAiConfigured()) return null;
  const where = { userId: account.id, handedInAt: { gt: daysAfter(now, -DRAFT_DAYS) } };
  const rows = await tx.draft.findMany({ where, select: { handedInAt: true } });
  return toDraftAllowance(
    rows.flatMap(({ handedInAt }) => handedInAt ?? []),
    now,
  );
}

export type DraftSeries = NonNullable<Awaited<ReturnType<typeof findDraftSeries>>>;

/** @throws AppError not_found while the task is not open to the account */
export async function getDraftSeries(account: Account, task: DraftTask, tx?: Transaction): Promise<DraftSeries> {
  const series = await findDraftSeries(account, task, tx);
  if (!series) throw new AppError("not_found");
  return series;
}

/** The saved text of the draft being written; at first the previous draft when rewriting, otherwise empty. */
export function openText(task: DraftTask, { open, drafts }: DraftSeries): { text: string; revision: number } {
  return open ?? { text: "attemptId" in task ? (drafts.at(-1)?.text ?? "") : "", revision: 0 };
}

/** `GET /api/drafts/{task}/{number}`. @throws AppError not_found (task not open, or no such draft and none due) */
export async function readDraftState(account: Account, { task, number }: { task: DraftTask; number: number }) {
  const series = await getDraftSeries(account, task);
  const handedIn = series.drafts.find((draft) => draft.number === number);
  if (handedIn) return { answers: { text: handedIn.text }, revision: 0, locked: true };
  if (series.step.kind !== "write" || series.step.number !== number) throw new AppError("not_found");
  const { text, revision } = openText(task, series);
  return { answers: { text }, revision, locked: false };
}

/** In exam mode the writing is not shown before the exam ends. */
const VISIBLE_ATTEMPT = { OR: [{ mode: "practice" }, { status: "closed" }] } satisfies Prisma.AttemptWhereInput;

async function findFirst(account: Account, attemptId: string, tx: Transaction) {
  const row = await tx.writing.findFirst({
    where: { attemptId, attempt: { userId: account.id, ...VISIBLE_ATTEMPT } },
    select: { ...writingColumns, attempt: { select: { simulationId: true } } },
  });
  if (!row || !(await isOpen(account, row.attempt.simulationId, tx))) return null;
  const handedIn = toHandedInText(row);
  return { simulationId: row.attempt.simulationId, option: handedIn.option, handedIn };
}

export type LaterDraft = { number: number; text: string; score: number | null; ai_generated: boolean };

/** The drafts of a writing after the first one, handed in. */
export async function listLaterDrafts(account: Account, attemptId: string): Promise<LaterDraft[]> {
  const rows = await db().draft.findMany({
    where: { ...ownDrafts(account, { attemptId }), handedInAt: { not: null } },
    select: draftColumns,
    orderBy: { number: "asc" },
  });
  return rows.map(toLaterDraft);
}

export function toLaterDraft(row: Prisma.DraftGetPayload<{ select: typeof draftColumns }>): LaterDraft {
  const { text, result } = toHandedInText(row);
  return { number: row.number, text, score: result?.score ?? null, ai_generated: result?.ai_generated ?? false };
}

const paperColumns = {
  id: true,
  simulationId: true,
  mode: true,
  status: true,
  setAsideAt: true,
  sections: { where: { section: WRITING_SECTION }, select: { lockedAt: true } },
} as const satisfies Prisma.AttemptSelect;
type PaperRow = Prisma.AttemptGetPayload<{ select: typeof paperColumns }>;

const isDone = ({ mode, status, sections }: PaperRow): boolean =>
  (mode === "practice" || status === "closed") && sections.some(({ lockedAt }) => lockedAt !== null);

/** Prompts open once their paper's writing is done, and close while it is written again. */
const opensPrompts = (attempts: readonly PaperRow[]): boolean =>
  attempts.some(isDone) && !attempts.some((one) => one.status === "active" && !one.setAsideAt && !isDone(one));

async function isOpen(account: Account, simulationId: number, tx: Transaction): Promise<boolean> {
  if (!findSimulation(simulationId)) return false;
  const attempts = await tx.attempt.findMany({ where: { userId: account.id, simulationId }, select: paperColumns });
  return opensPrompts(attempts);
}

export type TaskState = { texts: number; isOpen: boolean; best: number | null };

/** `rewriting`: the writing that may be rewritten, if any. */
export type PaperPrompts = {
  rewriting: (TaskState & { attemptId: string; isCorrected: boolean; score: number | null }) | null;
  prompts: Record<"A" | "B", TaskState>;
};

/** The simulations whose prompts are open to the account, by id. */
export async function listPrompts(account: Account): Promise<Map<number, PaperPrompts>> {
  const attempts = await db().attempt.findMany({
    where: { userId: account.id },
    select: { ...paperColumns, writing: { select: writingColumns } },
    orderBy: { startedAt: "desc" },
    relationLoadStrategy: "join",
  });
  const drafts = await db().draft.findMany({ where: { userId: account.id }, select: draftListColumns });
  const papers = [...Map.groupBy(attempts, ({ simulationId }) => simulationId)].filter(([, own]) => opensPrompts(own));
  return new Map(
    papers.map(([id, own]) => {
      const promptState = (option: "A" | "B") =>
        toTaskState(drafts.filter((one) => one.attemptId === null && one.simulationId === id && one.option === option));
      const written = own.find((attempt) => attempt.writing && isDone(attempt));
      const result = written?.writing ? toHandedInText(written.writing).result : null;
      const rewriting = written?.writing && {
        attemptId: written.id,
        isCorrected: result !== null,
        score: result?.score ?? null,
        ...toTaskState(drafts.filter(({ attemptId }) => attemptId === written.id)),
      };
      return [id, { rewriting: rewriting ?? null, prompts: { A: promptState("A"), B: promptState("B") } }];
    }),
  );
}

const draftListColumns = { ...draftColumns, attemptId: true, simulationId: true } as const satisfies Prisma.DraftSelect;

function toTaskState(drafts: readonly Prisma.DraftGetPayload<{ select: typeof draftListColumns }>[]): TaskState {
  const handedIn = drafts.filter(({ handedInAt }) => handedInAt);
  const scores = handedIn.flatMap((draft) => toHandedInText(draft).result?.score ?? []);
  return {
    texts: handedIn.length,
    isOpen: handedIn.length < drafts.length,
    best: scores.length > 0 ? Math.max(...scores) : null,
  };
}
