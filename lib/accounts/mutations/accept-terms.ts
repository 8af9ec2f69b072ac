import "server-only";
import { queueTermsMail } from "@/lib/accounts/account-mails";
import type { Account } from "@/lib/accounts/actor";
import { db, type Transaction } from "@/lib/db/client";
import { TERMS_NOTICE_DAYS, TERMS_VERSION } from "@/lib/product/legal";
import { daysAfter } from "@/lib/time";

/** Stores that a person accepted the current terms; a second time changes nothing. Call it only if the consent was sent. */
export async function storeAcceptance(tx: Transaction, userId: string, now: Date): Promise<void> {
  const data = { userId, version: TERMS_VERSION, acceptedAt: now };
  await tx.termsAcceptance.createMany({ data, skipDuplicates: true });
}

/** As `storeAcceptance`, for the signed-in account. */
export async function acceptTerms(account: Account, now = new Date()): Promise<void> {
  await storeAcceptance(db(), account.id, now);
}

const BATCH = 500;

/** Mails everybody who accepted an earlier version, once, the day from which the site requires the new one. */
export async function queueTermsMails(now: Date): Promise<void> {
  const askedFrom = daysAfter(now, TERMS_NOTICE_DAYS);
  for (let queued = BATCH; queued === BATCH; ) {
    const people = await db().user.findMany({
      where: {
        acceptances: { some: {}, none: { version: TERMS_VERSION } },
        mails: { none: { kind: "terms_changed", key: { contains: `:${TERMS_VERSION}:` } } },
      },
      select: { id: true, email: true, firstName: true, locale: true },
      take: BATCH,
    });
    for (const { id, ...to } of people) await queueTermsMail(db(), { kind: "terms_changed", to, askedFrom }, id);
    queued = people.length;
  }
}
