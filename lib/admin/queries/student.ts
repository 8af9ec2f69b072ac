import "server-only";
import { cache } from "react";
import { z } from "zod";
import type { Admin } from "@/lib/accounts/actor";
import { type HistoryEntry, toHistory } from "@/lib/admin/history";
import { maySendAgain } from "@/lib/admin/mail-again";
import { toUserDetails, type UserDetails } from "@/lib/admin/user-details";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { SECTIONS, type Section } from "@/lib/exam/sections";
import { judgeExam } from "@/lib/exam/verdict";
import { type Access, accessFrom } from "@/lib/payments/entitlement";
import type { Prisma } from "@/prisma/generated/client";

/** The newest audit events told of one student; sign-ins make the most of them. */
const EVENTS_SHOWN = 500;

const attempts = {
  orderBy: { startedAt: "desc" },
  select: {
    id: true,
    simulationId: true,
    status: true,
    startedAt: true,
    closedAt: true,
    setAsideAt: true,
    sections: { select: { section: true, score: true, passed: true } },
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

const personColumns = {
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
  createdAt: true,
} satisfies Prisma.UserSelect;

const grants = {
  select: {
    id: true,
    source: true,
    paymentId: true,
    startsAt: true,
    expiresAt: true,
    endedAt: true,
    endReason: true,
  },
} satisfies Prisma.User$grantsArgs;

type AttemptRow = Prisma.AttemptGetPayload<typeof attempts>;

/** One attempt of a student's. `writingId`: of the text handed in, which an admin may read and mark. */
export type StudentAttempt = {
  id: string;
  simulationId: number;
  status: "active" | "closed";
  startedAt: Date;
  closedAt: Date | null;
  setAsideAt: Date | null;
  /** Of 60, as far as it is marked. */
  totalScore: number;
  sections: { section: Section; score: number | null; passed: boolean | null }[];
  writingId: string | null;
};

/** A mail of a student's that may be sent once more. */
export type StudentMail = { id: string; kind: string; sentAt: Date | null; tries: number };

/** All the school knows about one student. */
export type Student = Prisma.UserGetPayload<{ select: typeof personColumns }> & {
  access: Access;
  attempts: StudentAttempt[];
  mails: StudentMail[];
  history: HistoryEntry[];
};

function toStudentAttempt({ sections, writing, ...attempt }: AttemptRow): StudentAttempt {
  const results = SECTIONS.map((section) => {
    const record = sections.find((candidate) => candidate.section === section);
    return { section, score: record?.score?.toNumber() ?? null, passed: record?.passed ?? null };
  });
  const { totalScore } = judgeExam(results);
  return { ...attempt, totalScore, sections: results, writingId: writing?.id ?? null };
}

/**
 * One student with everything that happened to them, in one statement.
 * @param _admin proof that the caller is an admin
 * @returns null when there is nobody of that id
 */
export const findStudent = cache(async (_admin: Admin, id: string, now = new Date()): Promise<Student | null> => {
  const row = await db().user.findUnique({
    where: { id },
    relationLoadStrategy: "join",
    select: {
      ...personColumns,
      grants,
      attempts,
      giftCodes: { select: { id: true, note: true, redeemedAt: true } },
      payments: true,
      mails: { orderBy: { createdAt: "desc" } },
      events: {
        orderBy: { createdAt: "desc" },
        take: EVENTS_SHOWN,
        select: {
          id: true,
          kind: true,
          createdAt: true,
          reason: true,
          details: true,
          actorId: true,
          actor: { select: { firstName: true, lastName: true } },
        },
      },
    },
  });
  if (!row) return null;
  const { grants: granted, attempts: begun, giftCodes, payments, mails, events, ...person } = row;
  const told = events.map((event) => ({ ...event, details: z.record(z.string(), z.unknown()).parse(event.details) }));
  const facts = { ...person, grants: granted, attempts: begun, giftCodes, payments, mails, events: told };
  return {
    ...person,
    access: accessFrom(granted, now),
    attempts: begun.map(toStudentAttempt),
    mails: mails
      .filter((mail) => maySendAgain(mail, granted, now))
      .map(({ id, kind, sentAt, tries }) => ({ id, kind, sentAt, tries })),
    history: toHistory(facts, now),
  };
});

/**
 * One student as `GET /api/admin/user-details/{id}` tells it.
 * @param _admin proof that the caller is an admin
 * @throws AppError not_found
 */
export async function getUserDetails(_admin: Admin, id: string, now = new Date()): Promise<UserDetails> {
  const row = await db().user.findUnique({
    where: { id },
    relationLoadStrategy: "join",
    select: { ...personColumns, grants, attempts },
  });
  if (!row) throw new AppError("not_found");
  const { grants: granted, attempts: begun, ...person } = row;
  return toUserDetails(person, accessFrom(granted, now), begun.map(toStudentAttempt));
}
