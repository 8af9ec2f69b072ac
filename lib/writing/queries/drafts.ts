import "server-only";
import type { Account } from "@/lib/accounts/actor";
import { db, type Transaction } from "@/lib/db/client";
import { findSimulation } from "@/lib/exam/content/library";
import { WRITING_SECTION } from "@/lib/exam/sections";
import { AppError } from "@/lib/http/errors";
import { isAiConfigured } from "@/lib/writing/anthropic";
import { type DraftStep, nextDraft } from "@/lib/writing/draft-step";
import type { DraftTask } from "@/lib/writing/draft-task";
import { type HandedIn, toHandedIn, writingColumns } from "@/lib/writing/queries";
import type { Prisma } from "@/prisma/generated/client";

/** The columns of a draft with all that was done to mark it. */
export const draftColumns = {
  ...writingColumns,
  number: true,
  revision: true,
  handedInAt: true,
} as const satisfies Prisma.DraftSelect;

/** A draft that was handed in; of an attempt's writing the first one is its own. */
export type HandedInDraft = HandedIn & { number: number };

/** All that one learner has written of a task, and what comes next. */
export type DraftBook = {
  simulationId: number;
  /** The prompt; null for a writing that never chose one. */
  option: string | null;
  /** Handed in, by number; of an attempt's writing that one is the first. */
  drafts: HandedInDraft[];
  open: { number: number; text: string; revision: number } | null;
  step: DraftStep;
};

/** Which drafts belong to a task: always the account's own. */
export function draftsOf(account: Account, task: DraftTask) {
  if ("attemptId" in task) return { userId: account.id, attemptId: task.attemptId };
  return { userId: account.id, attemptId: null, simulationId: task.simulationId, option: task.option };
}

/**
 * What the account has written of a task.
 * @returns null while the task is not open to it: the writing of its paper is handed in first, and an attempt is its own
 */
export async function findDraftBook(
  account: Account,
  task: DraftTask,
  tx: Transaction = db(),
): Promise<DraftBook | null> {
  const first = "attemptId" in task ? await findFirst(account, task.attemptId, tx) : null;
  if ("attemptId" in task && !first) return null;
  if ("simulationId" in task && !(await isOpen(account, task.simulationId, tx))) return null;
  const rows = await tx.draft.findMany({
    where: draftsOf(account, task),
    select: draftColumns,
    orderBy: { number: "asc" },
  });
  const later = rows.filter(({ handedInAt }) => handedInAt).map((row) => ({ ...toHandedIn(row), number: row.number }));
  const drafts = first ? [{ ...first.handedIn, number: 1 }, ...later] : later;
  const open = rows.find(({ handedInAt }) => !handedInAt) ?? null;
  const manner = { isRewriting: first !== null, isMarking: isAiConfigured() };
  return {
    simulationId: first?.simulationId ?? ("simulationId" in task ? task.simulationId : 0),
    option: first ? first.handedIn.option : "option" in task ? task.option : null,
    drafts,
    open: open && { number: open.number, text: open.text, revision: open.revision },
    step: nextDraft(open?.number ?? null, drafts.at(-1) ?? null, manner),
  };
}

/** @throws AppError not_found while the task is not open to the account */
export async function getDraftBook(account: Account, task: DraftTask, tx?: Transaction): Promise<DraftBook> {
  const book = await findDraftBook(account, task, tx);
  if (!book) throw new AppError("not_found");
  return book;
}

/** What the text of a draft is before its first save: of a rewriting the draft before it, of a task taken again nothing. */
export function startOf(task: DraftTask, { drafts }: DraftBook): string {
  return "attemptId" in task ? (drafts.at(-1)?.text ?? "") : "";
}

/**
 * `GET /api/drafts/{task}/{number}`: one draft as its page saves it; `locked` once it is handed in.
 * @throws AppError not_found (the task is not open, or there is no draft of that number and none is due)
 */
export async function readDraftState(account: Account, { task, number }: { task: DraftTask; number: number }) {
  const book = await getDraftBook(account, task);
  const handedIn = book.drafts.find((draft) => draft.number === number);
  if (handedIn) return { answers: { text: handedIn.text }, revision: 0, locked: true };
  if (book.step.kind !== "write" || book.step.number !== number) throw new AppError("not_found");
  const { text, revision } = book.open ?? { text: startOf(task, book), revision: 0 };
  return { answers: { text }, revision, locked: false };
}

/** At the exam nothing of the writing is looked at before its end. */
const LOOKED_AT = { OR: [{ mode: "practice" }, { status: "closed" }] } satisfies Prisma.AttemptWhereInput;

