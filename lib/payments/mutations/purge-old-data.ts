import "server-only";
import { db } from "@/lib/db/client";
import { log } from "@/lib/observability/log";
import { erasePerson, lockUserRow } from "@/lib/payments/mutations/erase-person";
import { listUnusedAccounts } from "@/lib/payments/queries";
import { oldestKept } from "@/lib/payments/retention";

/** So many accounts are looked up at once, and so many of these go in one run; the rest is the next run's. */
const BATCH = 200;
const BATCHES = 20;
/** How long work that belongs to no account stays to be looked at once it is over, and how much of it one run clears. */
const MAX_JOBS = 10_000;
const NOBODYS_JOBS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Deletes what is older than it may be kept: accounts 12 months after their last use (as their owner would delete them),
 * tax records after ten years, sign-ins after 12 months, and codes, counts and jobs that no longer
 * hold. Safe to run at any time.
 * @param isDry only counts
 * @returns the ids of the accounts that went, or would go, how many could not now, and how many other rows of each kind went
 */
export async function purgeOldData(isDry: boolean, now = new Date()) {
  const listOld = async () => {
    const unused = await listUnusedAccounts(db(), { before: oldestKept(now), limit: BATCH }, now);
    return unused.map(({ userId }) => userId);
  };
  if (isDry) return { dry: true, accounts: await listOld(), failed: 0, ...(await clearOldRows(isDry, now)) };
  const accounts: string[] = [];
  let failed = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const old = await listOld();
    const purged = await purgeAccounts(old, now);
    accounts.push(...purged);
    failed = old.length - purged.length;
    // What could not go is found again, first of all.
    if (old.length < BATCH || purged.length === 0) break;
  }
  return { dry: false, accounts, failed, ...(await clearOldRows(isDry, now)) };
}

/** Deletes these accounts as far as it can be done now. @returns which went */
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

/** Deletes one account, if it is still unused now that nobody else can touch it. */
async function purgeAccount(userId: string, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockUserRow(tx, userId);
    const [still] = await listUnusedAccounts(tx, { before: oldestKept(now), userId, limit: 1 }, now);
    if (still) await erasePerson(tx, userId, "old");
    return still !== undefined;
  });
}

/** Rows that no longer hold, by their kind: deleted, or with `isDry` only counted. */
async function clearOldRows(isDry: boolean, now: Date) {
  const { taxRecord, auditEvent, verificationCode, rateLimit, job } = db();
  const clear = async <W>(table: Table<W>, where: W) =>
    isDry ? table.count({ where }) : (await table.deleteMany({ where })).count;
  return {
    taxRecords: await clear(taxRecord, { keepUntil: { lt: now } }),
    signIns: await clear(auditEvent, { kind: "signed_in", createdAt: { lt: oldestKept(now) } }),
    codes: await clear(verificationCode, { expiresAt: { lt: now } }),
    tries: await clear(rateLimit, { expire: { lt: BigInt(now.getTime()) } }),
    // A mail's kind and time stay in its owner's history; of whom has no account they go.
    jobs: await clear(job, { id: { in: await listNobodysJobs(new Date(now.getTime() - NOBODYS_JOBS_MS)) } }),
  };
}

/** The oldest jobs that were over before a time and belong to no account: the order leads to the index that holds no others. */
async function listNobodysJobs(before: Date): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM "Job" WHERE "userId" IS NULL AND "correctionId" IS NULL AND "finishedAt" < ${before}
    ORDER BY "finishedAt" LIMIT ${MAX_JOBS}`;
  return rows.map(({ id }) => id);
}

type Table<W> = {
  count(args: { where: W }): PromiseLike<number>;
  deleteMany(args: { where: W }): PromiseLike<{ count: number }>;
};
