import type { PaymentStatus } from "@/lib/payments/entitlement";
import { isPaidBack } from "@/lib/payments/withdrawal";

const WORK_KINDS = ["writings", "purchases", "mails", "questions", "facts"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** One piece of work: since when it waits, and where it is done. */
export type WorkItem = { since: Date; href: string };

/** All work of one kind: `href` leads to the piece that has waited longest. */
export type QueuedWork = { kind: WorkKind; count: number } & WorkItem;

/** The work that waits, by kind; the kind with the longest wait first, kinds without work left out. */
export function toWorkQueue(work: Readonly<Record<WorkKind, readonly WorkItem[]>>): QueuedWork[] {
  return WORK_KINDS.flatMap((kind): QueuedWork[] => {
    const [oldest] = work[kind].toSorted(bySince);
    return oldest ? [{ kind, count: work[kind].length, ...oldest }] : [];
  }).toSorted(bySince);
}

const bySince = (one: WorkItem, other: WorkItem) => one.since.getTime() - other.since.getTime();

type Purchase = {
  status: PaymentStatus;
  orderedAt: Date;
  withdrawalRequestedAt: Date | null;
  refundFailedAt: Date | null;
  disputedAt: Date | null;
  disputeWonAt: Date | null;
  disputeLostAt: Date | null;
};

/** Since when a purchase waits for a refund, the bank or a decision; null when it is settled. */
export function purchaseWaitsSince(purchase: Purchase): Date | null {
  const { status, orderedAt, withdrawalRequestedAt, refundFailedAt, disputedAt, disputeWonAt, disputeLostAt } =
    purchase;
  if (status === "canceled" || isPaidBack(status)) return null;
  const waits = [
    status === "open" ? orderedAt : null,
    withdrawalRequestedAt,
    refundFailedAt,
    disputeWonAt || disputeLostAt ? null : disputedAt,
  ].filter((since) => since !== null);
  return waits.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