async function findFirst(account: Account, attemptId: string, tx: Transaction) {
  const row = await tx.writing.findFirst({
    where: { attemptId, attempt: { userId: account.id, ...LOOKED_AT } },
    select: { ...writingColumns, attempt: { select: { simulationId: true } } },
  });
  return row && { simulationId: row.attempt.simulationId, handedIn: toHandedIn(row) };
}

/** A second or third draft in short. */
export type LaterDraft = { number: number; text: string; score: number | null; ai_generated: boolean };

/** The drafts of a writing that came after its first one and were handed in. */
export async function listLaterDrafts(account: Account, attemptId: string): Promise<LaterDraft[]> {
  const rows = await db().draft.findMany({
    where: { ...draftsOf(account, { attemptId }), handedInAt: { not: null } },
    select: draftColumns,
    orderBy: { number: "asc" },
  });
  return rows.map(toLaterDraft);
}

/** A handed-in draft in short, from its row. */
export function toLaterDraft(row: Prisma.DraftGetPayload<{ select: typeof draftColumns }>): LaterDraft {
  const { text, result } = toHandedIn(row);
  return { number: row.number, text, score: result?.score ?? null, ai_generated: result?.ai_generated ?? false };
}

/** The attempts at one simulation, as far as its prompts depend on them. */
const paperColumns = {
  id: true,
  simulationId: true,
  mode: true,
  status: true,
  setAsideAt: true,
  sections: { where: { section: WRITING_SECTION }, select: { lockedAt: true } },
} as const satisfies Prisma.AttemptSelect;
type PaperRow = Prisma.AttemptGetPayload<{ select: typeof paperColumns }>;

/** Whether the writing of an attempt is handed in and may be looked at. */
const isDone = ({ mode, status, sections }: PaperRow): boolean =>
  (mode === "practice" || status === "closed") && sections.some(({ lockedAt }) => lockedAt !== null);

/** Prompts open once their paper's writing is done, and not while it is written anew. */
const opensPrompts = (attempts: readonly PaperRow[]): boolean =>
  attempts.some(isDone) && !attempts.some((one) => one.status === "active" && !one.setAsideAt && !isDone(one));

async function isOpen(account: Account, simulationId: number, tx: Transaction): Promise<boolean> {
  if (!findSimulation(simulationId)) return false;
  const attempts = await tx.attempt.findMany({ where: { userId: account.id, simulationId }, select: paperColumns });
  return opensPrompts(attempts);
}

/** How far a task was taken again. `best` is the highest mark so far. */
export type TaskState = { texts: number; isOpen: boolean; best: number | null };

/** One simulation in the list of prompts: the writing that may be rewritten, and both prompts; null while they are shut. */
export type PaperOfPrompts = {
  rewriting: (TaskState & { attemptId: string; isCorrected: boolean; score: number | null }) | null;
  prompts: Record<"A" | "B", TaskState>;
};

/** The simulations whose prompts are open to the account, by id. */
export async function listPrompts(account: Account): Promise<Map<number, PaperOfPrompts>> {
  const attempts = await db().attempt.findMany({
    where: { userId: account.id },
    select: { ...paperColumns, writing: { select: writingColumns } },
    orderBy: { startedAt: "desc" },
    relationLoadStrategy: "join",
  });
  const drafts = await db().draft.findMany({ where: { userId: account.id }, select: listColumns });
  const papers = [...Map.groupBy(attempts, ({ simulationId }) => simulationId)].filter(([, own]) => opensPrompts(own));
  return new Map(
    papers.map(([id, own]) => {
      const again = (option: "A" | "B") =>
        toTaskState(drafts.filter((one) => one.attemptId === null && one.simulationId === id && one.option === option));
      const written = own.find((attempt) => attempt.writing && isDone(attempt));
      const rewriting = written?.writing && {
        attemptId: written.id,
        isCorrected: toHandedIn(written.writing).result !== null,
        score: toHandedIn(written.writing).result?.score ?? null,
        ...toTaskState(drafts.filter(({ attemptId }) => attemptId === written.id)),
      };
      return [id, { rewriting: rewriting ?? null, prompts: { A: again("A"), B: again("B") } }];
    }),
  );
}

const listColumns = { ...draftColumns, attemptId: true, simulationId: true } as const satisfies Prisma.DraftSelect;

function toTaskState(drafts: readonly Prisma.DraftGetPayload<{ select: typeof listColumns }>[]): TaskState {
  const handedIn = drafts.filter(({ handedInAt }) => handedInAt);
  const scores = handedIn.flatMap((draft) => toHandedIn(draft).result?.score ?? []);
  return {
    texts: handedIn.length,
    isOpen: handedIn.length < drafts.length,
    best: scores.length > 0 ? Math.max(...scores) : null,
  };
}
