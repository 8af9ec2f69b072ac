import "server-only";
import type { Admin } from "@/lib/accounts/actor";
import { db } from "@/lib/db/client";
import { type GiftCodeState, giftCodeState } from "@/lib/payments/gift-code-state";
import { fullName } from "@/lib/product/format";
import { Prisma } from "@/prisma/generated/client";

const BATCHES_SHOWN = 25;
const CODES_SHOWN = 100;

/** `counts`: codes per state now; `madeBy`: null when the admin's account is gone. */
export type GiftCodeBatch = Awaited<ReturnType<typeof withCounts>>[number];

const columns = {
  id: true,
  prefix: true,
  size: true,
  owner: true,
  note: true,
  expiresAt: true,
  createdAt: true,
  madeBy: { select: { firstName: true, lastName: true } },
} as const;
type BatchRow = Prisma.GiftCodeBatchGetPayload<{ select: typeof columns }>;

async function withCounts(rows: readonly BatchRow[], now: Date) {
  if (rows.length === 0) return [];
  const ids = Prisma.join(rows.map(({ id }) => Prisma.sql`${id}::uuid`));
  const counted = await db().$queryRaw<({ batchId: string } & Record<GiftCodeState, number>)[]>`
    SELECT "batchId",
      (COUNT(*) FILTER (WHERE "redeemedAt" IS NOT NULL))::int AS used,
      (COUNT(*) FILTER (WHERE "revokedAt" IS NOT NULL))::int AS revoked,
      (COUNT(*) FILTER (WHERE "redeemedAt" IS NULL AND "revokedAt" IS NULL AND "expiresAt" <= ${now}))::int AS expired,
      (COUNT(*) FILTER (WHERE "redeemedAt" IS NULL AND "revokedAt" IS NULL
        AND ("expiresAt" IS NULL OR "expiresAt" > ${now})))::int AS unused
    FROM "GiftCode" WHERE "batchId" IN (${ids}) GROUP BY "batchId"`;
  return rows.map(({ madeBy, ...batch }) => {
    const { used = 0, revoked = 0, expired = 0, unused = 0 } = counted.find((row) => row.batchId === batch.id) ?? {};
    return { ...batch, madeBy: madeBy && fullName(madeBy), counts: { unused, used, expired, revoked } };
  });
}

/** The newest first. @param before the last batch id of the previous page @returns a null `next` on the last page */
export async function listGiftCodeBatches(_admin: Admin, before: string | null, now = new Date()) {
  const rows = await db().giftCodeBatch.findMany({
    where: before ? { id: { lt: before } } : {},
    select: columns,
    orderBy: { id: "desc" },
    take: BATCHES_SHOWN + 1,
  });
  const shown = rows.slice(0, BATCHES_SHOWN);
  const next = rows.length > BATCHES_SHOWN ? (shown.at(-1)?.id ?? null) : null;
  return { batches: await withCounts(shown, now), next };
}

/** One batch, or null. */
export async function findGiftCodeBatch(_admin: Admin, id: string, now = new Date()) {
  const row = await db().giftCodeBatch.findUnique({ where: { id }, select: columns });
  const [batch] = row ? await withCounts([row], now) : [];
  return batch ?? null;
}

/** `learner`: who redeemed the code, while that account exists. The code itself is not stored. */
export type BatchCode = Awaited<ReturnType<typeof listBatchCodes>>["codes"][number];

/** One page of a batch's codes by number. @param after the last number on the previous page, 0 for the first page */
export async function listBatchCodes(_admin: Admin, batchId: string, after: number, now = new Date()) {
  const rows = await db().giftCode.findMany({
    where: { batchId, number: { gt: after } },
    select: {
      number: true,
      redeemedAt: true,
      revokedAt: true,
      expiresAt: true,
      redeemedBy: { select: { id: true, firstName: true, lastName: true } },
    },
    orderBy: { number: "asc" },
    take: CODES_SHOWN + 1,
  });
  const codes = rows.slice(0, CODES_SHOWN).map(({ number, redeemedBy, expiresAt, ...facts }) => ({
    ...facts,
    number: number ?? 0,
    state: giftCodeState({ ...facts, expiresAt }, now),
    learner: redeemedBy && { id: redeemedBy.id, name: fullName(redeemedBy) },
  }));
  return { codes, next: rows.length > CODES_SHOWN ? (codes.at(-1)?.number ?? null) : null };
}

/** Finds a code's batch, number and state by its hash, or null. */
export async function findGiftCode(_admin: Admin, codeHash: string, now = new Date()) {
  const row = await db().giftCode.findUnique({ where: { codeHash } });
  return row ? { batchId: row.batchId, number: row.number, state: giftCodeState(row, now) } : null;
}
