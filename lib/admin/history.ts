import { AUDIT_KINDS, type AuditKind } from "@/lib/accounts/audit";
import type { PaymentFacts } from "@/lib/payments/facts";
import { orderNumber } from "@/lib/payments/order-number";

/** What is stored about one student, as far as their history tells it. */
export type StudentFacts = {
  id: string;
  createdAt: Date;
  grants: readonly {
    id: string;
    source: "gift_code" | "card" | "staff";
    startsAt: Date;
    expiresAt: Date;
    endedAt: Date | null;
    endReason: string | null;
  }[];
  giftCodes: readonly { id: string; note: string | null; redeemedAt: Date | null }[];
  payments: readonly (PaymentFacts & { id: string; amountCents: number; createdAt: Date })[];
  mails: readonly { id: string; kind: string; tries: number; sentAt: Date | null; createdAt: Date }[];
  attempts: readonly {
    id: string;
    simulationId: number;
    startedAt: Date;
    closedAt: Date | null;
    writing: { id: string; submittedAt: Date; corrections: readonly CorrectionFact[] } | null;
  }[];
  events: readonly {
    id: string;
    kind: string;
    createdAt: Date;
    reason: string | null;
    details: Readonly<Record<string, unknown>>;
    actorId: string | null;
    actor: { firstName: string; lastName: string } | null;
  }[];
};

type CorrectionFact = {
  id: string;
  source: "ai" | "teacher";
  state: "queued" | "running" | "done" | "failed";
  score: number | null;
  createdAt: Date;
  finishedAt: Date | null;
};

/** What can happen to a student; the words stand in `admin.history.kinds`, those of audit events in `admin.history.events`. */
type HappeningKind =
  | "registered"
  | "paid"
  | "canceled"
  | "refunded"
  | "refundFailed"
  | "disputed"
  | "disputeWon"
  | "disputeLost"
  | "withdrawn"
  | "giftCode"
  | "accessGranted"
  | "accessEnded"
  | "accessExpired"
  | "attemptStarted"
  | "attemptFinished"
  | "writingHandedIn"
  | "correctionWaits"
  | "correctionFailed"
  | "marked"
  | "teacherAsked"
  | "mailSent"
  | "mailFails"
  | "mailWaits";

/** One line of a student's history. `values` fill its sentence: dates and `amountCents` are still to be written out. */
export type HistoryEntry = {
  key: string;
  at: Date;
  what: `kinds.${HappeningKind}` | `events.${AuditKind}`;
  values: Readonly<Record<string, string | number | Date>>;
  /** Who did it, when it was not the student; null for the student and for the system. */
  by: string | null;
  /** The admin's own words. */
  reason: string | null;
  /** Where more of it is to be seen. */
  href: string | null;
};

type Values = HistoryEntry["values"];

const PAYMENT_STEPS = [
  ["canceled", "canceledAt"],
  ["paid", "paidAt"],
  ["withdrawn", "withdrawalRequestedAt"],
  ["disputed", "disputedAt"],
  ["disputeWon", "disputeWonAt"],
  ["disputeLost", "disputeLostAt"],
  ["refundFailed", "refundFailedAt"],
  ["refunded", "refundedAt"],
] as const;

/**
 * A student's history in one line of time: registration, payments, codes, accesses, attempts, corrections, mails, admin acts
 * and account events. What an audit event tells with its actor and reason is not told a second time.
 * @returns the latest first
 */
export function toHistory(facts: StudentFacts, now: Date): HistoryEntry[] {
  const told = [
    happening("registered", facts.id, facts.createdAt),
    ...facts.payments.flatMap(tellPayment),
    ...facts.giftCodes.flatMap(({ id, note, redeemedAt }) =>
      happening("giftCode", id, redeemedAt, { note: note ?? "" }),
    ),
    ...tellGrants(facts, now),
    ...facts.attempts.flatMap((attempt) => tellAttempt(attempt, facts.events)),
    ...facts.mails.flatMap(tellMail),
    ...facts.events.flatMap((event) => tellEvent(event, facts.id)),
  ].flat();
  // Of two at one moment, the one that follows from the other comes second, and so stands above it.
  return told.toSorted((a, b) => a.at.getTime() - b.at.getTime()).toReversed();
}

