import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import type { BlindMarks } from "@/lib/writing/schema";

/** So many teachers mark one text blind. */
export const BLIND_TEACHERS = 2;

/** After so long a place that was taken and not used is free again. */
const HELD_MS = 24 * 60 * 60 * 1000;

/** Whose reading of a writing it is. */
const keyOf = (admin: Admin, writingId: string) => ({ writingId_teacherId: { writingId, teacherId: admin.id } });

/** The readings of others, those of a teacher whose account is gone included. */
const notBy = ({ id }: Admin) => ({ OR: [{ teacherId: null }, { teacherId: { not: id } }] });

/** Holds the writing until the transaction ends, so that of several teachers one goes first. */
async function lockWriting(tx: Transaction, writingId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Writing" WHERE id = ${writingId}::uuid FOR UPDATE`;
  if (rows.length === 0) throw new AppError("not_found");
}

/**
 * Lets a teacher begin, or go on, to mark a text blind: from now on until the marks are saved nobody else's are shown to
 * this teacher.
 * @throws AppError not_found, conflict (this teacher has seen marks of it, or has marked it; or two others have it)
 */
export async function beginBlindMarks(admin: Admin, writingId: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockWriting(tx, writingId);
    const own = await tx.teacherReading.findUnique({ where: keyOf(admin, writingId) });
    if (own?.markedAt) throw new AppError("conflict", "marked blind already");
    if (own?.seenAt || (await hasSigned(tx, admin, writingId))) throw new AppError("conflict", "marks were seen");
    const since = new Date(now.getTime() - HELD_MS);
    const others = await tx.teacherReading.count({
      where: {
        writingId,
        AND: notBy(admin),
        OR: [{ markedAt: { not: null } }, { seenAt: null, begunAt: { gt: since } }],
      },
    });
    if (others >= BLIND_TEACHERS) throw new AppError("conflict", "two teachers have it");
    await tx.teacherReading.upsert({
      where: keyOf(admin, writingId),
      create: { writingId, teacherId: admin.id, begunAt: now },
      update: { begunAt: now },
    });
  });
}

/** Whether this teacher has signed the correction of a writing, with the AI teacher's before their eyes. */
async function hasSigned(tx: Transaction, admin: Admin, writingId: string): Promise<boolean> {
  const details = { path: ["writingId"], equals: writingId };
  return (await tx.auditEvent.count({ where: { kind: "writing_marked", actorId: admin.id, details } })) > 0;
}

/**
 * Keeps a teacher's blind marks, once. They change nobody's result: the learner keeps the decision that stood before.
 * @throws AppError not_found, conflict (not begun, marked already, or two others were faster)
 */
export async function saveBlindMarks(
  admin: Admin,
  { writingId, criteria }: BlindMarks,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockWriting(tx, writingId);
    const others = await tx.teacherReading.count({
      where: { writingId, markedAt: { not: null }, AND: notBy(admin) },
    });
    if (others >= BLIND_TEACHERS) throw new AppError("conflict", "two teachers have marked it");
    const { count } = await tx.teacherReading.updateMany({
      where: { writingId, teacherId: admin.id, markedAt: null, seenAt: null },
      data: { criteria, markedAt: now },
    });
    if (count === 0) throw new AppError("conflict", "no blind marks begun");
    // Without the marks: who reads the log may still have to mark the text.
    await recordEvent(tx, { kind: "writing_marked_blind", actorId: admin.id, details: { writingId } });
  });
}

/**
 * Asks to see the marks of a writing, and remembers that this teacher did: who has seen them marks it blind no more.
 * @returns false while this teacher is marking it blind, and must not see them
 */
export async function openMarks(admin: Admin, writingId: string, now = new Date()): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockWriting(tx, writingId);
    const own = await tx.teacherReading.findUnique({ where: keyOf(admin, writingId) });
    if (own && !own.markedAt && !own.seenAt && now.getTime() - own.begunAt.getTime() < HELD_MS) return false;
    if (own?.seenAt) return true;
    await tx.teacherReading.upsert({
      where: keyOf(admin, writingId),
      create: { writingId, teacherId: admin.id, begunAt: now, seenAt: now },
      update: { seenAt: now },
    });
    return true;
  });
}
