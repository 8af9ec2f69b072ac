import "server-only";
import { db } from "@/lib/db/client";
import { log } from "@/lib/observability/log";
import { erasePerson, lockUserRow } from "@/lib/payments/mutations/erase-person";
import { listUnusedAccounts } from "@/lib/payments/queries";
import { deletionCutoff } from "@/lib/payments/retention";
import { PROPOSAL_MONTHS } from "@/lib/product/legal";
import { daysAfter, monthsAfter } from "@/lib/time";

/** Accounts per batch, and batches per run; the next run does the rest. */
const BATCH_SIZE = 200;
const MAX_BATCHES = 20;
/** Finished jobs that belong to no account: the maximum deleted per run, and how long they are kept for inspection. */
const MAX_JOBS = 10_000;
const ORPHANED_JOB_DAYS = 7;

/**
 * Deletes accounts 12 months after the last use, tax records after ten years, sign-ins after 12 months, proposed
 * translations after six, and expired codes, rate limits and jobs. Safe to run at any time.
 * @returns ids of the deleted accounts (with `isDry` of those due), `failed` ones, and counts of other rows
 */
export async function purgeOldData(isDry: boolean, now = new Date()) {
  const listDue = async () => {
    const unused = await listUnusedAccounts(db(), { before: deletionCutoff(now), limit: BATCH_SIZE }, now);
    return unused.map(({ userId }) => userId);
  };
  if (isDry) return { dry: true, accounts: await listDue(), failed: 0, ...(await clearOldRows(isDry, now)) };
  const accounts: string[] = [];
  let failed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const due = await listDue();
    const purged = await purgeAccounts(due, now);
    accounts.push(...purged);
    failed = due.length - purged.length;
    // Accounts that failed come first in the next batch: if none succeeded, stop.
    if (due.length < BATCH_SIZE || purged.length === 0) break;
  }
  return { dry: false, accounts, failed, ...(await clearOldRows(isDry, now)) };
}

async function purgeAccounts(ids: readonly string[], now: Date): Promise<string[]> {
  const purged: string[] = [];
  for (const userId of ids) {
    try {
      if (await purgeAccount(userId, now)) purged.push(userId);
    } catch (error) {
      log().error({ err: error, userId }, "an account too old to keep could not be deleted");
    }
  }
  return purged;
}

/** Checks again under the lock that the account is unused. */
async function purgeAccount(userId: string, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockUserRow(tx, userId);
    const [unused] = await listUnusedAccounts(tx, { before: deletionCutoff(now), userId, limit: 1 }, now);
    if (unused) await erasePerson(tx, userId, "old");
    return unused !== undefined;
  });
}

async function clearOldRows(isDry: boolean, now: Date) {
  const { taxRecord, auditEvent, verificationCode, rateLimit, job, translationProposal } = db();
  const clear = async <W>(table: Table<W>, where: W) =>
    isDry ? table.count({ where }) : (await table.deleteMany({ where })).count;
  return {
    taxRecords: await clear(taxRecord, { keepUntil: { lt: now } }),
    signIns: await clear(auditEvent, { kind: "signed_in", createdAt: { lt: deletionCutoff(now) } }),
    codes: await clear(verificationCode, { expiresAt: { lt: now } }),
    proposals: await clear(translationProposal, { createdAt: { lt: monthsAfter(now, -PROPOSAL_MONTHS) } }),
    tries: await clear(rateLimit, { expire: { lt: BigInt(now.getTime()) } }),
    // Mail jobs of an existing account stay, for its history; those without an account are deleted.
    jobs: await clear(job, { id: { in: await listOrphanedJobs(daysAfter(now, -ORPHANED_JOB_DAYS)) } }),
  };
}

/** The sort order makes the database use the index that contains only these jobs. */
async function listOrphanedJobs(before: Date): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Job" WHERE "userId" IS NULL AND "correctionId" IS NULL AND "finishedAt" < ${before}
    ORDER BY "finishedAt" LIMIT ${MAX_JOBS}`;
  return rows.map(({ id }) => id);
}

type Table<W> = {
  count(args: { where: W }): PromiseLike<number>;
  deleteMany(args: { where: W }): PromiseLike<{ count: number }>;
};
