import "server-only";
import { termsMailKey } from "@/lib/accounts/account-mails";
import type { Account, Admin } from "@/lib/accounts/actor";
import { type AuditKind, isOwnEventKind, OWN_EVENT_KINDS, type OwnEventKind } from "@/lib/accounts/audit";
import { decideTermsQuestion, type TermsQuestion } from "@/lib/accounts/terms";
import { db } from "@/lib/db/client";
import { keyedHash } from "@/lib/security/seal";
import type { Prisma } from "@/prisma/generated/client";

/** The admin's confirmed second factor, or null. */
export async function findSecondFactor(admin: Admin): Promise<{ since: Date; recoveryCodesLeft: number } | null> {
  const factor = await db().secondFactor.findUnique({
    where: { userId: admin.id, confirmedAt: { not: null } },
    select: { confirmedAt: true, recoveryHashes: true },
  });
  if (!factor?.confirmedAt) return null;
  return { since: factor.confirmedAt, recoveryCodesLeft: factor.recoveryHashes.length };
}

export async function findAccountByEmail(email: string) {
  return db().user.findUnique({ where: { email }, select: { firstName: true, lastName: true, isAdmin: true } });
}

/** All admins, for the command line; `lastSignIn` is the latest one recorded. */
export async function listAdmins() {
  const latest = (kind: AuditKind) => ({
    where: { kind },
    orderBy: { createdAt: "desc" as const },
    take: 1,
    select: { createdAt: true },
  });
  const admins = await db().user.findMany({
    where: { isAdmin: true },
    orderBy: { email: "asc" },
    select: {
      email: true,
      suspendedAt: true,
      createdAt: true,
      secondFactor: { select: { confirmedAt: true } },
      events: latest("admin_made"),
      acts: latest("signed_in"),
    },
  });
  return admins.map(({ email, suspendedAt, createdAt, secondFactor, events, acts }) => ({
    email,
    since: events[0]?.createdAt ?? createdAt,
    hasSecondFactor: Boolean(secondFactor?.confirmedAt),
    lastSignIn: acts[0]?.createdAt ?? null,
    isSuspended: suspendedAt !== null,
  }));
}

/** User columns that the gates need. */
export const SESSION_USER = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  locale: true,
  isAdmin: true,
  suspendedAt: true,
  sessionVersion: true,
  endedSessions: true,
} satisfies Prisma.UserSelect;

export async function findSessionUser(userId: string) {
  return db().user.findUnique({ where: { id: userId }, select: SESSION_USER });
}

/** Whether the account is to accept the terms, and why. */
export async function findTermsQuestion(account: Account, now: Date): Promise<TermsQuestion | null> {
  const { acceptances, mails } = await db().user.findUniqueOrThrow({
    where: { id: account.id },
    select: {
      acceptances: { select: { version: true } },
      mails: { where: { key: termsMailKey(account.id) }, select: { createdAt: true } },
    },
  });
  const accepted = acceptances.map(({ version }) => version);
  return decideTermsQuestion(accepted, mails[0]?.createdAt ?? null, now);
}

/** The details a user can change, with their current values. */
export async function getOwnDetails(account: Account) {
  return db().user.findUniqueOrThrow({
    where: { id: account.id },
    select: {
      mailConfirmedAt: true,
      firstName: true,
      lastName: true,
      birthDate: true,
      birthPlace: true,
      taxCode: true,
      street: true,
      city: true,
      province: true,
      postalCode: true,
      phone: true,
      locale: true,
    },
  });
}

export type OwnDetails = Awaited<ReturnType<typeof getOwnDetails>>;

const EVENTS_SHOWN = 10;

/** The latest events of the account that its owner may see, newest first. */
export async function listOwnEvents(account: Account): Promise<{ id: string; kind: OwnEventKind; at: Date }[]> {
  const events = await db().auditEvent.findMany({
    where: { subjectId: account.id, kind: { in: [...OWN_EVENT_KINDS] } },
    orderBy: { createdAt: "desc" },
    take: EVENTS_SHOWN,
    select: { id: true, kind: true, createdAt: true },
  });
  return events.flatMap(({ id, kind, createdAt }) => (isOwnEventKind(kind) ? [{ id, kind, at: createdAt }] : []));
}

/** Deterministic UUID for an unregistered address; keyed, so that nobody else can compute it. */
function placeholderIdFor(email: string): string {
  const digest = keyedHash("stand-in", email).toString("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}

/** The account of an address, or a placeholder for which the same work is done. */
export async function findHolder(email: string) {
  const select = { id: true, email: true, firstName: true, locale: true } as const;
  const person = await db().user.findUnique({ where: { email }, select });
  return { person, holderId: person?.id ?? placeholderIdFor(email), isPlaceholder: person === null };
}
