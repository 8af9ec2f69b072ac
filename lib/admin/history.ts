import { AUDIT_KINDS, type AuditKind } from "@/lib/accounts/audit";
import { OUTDATED } from "@/lib/mail/failures";
import type { PaymentFacts } from "@/lib/payments/facts";
import { orderNumber } from "@/lib/payments/order-number";
import { fullName } from "@/lib/product/format";
import type messages from "@/messages/it.json";
import type { AccessGrant, Attempt, AuditEvent, Correction, GiftCode, Job, Payment } from "@/prisma/generated/client";

export type StudentFacts = {
  id: string;
  createdAt: Date;
  grants: readonly Pick<AccessGrant, "id" | "source" | "startsAt" | "expiresAt" | "endedAt" | "endReason">[];
  giftCodes: readonly Pick<GiftCode, "id" | "note" | "redeemedAt">[];
  payments: readonly (PaymentFacts & Pick<Payment, "id" | "amountCents" | "createdAt">)[];
  mails: readonly (Pick<Job, "id" | "kind" | "tries" | "createdAt" | "finishedAt"> & {
    failure?: string | null;
    sentAt: Date | null;
  })[];
  attempts: readonly (Pick<Attempt, "id" | "simulationId" | "startedAt" | "closedAt"> & {
    writing: { id: string; submittedAt: Date; corrections: readonly CorrectionFact[] } | null;
  })[];
  events: readonly (Pick<AuditEvent, "id" | "kind" | "createdAt" | "reason" | "actorId"> & {
    details: Readonly<Record<string, unknown>>;
    actor: { firstName: string; lastName: string } | null;
  })[];
};

type CorrectionFact = Pick<Correction, "id" | "source" | "state" | "createdAt" | "finishedAt"> & {
  /** Null while there is none, and where writings get no mark. */
  score: number | null;
};

type HistoryKind = keyof (typeof messages)["admin"]["history"]["kinds"];

/** `values` fill the sentence; dates and `amountCents` are not formatted yet. */
export type HistoryEntry = {
  key: string;
  at: Date;
  messageKey: `kinds.${HistoryKind}` | `events.${AuditKind}`;
  values: Readonly<Record<string, string | number | Date>>;
  /** The actor's name; null for the student and for the system. */
  actorName: string | null;
  reason: string | null;
  href: string | null;
};

type Values = HistoryEntry["values"];

const NO_SCORE = "none";

const PAYMENT_STEPS = [
  ["waived", "waiverAcceptedAt"],
  ["canceled", "canceledAt"],
  ["paid", "paidAt"],
  ["withdrawn", "withdrawalRequestedAt"],
  ["disputed", "disputedAt"],
  ["disputeWon", "disputeWonAt"],
  ["disputeLost", "disputeLostAt"],
  ["refundFailed", "refundFailedAt"],
  ["refunded", "refundedAt"],
] as const;

/** A student's history, the newest first. What an audit event reports with actor and reason is not listed twice. */
export function toHistory(facts: StudentFacts, now: Date): HistoryEntry[] {
  const entries = [
    toEntry("registered", facts.id, facts.createdAt),
    ...facts.payments.flatMap(paymentEntries),
    ...facts.giftCodes.flatMap(({ id, note, redeemedAt }) => toEntry("giftCode", id, redeemedAt, { note: note ?? "" })),
    ...grantEntries(facts, now),
    ...facts.attempts.flatMap((attempt) => attemptEntries(attempt, facts.events)),
    ...facts.mails.flatMap(mailEntry),
    ...facts.events.flatMap((event) => eventEntry(event, facts.id)),
  ].flat();
  // Of two entries at the same time the later one in input order, which is the consequence, comes first.
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()).toReversed();
}

function toEntry(kind: HistoryKind, id: string, at: Date | null, values: Values = {}, href: string | null = null) {
  if (!at) return [];
  const key = `${kind} ${id}`;
  const entry: HistoryEntry = { key, at, messageKey: `kinds.${kind}`, values, actorName: null, reason: null, href };
  return [entry];
}

