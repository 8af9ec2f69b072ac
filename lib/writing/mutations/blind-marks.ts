import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { db, type Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { lockWriting } from "@/lib/writing/mutations/lock-writing";
import type { BlindMarks } from "@/lib/writing/schema";

export const BLIND_TEACHERS = 2;

/** An unused reservation expires after this time. */
const RESERVATION_MS = 24 * 60 * 60 * 1000;

const keyOf = (admin: Admin, writingId: string) => ({ writingId_teacherId: { writingId, teacherId: admin.id } });

/** Includes the readings of deleted accounts. */
const notBy = ({ id }: Admin) => ({ OR: [{ teacherId: null }, { teacherId: { not: id } }] });

/**
 * Starts or continues blind marking: until the marks are saved, nobody else's are shown to this teacher.
 * @throws AppError not_found, conflict (this teacher has seen or given marks, or two others have it)
 */
export async function beginBlindMarks(admin: Admin, writingId: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockWriting(tx, writingId);
    const own = await tx.teacherReading.findUnique({ where: keyOf(admin, writingId) });
    if (own?.markedAt) throw new AppError("conflict", "already marked blind");
    if (own?.seenAt || (await hasSigned(tx, admin, writingId)))
      throw new AppError("conflict", "this teacher has seen the marks");
    const since = new Date(now.getTime() - RESERVATION_MS);
    const markedOrReserved = [{ markedAt: { not: null } }, { seenAt: null, begunAt: { gt: since } }];
    const others = await tx.teacherReading.count({ where: { writingId, AND: notBy(admin), OR: markedOrReserved } });
    if (others >= BLIND_TEACHERS) throw new AppError("conflict", "two teachers are already marking it");
    await tx.teacherReading.upsert({
      where: keyOf(admin, writingId),
      create: { writingId, teacherId: admin.id, begunAt: now },
      update: { begunAt: now },
    });
  });
}

/** A teacher who signed a correction has seen the AI teacher's marks. */
async function hasSigned(tx: Transaction, admin: Admin, writingId: string): Promise<boolean> {
  const details = { path: ["writingId"], equals: writingId };
  return (await tx.auditEvent.count({ where: { kind: "writing_marked", actorId: admin.id, details } })) > 0;
}

/**
 * Stores a teacher's blind marks, once. They do not change the learner's result.
 * @throws AppError not_found, conflict (not started, already marked, or two others were faster)
 */
export async function saveBlindMarks(
  admin: Admin,
  { writingId, criteria }: BlindMarks,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockWriting(tx, writingId);
    const others = await tx.teacherReading.count({ where: { writingId, markedAt: { not: null }, AND: notBy(admin) } });
    if (others >= BLIND_TEACHERS) throw new AppError("conflict", "two teachers have marked it");
    const { count } = await tx.teacherReading.updateMany({
      where: { writingId, teacherId: admin.id, markedAt: null, seenAt: null },
      data: { criteria, markedAt: now },
    });
    if (count === 0) throw new AppError("conflict", "blind marking not started");
    // Without the marks: a reader of the log may still have to mark the text.
    await recordEvent(tx, { kind: "writing_marked_blind", actorId: admin.id, details: { writingId } });
  });
}

/** Records that this teacher sees the marks, which rules out blind marking. @returns false while marking it blind */
export async function revealMarks(admin: Admin, writingId: string, now = new Date()): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockWriting(tx, writingId);
    const own = await tx.teacherReading.findUnique({ where: keyOf(admin, writingId) });
    if (own && !own.markedAt && !own.seenAt && now.getTime() - own.begunAt.getTime() < RESERVATION_MS) return false;
    if (own?.seenAt) return true;
    await tx.teacherReading.upsert({
      where: keyOf(admin, writingId),
      create: { writingId, teacherId: admin.id, begunAt: now, seenAt: now },
      update: { seenAt: now },
    });
    return true;
  });
}
