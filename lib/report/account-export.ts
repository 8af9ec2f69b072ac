import { z } from "zod";
import { personColumns } from "@/lib/accounts/person";
import { getSimulation } from "@/lib/exam/content/library";
import { localize } from "@/lib/exam/localize";
import { areWritingsMarked, toVisibleMark } from "@/lib/exam/mark-visibility";
import { partColumns, visibleAttemptColumns, visibleSectionColumns } from "@/lib/exam/queries";
import { marksSchema, parseStoredAnswers, secondsSchema } from "@/lib/exam/schema";
import { WRITING_ABILITY } from "@/lib/exam/sections";
import { mailSentAt } from "@/lib/mail/failures";
import { answerColumns, toCorrectionView } from "@/lib/oral/queries";
import { orderNumber } from "@/lib/payments/order-number";
import { calendarDay } from "@/lib/product/italian-day";
import type { Reviews } from "@/lib/report/queries";
import { cardColumns } from "@/lib/report/queries/deck";
import { datedFileName, toSummary } from "@/lib/report/summary";
import type { Translators } from "@/lib/report/summary/translators";
import { toVisibleDetails, toWritingMark } from "@/lib/writing/mark-visibility";
import { correctionFacts } from "@/lib/writing/queries";
import { criteriaSchema, isAiGenerated, parseErrors } from "@/lib/writing/schema";
import type { Prisma } from "@/prisma/generated/client";

const correctionColumns = {
  ...correctionFacts,
  locale: true,
  model: true,
  finishedAt: true,
  createdAt: true,
} as const satisfies Prisma.CorrectionSelect;

/**
 * Allowlist of the export. No passwords, sessions, code hashes, worker leases, or AI answers that are not yet a
 * correction. Audit events come without their content, which belongs to the school.
 */
export const exportColumns = {
  ...personColumns,
  mailConfirmedAt: true,
  locale: true,
  acceptances: { select: { version: true, acceptedAt: true }, orderBy: { acceptedAt: "asc" } },
  grants: {
    select: { source: true, startsAt: true, expiresAt: true, endedAt: true, endReason: true, createdAt: true },
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
      waiverWords: true,
      waiverAcceptedAt: true,
      paidAt: true,
      canceledAt: true,
      refundedAt: true,
      refundFailedAt: true,
      disputedAt: true,
      disputeWonAt: true,
      disputeLostAt: true,
      withdrawalRequestedAt: true,
      createdAt: true,
    },
    orderBy: { createdAt: "asc" },
  },
  codes: { select: { purpose: true, payload: true, expiresAt: true, createdAt: true } },
  mails: {
    where: { queue: "mail" },
    select: { kind: true, state: true, failure: true, finishedAt: true, createdAt: true },
    orderBy: { createdAt: "asc" },
  },
  events: { select: { kind: true, source: true, createdAt: true }, orderBy: { createdAt: "asc" } },
  verdicts: { select: { readiness: true, createdAt: true }, orderBy: { createdAt: "asc" } },
  deck: { select: cardColumns, orderBy: { createdAt: "asc" } },
  exams: {
    select: { day: true, asksExtraTime: true, ascolto: true, lettura: true, scrittura: true, createdAt: true },
    orderBy: { day: "asc" },
  },
  rehearsals: {
    select: {
      mode: true,
      topics: true,
      topicId: true,
      startedAt: true,
      finishedAt: true,
      selfCheck: true,
      spokenText: true,
      correctionConsentAt: true,
      correction: true,
      answers: { select: { ...answerColumns, savedAt: true }, orderBy: [{ attempt: "asc" }, { savedAt: "asc" }] },
    },
    orderBy: { startedAt: "asc" },
  },
  attempts: {
    select: {
      ...visibleAttemptColumns,
      sections: { select: visibleSectionColumns },
      parts: { select: partColumns, orderBy: { startedAt: "asc" } },
      writing: {
        select: {
          option: true,
          text: true,
          submittedAt: true,
          readings: { where: { markedAt: { not: null } }, select: { criteria: true, markedAt: true } },
          corrections: { select: correctionColumns, orderBy: { createdAt: "asc" } },
        },
      },
    },
    orderBy: { startedAt: "asc" },
  },
  drafts: {
    select: {
      attemptId: true,
      simulationId: true,
      option: true,
      number: true,
      text: true,
      savedAt: true,
      handedInAt: true,
      corrections: { select: correctionColumns, orderBy: { createdAt: "asc" } },
    },
    orderBy: { savedAt: "asc" },
  },
} as const satisfies Prisma.UserSelect;

type StoredUser = Prisma.UserGetPayload<{ select: typeof exportColumns }>;
type StoredAttempt = StoredUser["attempts"][number];
type StoredCorrection = NonNullable<StoredAttempt["writing"]>["corrections"][number];
export type ExportContext = { language: string; product: string; translators: Translators };