function happening(kind: HappeningKind, id: string, at: Date | null, values: Values = {}, href: string | null = null) {
  if (!at) return [];
  const entry: HistoryEntry = { key: `${kind} ${id}`, at, what: `kinds.${kind}`, values, by: null, reason: null, href };
  return [entry];
}

function tellPayment(payment: StudentFacts["payments"][number]): HistoryEntry[] {
  const values = { number: orderNumber(payment.id), amountCents: payment.amountCents };
  return PAYMENT_STEPS.flatMap(([kind, fact]) => happening(kind, payment.id, payment[fact], values));
}

function tellGrants({ grants, events }: StudentFacts, now: Date): HistoryEntry[] {
  return grants.flatMap((grant) => {
    const { id, source, startsAt, expiresAt, endedAt, endReason } = grant;
    const isAudited = events.some(({ kind, details }) => kind === "access_granted" && details["grantId"] === id);
    const cause = endReason ?? "other";
    return [
      ...(isAudited ? [] : happening("accessGranted", id, startsAt, { source, until: expiresAt })),
      ...(endReason === "staff" ? [] : happening("accessEnded", id, endedAt, { cause })),
      ...happening("accessExpired", id, !endedAt && expiresAt <= now ? expiresAt : null),
    ];
  });
}

function tellAttempt(attempt: StudentFacts["attempts"][number], events: StudentFacts["events"]): HistoryEntry[] {
  const { id, simulationId, startedAt, closedAt, writing } = attempt;
  const values = { attempt: id, simulation: simulationId };
  const href = writing && `/admin/writings/${writing.id}`;
  return [
    ...happening("attemptStarted", id, startedAt, values),
    ...(writing ? happening("writingHandedIn", id, writing.submittedAt, values, href) : []),
    ...happening("attemptFinished", id, closedAt, values),
    ...(writing?.corrections ?? []).flatMap((correction) => tellCorrection(correction, values, href, events)),
  ];
}

function tellCorrection(
  { id, source, state, score, createdAt, finishedAt }: CorrectionFact,
  attempt: { attempt: string; simulation: number },
  href: string | null,
  events: StudentFacts["events"],
): HistoryEntry[] {
  const isAudited = events.some(
    (event) => event.kind === "writing_marked" && event.details["attemptId"] === attempt.attempt,
  );
  if (state === "done" && source === "teacher" && isAudited) return [];
  if (state === "done") return happening("marked", id, finishedAt, { ...attempt, source, score: score ?? 0 }, href);
  if (source === "teacher") return happening("teacherAsked", id, createdAt, attempt, href);
  return happening(state === "failed" ? "correctionFailed" : "correctionWaits", id, createdAt, attempt, href);
}

function tellMail({ id, kind, tries, sentAt, createdAt }: StudentFacts["mails"][number]): HistoryEntry[] {
  if (sentAt) return happening("mailSent", id, sentAt, { mail: kind });
  return happening(tries > 0 ? "mailFails" : "mailWaits", id, createdAt, { mail: kind, tries });
}

function tellEvent(event: StudentFacts["events"][number], studentId: string): HistoryEntry[] {
  const kind = AUDIT_KINDS.find((known) => known === event.kind);
  // Told as "registered", which also those have who registered before there was an audit.
  if (!kind || kind === "account_registered") return [];
  const { id, createdAt: at, reason, details, actorId, actor } = event;
  const writingId = details["writingId"];
  const by = actor && actorId !== studentId ? `${actor.firstName} ${actor.lastName}`.trim() : null;
  const href = typeof writingId === "string" ? `/admin/writings/${writingId}` : null;
  return [{ key: id, at, what: `events.${kind}`, values: toValues(details), by, reason, href }];
}

/** What the sentences of audit events may name; each has something to show, whatever was written down. */
function toValues(details: Readonly<Record<string, unknown>>): Values {
  const text = (name: string) => {
    const value = details[name];
    return typeof value === "string" || typeof value === "number" ? value : "-";
  };
  const expiresAt = new Date(text("expiresAt"));
  return {
    until: Number.isNaN(expiresAt.getTime()) ? "-" : expiresAt,
    attempt: text("attemptId"),
    simulation: text("simulationId"),
    score: text("score"),
    mail: text("mail"),
    cleared: details["cleared"] === true ? "yes" : "no",
  };
}
