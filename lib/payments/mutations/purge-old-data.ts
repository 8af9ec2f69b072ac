import "server-only";
import { sendDeletedMail } from "@/lib/accounts/send-change-mail";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { erasePerson, holdPerson } from "@/lib/payments/mutations/erase-person";
import { listUnusedAccounts } from "@/lib/payments/queries";
import { oldestKept } from "@/lib/payments/retention";

/** The most accounts of one run; the rest is the next run's. */
const BATCH = 200;

export type Purge = {
  /** Whether nothing was deleted, only counted. */
  dry: boolean;
  /** The ids of the accounts that went, or would go. */
  accounts: string[];
  /** Accounts that could not be deleted now. */
  failed: number;
  /** Records kept for the tax office whose ten years are over. */
  taxRecords: number;
  /** Sign-ins written down more than 12 months ago. */
  signIns: number;
  /** Codes and counts of tries that no longer hold. */
  codes: number;
  tries: number;
};

/**
 * Deletes what is older than it may be kept: accounts 12 months after their last use (as their owner would delete them),
 * tax records after ten years, sign-ins after 12 months, and codes and counts that no longer hold. Safe to run at any time.
 * @param isDry only counts
 */
export async function purgeOldData(isDry: boolean, now = new Date()): Promise<Purge> {
  const unused = await listUnusedAccounts(db(), { before: oldestKept(now), limit: BATCH }, now);
  const ids = unused.map(({ userId }) => userId);
  if (isDry) return { dry: true, accounts: ids, failed: 0, ...(await countOldRows(now)) };
  const accounts: string[] = [];
  let failed = 0;
  for (const userId of ids) {
    try {
      if (await purgeAccount(userId, now)) accounts.push(userId);
    } catch (error) {
      log().error({ err: error, userId }, "an account too old to keep could not be deleted");
      failed += 1;
    }
  }
  return { dry: false, accounts, failed, ...(await deleteOldRows(now)) };
}

/** Deletes one account, if it is still unused now that nobody else can touch it. */
async function purgeAccount(userId: string, now: Date): Promise<boolean> {
  const person = await db().$transaction(async (tx) => {
    await holdPerson(tx, userId);
    const [still] = await listUnusedAccounts(tx, { before: oldestKept(now), userId, limit: 1 }, now);
    return still ? erasePerson(tx, userId, "old") : null;
  });
  if (person) await sendDeletedMail(person, "old");
  return person !== null;
}

const oldRows = (now: Date) => ({
  taxRecords: { keepUntil: { lt: now } },
  signIns: { kind: "signed_in", createdAt: { lt: oldestKept(now) } },
  codes: { expiresAt: { lt: now } },
  tries: { expire: { lt: BigInt(now.getTime()) } },
});

async function countOldRows(now: Date) {
  const where = oldRows(now);
  return {
    taxRecords: await db().taxRecord.count({ where: where.taxRecords }),
    signIns: await db().auditEvent.count({ where: where.signIns }),
    codes: await db().verificationCode.count({ where: where.codes }),
    tries: await db().rateLimit.count({ where: where.tries }),
  };
}

async function deleteOldRows(now: Date) {
  const where = oldRows(now);
  const [taxRecords, signIns, codes, tries] = [
    await db().taxRecord.deleteMany({ where: where.taxRecords }),
    await db().auditEvent.deleteMany({ where: where.signIns }),
    await db().verificationCode.deleteMany({ where: where.codes }),
    await db().rateLimit.deleteMany({ where: where.tries }),
  ];
  return { taxRecords: taxRecords.count, signIns: signIns.count, codes: codes.count, tries: tries.count };
}