export type AccountExport = ReturnType<typeof toAccountExport>;

/** Everything stored about a person, as exported. @param reviews of corrected sections, by attempt id */
export function toAccountExport(stored: StoredUser, reviews: Map<string, Reviews>, context: ExportContext, now: Date) {
  const {
    acceptances,
    grants,
    giftCodes,
    payments,
    codes,
    mails,
    events,
    verdicts,
    deck,
    exams,
    rehearsals,
    attempts,
    drafts,
    ...person
  } = stored;
  const { birthDate, ...account } = person;
  return {
    exportedAt: now,
    product: context.product,
    account: { ...account, birthDate: calendarDay(birthDate) },
    consents: [
      ...acceptances.map(({ version, acceptedAt }) => ({ to: "terms", version, at: acceptedAt })),
      ...payments.flatMap(({ id, waiverVersion: version, waiverWords: words, waiverAcceptedAt: at }) =>
        at ? [{ to: "access at once", order: orderNumber(id), version, words, at }] : [],
      ),
      ...rehearsals.flatMap(({ correctionConsentAt: at }) =>
        at ? [{ to: "AI correction of a spoken text", at }] : [],
      ),
    ],
    accesses: grants,
    giftCodes,
    payments: payments.map(({ id, ...payment }) => ({ order: orderNumber(id), ...payment })),
    mailedCodes: codes,
    mails: mails.map((mail) => ({ kind: mail.kind, sentAt: mailSentAt(mail), createdAt: mail.createdAt })),
    events,
    verdicts: areWritingsMarked() ? verdicts : verdicts.filter(({ readiness }) => !includesWriting(readiness)),
    deck,
    exams: exams.map(({ day, ...exam }) => ({ day: calendarDay(day), ...exam })),
    rehearsals: rehearsals.map(({ correction, ...rehearsal }) => {
      return { ...rehearsal, correction: toCorrectionView(correction) };
    }),
    drafts: drafts.map(({ corrections, ...draft }) => ({ ...draft, corrections: corrections.map(toCorrectionExport) })),
    attempts: attempts.map((attempt) => toAttemptExport(attempt, reviews.get(attempt.id) ?? {}, stored, context, now)),
  };
}

function toAttemptExport(
  { sections, writing, ...attempt }: StoredAttempt,
  reviews: Reviews,
  candidate: { firstName: string; lastName: string },
  { language, product, translators }: ExportContext,
  now: Date,
) {
  const simulationTitle = localize(getSimulation(attempt.simulationId).title, language);
  const completedAt = attempt.closedAt?.toISOString();
  const input = { product, language, candidate, simulationTitle, completedAt, reviews };
  const { title, facts, verdict, scores, sections: parts, disclaimer } = toSummary(input, now, translators);
  return {
    ...attempt,
    sections: sections.map(toSectionExport),
    writing: writing && {
      ...writing,
      readings: writing.readings.map(toReadingExport),
      corrections: writing.corrections.map(toCorrectionExport),
    },
    summary: { title, facts, verdict, scores, sections: parts, disclaimer },
  };
}

/** Keys are only in marks, and marks exist only once the section is corrected. */
function toSectionExport({ answers, seconds, marks, score, ...record }: StoredAttempt["sections"][number]) {
  const given = toVisibleMark(record.section, { ...record, score: score?.toNumber() ?? null });
  return {
    ...record,
    answers: parseStoredAnswers(answers),
    seconds: secondsSchema.parse(seconds),
    marks: record.correctedAt && marks !== null ? marksSchema.parse(marks) : [],
    score: given.score,
    passed: given.passed,
  };
}

function toCorrectionExport({ score, criteria, errors, details, ...correction }: StoredCorrection) {
  const mark = score === null ? null : toWritingMark(score, criteria);
  return {
    ...correction,
    ai_generated: isAiGenerated(correction.source),
    score: mark?.score ?? null,
    criteria: mark?.criteria ?? null,
    errors: parseErrors(errors),
    details: toVisibleDetails(details),
  };
}

/** Blind marks, to compare markers; they are not a result. */
function toReadingExport({ criteria, markedAt }: NonNullable<StoredAttempt["writing"]>["readings"][number]) {
  return { markedAt, criteria: areWritingsMarked() ? criteriaSchema.parse(criteria) : null };
}

const verdictSchema = z.object({ abilities: z.array(z.object({ ability: z.string() })) });

/** Whether a stored readiness includes the writing, as all did while writings had marks. */
function includesWriting(readiness: unknown): boolean {
  const { success, data } = verdictSchema.safeParse(readiness);
  return !success || data.abilities.some(({ ability }) => ability === WRITING_ABILITY);
}

/** File name, such as `CILS_I-miei-dati_21-11-2026.json`. */
export function exportFileName(product: string, now: Date): string {
  return datedFileName(product, "I-miei-dati", now, "json");
}
