import "server-only";
import { cache } from "react";
import { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { personColumns } from "@/lib/accounts/person";
import { toUserDetails } from "@/lib/admin/admin-user";
import { toHistory } from "@/lib/admin/history";
import { isResendable } from "@/lib/admin/resendable-mail";
import { toVisibleEventDetails } from "@/lib/admin/visible-details";
import { db } from "@/lib/db/client";
import { areWritingsMarked, toVisibleMark } from "@/lib/exam/mark-visibility";
import { SECTIONS } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";
import { AppError } from "@/lib/http/errors";
import { MAIL_FAILURES, mailSentAt, OUTDATED } from "@/lib/mail/failures";
import { accessFrom } from "@/lib/payments/entitlement";
import type { Job, Prisma } from "@/prisma/generated/client";

const EVENTS_SHOWN = 500;

const attemptsArgs = {
  orderBy: { startedAt: "desc" },
  select: {
    id: true,
    simulationId: true,
    status: true,
    startedAt: true,
    closedAt: true,
    setAsideAt: true,
    sections: { select: { section: true, score: true, passed: true, correctedAt: true } },
    writing: {
      select: {
        id: true,
        submittedAt: true,
        corrections: {
          select: { id: true, source: true, state: true, score: true, createdAt: true, finishedAt: true },
        },
      },
    },
  },
} satisfies Prisma.User$attemptsArgs;

type AttemptRow = Prisma.AttemptGetPayload<typeof attemptsArgs>;

/** `writingId`: the writing that was handed in. */
export type StudentAttempt = ReturnType<typeof toStudentAttempt>;

export type StudentMail = ReturnType<typeof toStudentMail>;

export type Student = NonNullable<Awaited<ReturnType<typeof findStudent>>>;

function toStudentAttempt({ sections, writing, ...attempt }: AttemptRow) {
  const results = SECTIONS.map((section) => {
    const record = sections.find((candidate) => candidate.section === section);
    const { score = null, passed = null, correctedAt = null } = record ?? {};
    return { section, ...toVisibleMark(section, { score: score?.toNumber() ?? null, passed, correctedAt }) };
  });
  const { totalScore, maxTotalScore } = judgeExam(results);
  return { ...attempt, totalScore, maxTotalScore, sections: results, writingId: writing?.id ?? null };
}

function withoutMarks({ writing, ...attempt }: AttemptRow): AttemptRow {
  if (!writing) return { ...attempt, writing };
  const corrections = writing.corrections.map((each) => ({ ...each, score: null }));
  return { ...attempt, writing: { ...writing, corrections } };
}

function toStudentMail({ id, kind, sentAt, tries, failure }: Job & { sentAt: Date | null }, canResend: boolean) {
  const known = MAIL_FAILURES.find((name) => name === failure) ?? null;
  return { id, kind, sentAt, tries, failure: known, mayBeSentAgain: canResend };
}

/** One student with their whole history, in one query; null for an unknown id. */
export const findStudent = cache(async (_admin: Admin, id: string, now = new Date()) => {
  const row = await db().user.findUnique({
    where: { id },
    relationLoadStrategy: "join",
    select: {
      ...personColumns,
      locale: true,
      grants: true,
      attempts: attemptsArgs,
      giftCodes: { select: { id: true, note: true, redeemedAt: true } },
      payments: true,
      mails: { where: { queue: "mail" }, orderBy: { createdAt: "desc" } },
      events: {
        orderBy: { createdAt: "desc" },
        take: EVENTS_SHOWN,
        include: { actor: { select: { firstName: true, lastName: true } } },
      },
    },
  });
  if (!row) return null;
  const { grants, attempts: attemptRows, giftCodes, payments, mails: jobs, events, ...person } = row;
  const mails = jobs.map((job) => ({ ...job, sentAt: mailSentAt(job) }));
  const visibleEvents = events.map((event) => ({
    ...event,
    details: toVisibleEventDetails(z.record(z.string(), z.unknown()).parse(event.details)),
  }));
  const attempts = areWritingsMarked() ? attemptRows : attemptRows.map(withoutMarks);
  const facts = { ...person, grants, attempts, giftCodes, payments, mails, events: visibleEvents };
  return {
    ...person,
    access: accessFrom(grants, now),
    attempts: attemptRows.map(toStudentAttempt),
    mails: mails
      .map((mail) => toStudentMail(mail, isResendable(mail, grants, now)))
      .filter(({ failure, mayBeSentAgain: canResend }) => canResend || (failure !== null && failure !== OUTDATED)),
    history: toHistory(facts, now),
  };
});

/** One student as returned by `GET /api/admin/user-details/{id}`. @throws AppError not_found */
export async function getUserDetails(admin: Admin, id: string) {
  const student = await findStudent(admin, id);
  if (!student) throw new AppError("not_found");
  return toUserDetails(student, student.access, student.attempts);
}
