import "server-only";
import { cache } from "react";
import type { Admin } from "@/lib/accounts/actor";
import { type QueuedWriting, toQueue } from "@/lib/admin/writing-queue";
import { db } from "@/lib/db";
import { type AiCosts, type HandedIn, readAiCosts, toHandedIn, writingColumns } from "@/lib/writing/queries";

/** The figures on the admin's first screen. `revenue` is in euro, net of what was paid back. */
export type AdminStats = {
  usersCount: number;
  paidUsersCount: number;
  totalAttempts: number;
  revenue: number;
  expiredUsers: number;
};

/**
 * Counts the school: learners, those who ever had access, attempts, money taken, and those whose access is over.
 * @param _admin proof that the caller is an admin
 */
export async function getStats(_admin: Admin, now = new Date()): Promise<AdminStats> {
  const learners = { isAdmin: false };
  const hadAccess = { ...learners, grants: { some: { endedAt: null } } };
  const [usersCount, paidUsersCount, totalAttempts, payments, expiredUsers] = await Promise.all([
    db().user.count({ where: learners }),
    db().user.count({ where: hadAccess }),
    db().attempt.count(),
    db().payment.aggregate({ where: { status: "succeeded" }, _sum: { amountCents: true } }),
    db().user.count({ where: { AND: [hadAccess, { grants: { none: { endedAt: null, expiresAt: { gt: now } } } }] } }),
  ]);
  return { usersCount, paidUsersCount, totalAttempts, revenue: (payments._sum.amountCents ?? 0) / 100, expiredUsers };
}

/** A purchase that did not simply stay paid: who, what, and what happened to it when. Amounts in cents. */
export type TroubledPurchase = {
  id: string;
  /** Null once the buyer's account is deleted. */
  name: string | null;
  email: string | null;
  orderedAt: Date;
  amountCents: number;
  withdrawalRequestedAt: Date | null;
  refundedAt: Date | null;
  disputedAt: Date | null;
  disputeWonAt: Date | null;
  disputeLostAt: Date | null;
};

const PURCHASES_SHOWN = 200;

/**
 * The purchases that were withdrawn from, paid back or disputed, the newest first: why an access ended or lives on.
 * @param _admin proof that the caller is an admin
 */
async function listTroubledPurchases(_admin: Admin): Promise<TroubledPurchase[]> {
  const happened = { not: null };
  const payments = await db().payment.findMany({
    where: { OR: [{ withdrawalRequestedAt: happened }, { refundedAt: happened }, { disputedAt: happened }] },
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
    orderBy: { updatedAt: "desc" },
    take: PURCHASES_SHOWN,
  });
  return payments.map(({ user, ...payment }) => ({
    id: payment.id,
    name: user ? `${user.firstName} ${user.lastName}`.trim() : null,
    email: user?.email ?? null,
    orderedAt: payment.paidAt ?? payment.createdAt,
    amountCents: payment.amountCents,
    withdrawalRequestedAt: payment.withdrawalRequestedAt,
    refundedAt: payment.refundedAt,
    disputedAt: payment.disputedAt,
    disputeWonAt: payment.disputeWonAt,
    disputeLostAt: payment.disputeLostAt,
  }));
}

/** All that the admin's first screen shows. `toMark`: how many writings want a teacher. */
export type AdminOverview = {
  stats: AdminStats;
  toMark: number;
  costs: AiCosts;
  purchases: TroubledPurchase[];
};

/** Reads the admin's first screen. */
export async function readOverview(admin: Admin): Promise<AdminOverview> {
  const [stats, writings, costs, purchases] = await Promise.all([
    getStats(admin),
    listWritingsToMark(admin),
    readAiCosts(),
    listTroubledPurchases(admin),
  ]);
  return { stats, toMark: writings.length, costs, purchases };
}

/** The most writings listed at once: the oldest, which wait longest. */
const QUEUE_SIZE = 200;

/**
 * The writings that want a teacher: those without marks, and those whose learner asked for one. The longest wait first.
 * @param _admin proof that the caller is an admin
 */
export const listWritingsToMark = cache(async (_admin: Admin): Promise<QueuedWriting[]> => {
  const rows = await db().writing.findMany({
    where: {
      OR: [
        { corrections: { none: { state: "done" } } },
        { corrections: { some: { source: "teacher", state: "queued" } } },
      ],
    },
    select: {
      id: true,
      attemptId: true,
      text: true,
      option: true,
      submittedAt: true,
      attempt: { select: { simulationId: true } },
      corrections: { select: { source: true, state: true, failure: true, createdAt: true } },
    },
    orderBy: { submittedAt: "asc" },
    take: QUEUE_SIZE,
  });
  return toQueue(rows);
});

/** A handed-in writing as a teacher sees it: without its learner's name. */
export type WritingToMark = {
  id: string;
  attemptId: string;
  simulationId: number;
  submittedAt: Date;
  handedIn: HandedIn;
};

/**
 * One handed-in writing, whoever wrote it, with the marks it has so far.
 * @param _admin proof that the caller is an admin
 * @returns null when there is none of that id
 */
export async function findWritingToMark(_admin: Admin, writingId: string): Promise<WritingToMark | null> {
  const row = await db().writing.findUnique({
    where: { id: writingId },
    select: {
      id: true,
      attemptId: true,
      submittedAt: true,
      attempt: { select: { simulationId: true } },
      ...writingColumns,
    },
  });
  if (!row) return null;
  const { id, attemptId, submittedAt, attempt } = row;
  return { id, attemptId, simulationId: attempt.simulationId, submittedAt, handedIn: toHandedIn(row) };
}