function paymentEntries(payment: StudentFacts["payments"][number]): HistoryEntry[] {
  const values = { number: orderNumber(payment.id), amountCents: payment.amountCents };
  return PAYMENT_STEPS.flatMap(([kind, fact]) => toEntry(kind, payment.id, payment[fact], values));
}

function grantEntries({ grants, events }: StudentFacts, now: Date): HistoryEntry[] {
  return grants.flatMap((grant) => {
    const { id, source, startsAt, expiresAt, endedAt, endReason } = grant;
    const isAudited = events.some(({ kind, details }) => kind === "access_granted" && details["grantId"] === id);
    const cause = endReason ?? "other";
    // Paid access may begin after the purchase, or have ended before it began.
    const hasBegun = startsAt <= now && !(endedAt && endedAt < startsAt);
    return [
      ...(isAudited || !hasBegun ? [] : toEntry("accessGranted", id, startsAt, { source, until: expiresAt })),
      ...(endReason === "staff" ? [] : toEntry("accessEnded", id, endedAt, { cause })),
      ...toEntry("accessExpired", id, !endedAt && expiresAt <= now ? expiresAt : null),
    ];
  });
}

function attemptEntries(attempt: StudentFacts["attempts"][number], events: StudentFacts["events"]): HistoryEntry[] {
  const { id, simulationId, startedAt, closedAt, writing } = attempt;
  const values = { attempt: id, simulation: simulationId };
  const href = writing && `/admin/writings/${writing.id}`;
  return [
    ...toEntry("attemptStarted", id, startedAt, values),
    ...(writing ? toEntry("writingHandedIn", id, writing.submittedAt, values, href) : []),
    ...toEntry("attemptFinished", id, closedAt, values),
    ...(writing?.corrections ?? []).flatMap((correction) => correctionEntries(correction, values, href, events)),
  ];
}

function correctionEntries(
  { id, source, state, score, createdAt, finishedAt }: CorrectionFact,
  attempt: { attempt: string; simulation: number },
  href: string | null,
  events: StudentFacts["events"],
): HistoryEntry[] {
  const isAudited = events.some(
    (event) => event.kind === "writing_marked" && event.details["attemptId"] === attempt.attempt,
  );
  if (state === "done" && source === "teacher" && isAudited) return [];
  if (state === "done")
    return toEntry("marked", id, finishedAt, { ...attempt, source, score: score ?? NO_SCORE }, href);
  if (source === "teacher") return toEntry("teacherAsked", id, createdAt, attempt, href);
  return toEntry(state === "failed" ? "correctionFailed" : "correctionWaits", id, createdAt, attempt, href);
}

function mailEntry(mail: StudentFacts["mails"][number]): HistoryEntry[] {
  const { id, kind, tries, failure, sentAt, createdAt } = mail;
  if (sentAt) return toEntry("mailSent", id, sentAt, { mail: kind });
  if (failure === OUTDATED) return toEntry("mailOutdated", id, mail.finishedAt, { mail: kind });
  return toEntry(tries > 0 || failure ? "mailFails" : "mailWaits", id, createdAt, { mail: kind, tries });
}

function eventEntry(event: StudentFacts["events"][number], studentId: string): HistoryEntry[] {
  const kind = AUDIT_KINDS.find((known) => known === event.kind);
  // Listed as "registered", which also covers accounts older than the audit log.
  if (!kind || kind === "account_registered") return [];
  const { id, createdAt: at, reason, details, actorId, actor } = event;
  const writingId = details["writingId"];
  const actorName = actor && actorId !== studentId ? fullName(actor) : null;
  const href = typeof writingId === "string" ? `/admin/writings/${writingId}` : null;
  return [{ key: id, at, messageKey: `events.${kind}`, values: toValues(details), actorName, reason, href }];
}

/** Every value has a fallback, because the stored details are not validated. */
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
    score: "score" in details ? text("score") : NO_SCORE,
    mail: text("mail"),
    cleared: details["cleared"] === true ? "yes" : "no",
  };
}
