import { z } from "zod";
import { parseStoredAnswers } from "@/lib/exam/answers";
import { getSimulation } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/paper";
import { marksSchema, secondsSchema } from "@/lib/exam/schema";
import { orderNumber } from "@/lib/payments/order-number";
import type { Reviews } from "@/lib/report/queries";
import { type Summary, type SummaryWords, summaryFileName, toSummary } from "@/lib/report/summary";
import { criteriaSchema, detailsSchema, writingErrorSchema } from "@/lib/writing/schema";
import type { Prisma } from "@/prisma/generated/client";

const times = { createdAt: true } as const;

/**
 * What is read for the export: an allowlist. No password, no session, no hashes of codes, no lease of a worker, no draft of a
 * correction that is not given yet; the content of the events is the school's, their kind and time are the person's.
 */
export const exportColumns = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  taxCode: true,
  birthDate: true,
  birthPlace: true,
  street: true,
  city: true,
  province: true,
  postalCode: true,
  phone: true,
  locale: true,
  isAdmin: true,
  suspendedAt: true,
  externalCode: true,
  termsVersion: true,
  termsAcceptedAt: true,
  ...times,
  grants: {
    select: { source: true, startsAt: true, expiresAt: true, endedAt: true, endReason: true, ...times },
    orderBy: { createdAt: "asc" },
  },
  giftCodes: { select: { redeemedAt: true, expiresAt: true } },
  payments: {
    select: {
      id: true,
      stripePaymentIntentId: true,
      status: true,
      amountCents: true,
      currency: true,
      waiverVersion: true,
      waiverAcceptedAt: true,
      paidAt: true,
      canceledAt: true,
      refundedAt: true,
      refundFailedAt: true,
      disputedAt: true,
      disputeWonAt: true,
      disputeLostAt: true,
      withdrawalRequestedAt: true,
      ...times,
    },
    orderBy: { createdAt: "asc" },
  },
  codes: { select: { purpose: true, payload: true, expiresAt: true, createdAt: true } },
  mails: { select: { kind: true, sentAt: true, ...times }, orderBy: { createdAt: "asc" } },
  events: { select: { kind: true, source: true, createdAt: true }, orderBy: { createdAt: "asc" } },
  attempts: {
    select: {
      id: true,
      simulationId: true,
      status: true,
      startedAt: true,
      closedAt: true,
      setAsideAt: true,
      sections: {
        select: {
          section: true,
          answers: true,
          seconds: true,
          completed: true,
          savedAt: true,
          correctedAt: true,
          marks: true,
          correctAnswers: true,
          totalQuestions: true,
          score: true,
          passed: true,
        },
      },
      writing: {
        select: {
          option: true,
          text: true,
          submittedAt: true,
          corrections: {
            select: {
              source: true,
              state: true,
              locale: true,
              model: true,
              criteria: true,
              score: true,
              feedback: true,
              correctedText: true,
              errors: true,
              details: true,
              finishedAt: true,
              createdAt: true,
            },
            orderBy: { createdAt: "asc" },
          },
        },
      },
    },
    orderBy: { startedAt: "asc" },
  },
} as const satisfies Prisma.UserSelect;

type Stored = Prisma.UserGetPayload<{ select: typeof exportColumns }>;
type Manner = { language: string; product: string; words: SummaryWords };

export type AccountExport = ReturnType<typeof toAccountExport>;

/**
 * Puts everything that is stored about a person into the form in which they get it. Times become ISO strings when it is
 * written as JSON.
 * @param reviews of each attempt by its id, the sections that were corrected
 */
export function toAccountExport(stored: Stored, reviews: ReadonlyMap<string, Reviews>, manner: Manner, now: Date) {
  const {
    grants,
    giftCodes,
    payments,
    codes,
    mails,
    events,
    attempts,
    birthDate,
    termsVersion,
    termsAcceptedAt,
    ...account
  } = stored;
  return {
    exportedAt: now,
    product: manner.product,
    account: { ...account, birthDate: birthDate.toISOString().slice(0, 10) },
    consents: [
      { to: "terms", version: termsVersion, at: termsAcceptedAt },
      ...payments.flatMap(({ id, waiverVersion, waiverAcceptedAt }) =>
        waiverAcceptedAt
          ? [{ to: "access at once", order: orderNumber(id), version: waiverVersion, at: waiverAcceptedAt }]
          : [],
      ),
    ],
    accesses: grants,
    giftCodes,
    payments: payments.map(({ id, ...payment }) => ({ order: orderNumber(id), ...payment })),
    mailedCodes: codes,
    mails,
    events,
    attempts: attempts.map((attempt) => toAttemptExport(attempt, reviews.get(attempt.id) ?? {}, stored, manner, now)),
  };
}

function toAttemptExport(
  { sections, writing, ...attempt }: Stored["attempts"][number],
  reviews: Reviews,
  candidate: { firstName: string; lastName: string },
  { language, product, words }: Manner,
  now: Date,
) {
  const { firstName, lastName } = candidate;
  const summary = toSummary(
    {
      product,
      language,
      candidate: { firstName, lastName },
      simulationTitle: localize(getSimulation(attempt.simulationId).title, language),
      completedAt: attempt.closedAt?.toISOString(),
      reviews,
    },
    now,
    words,
  );
  return {
    ...attempt,
    sections: sections.map(toSectionExport),
    writing: writing && { ...writing, corrections: writing.corrections.map(toCorrectionExport) },
    summary: toSummaryExport(summary),
  };
}

/** A key is only in the marks, and marks there are only once the section is corrected. */
function toSectionExport({
  answers,
  seconds,
  marks,
  score,
  ...record
}: Stored["attempts"][number]["sections"][number]) {
  return {
    ...record,
    answers: parseStoredAnswers(answers),
    seconds: secondsSchema.parse(seconds),
    marks: record.correctedAt && marks !== null ? marksSchema.parse(marks) : [],
    score: score?.toNumber() ?? null,
  };
}

type CorrectionRow = NonNullable<Stored["attempts"][number]["writing"]>["corrections"][number];

function toCorrectionExport({ criteria, errors, details, ...correction }: CorrectionRow) {
  return {
    ...correction,
    criteria: criteria === null ? null : criteriaSchema.parse(criteria),
    errors: z.array(writingErrorSchema).parse(errors ?? []),
    details: details === null ? null : detailsSchema.parse(details),
  };
}

/** What the PDF says, without what belongs to its pages. */
function toSummaryExport({ title, facts, sections, disclaimer }: Summary) {
  return { title, facts, sections, disclaimer };
}

/** The name of the file, such as `CILS_I-miei-dati_21-11-2026.json`. */
export function exportFileName(product: string, now: Date): string {
  return summaryFileName(product, now)
    .replace("_Completo_", "_I-miei-dati_")
    .replace(/\.pdf$/, ".json");
}
