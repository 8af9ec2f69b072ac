import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import type { CriteriaScores } from "@/lib/exam/criteria";
import { countWords } from "@/lib/exam/word-count";
import { findDrift, type MarkPairs, measureAgreement, scoreDifference } from "@/lib/writing/agreement";
import { BLIND_TEACHERS } from "@/lib/writing/mutations/blind-marks";
import { criteriaSchema } from "@/lib/writing/schema";
import type { Prisma } from "@/prisma/generated/client";

/** How many texts are offered, and how many of the newest are searched for them. */
const MAX_OFFERED = 10;
const SEARCH_LIMIT = 100;

/** Nothing that reveals the author or the marks. */
const blindColumns = {
  id: true,
  text: true,
  option: true,
  attempt: { select: { simulationId: true } },
} as const satisfies Prisma.WritingSelect;

/** `hasOtherReading`: another teacher has marked it blind, so a second reading makes a pair. */
export type OfferedText = Awaited<ReturnType<typeof listBlindTexts>>[number];

/** Texts this teacher has neither marked nor seen the marks of: first those with one blind reading, then the newest. */
export async function listBlindTexts(admin: Admin) {
  const own = { teacherId: admin.id, OR: [{ markedAt: { not: null } }, { seenAt: { not: null } }] };
  const where = { readings: { none: own }, corrections: { some: { state: "done" as const } } };
  const select = { ...blindColumns, readings: { where: { markedAt: { not: null } }, select: { id: true } } };
  const markedBefore = await db().writing.findMany({
    where: { AND: [where, { readings: { some: { markedAt: { not: null } } } }] },
    select,
    orderBy: { id: "desc" },
    take: SEARCH_LIMIT,
  });
  const newest = await db().writing.findMany({ where, select, orderBy: { id: "desc" }, take: SEARCH_LIMIT });
  const awaitingSecond = markedBefore.filter(({ readings }) => readings.length < BLIND_TEACHERS);
  const unmarked = newest.filter(({ readings }) => readings.length === 0);
  return [...awaitingSecond, ...unmarked].slice(0, MAX_OFFERED).map(({ id, text, option, attempt, readings }) => ({
    id,
    option,
    simulationId: attempt.simulationId,
    words: countWords(text),
    hasOtherReading: readings.length > 0,
  }));
}

/** The text this teacher is marking blind; null if they have not started or have finished. */
export async function findBlindText(admin: Admin, writingId: string) {
  const row = await db().writing.findFirst({
    where: { id: writingId, readings: { some: { teacherId: admin.id, markedAt: null, seenAt: null } } },
    select: blindColumns,
  });
  if (!row) return null;
  const { id, text, option, attempt } = row;
  return { id, text, option, simulationId: attempt.simulationId };
}

export type MarkersAgreement = Awaited<ReturnType<typeof readAgreement>>;

const MAX_READINGS = 1000;

/** Compares blind marks with each other and with the AI's. Marks given after seeing the AI's do not count. */
export async function readAgreement(_admin: Admin) {
  const corrections = { where: { source: "ai", state: "done" }, select: { criteria: true }, take: 1 } as const;
  const rows = await db().teacherReading.findMany({
    where: { markedAt: { not: null } },
    orderBy: [{ markedAt: "desc" }, { id: "desc" }],
    take: MAX_READINGS,
    select: { writingId: true, criteria: true, writing: { select: { corrections } } },
  });
  const byText = new Map<string, CriteriaScores[]>();
  const withAi: [CriteriaScores, CriteriaScores][] = [];
  for (const { writingId, criteria, writing } of rows.toReversed()) {
    const marks = criteriaSchema.parse(criteria);
    byText.set(writingId, [...(byText.get(writingId) ?? []), marks]);
    const [ai] = writing.corrections;
    if (ai) withAi.push([marks, criteriaSchema.parse(ai.criteria)]);
  }
  const pairs = [...byText.values()].flatMap(([one, other]): MarkPairs => (one && other ? [[one, other]] : []));
  const drift = findDrift(withAi.map(scoreDifference));
  return { teachers: measureAgreement(pairs), ai: measureAgreement(withAi), drift };
}
