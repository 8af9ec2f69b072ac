import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { purgeOldData } from "@/lib/payments/mutations/purge-old-data";
import { sendDueMails } from "@/tests/support/due-mails";
import { makeUser } from "@/tests/support/factories";

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date("2030-06-15T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const monthsAgo = (months: number) => new Date(Date.UTC(2030, 5 - months, 15, 12));

/** A user who registered long ago. */
async function makePerson(access?: { expiresAt: Date; endedAt?: Date }, isAdmin = false) {
  const { id } = await makeUser({ isAdmin });
  await db().user.update({ where: { id }, data: { createdAt: monthsAgo(40) } });
  if (access)
    await db().accessGrant.create({ data: { userId: id, source: "staff", startsAt: monthsAgo(40), ...access } });
  return id;
}

const signIn = (userId: string, createdAt: Date) =>
  db().auditEvent.create({ data: { kind: "signed_in", actorId: userId, subjectId: userId, createdAt } });

beforeEach(async () => {
  await db().job.deleteMany();
  await db().taxRecord.deleteMany();
  await db().user.deleteMany();
  await db().auditEvent.deleteMany();
});

describe("retention", () => {
  it("deletes accounts 12 months after their access ended, and not a day earlier", async () => {
    const old = await makePerson({ expiresAt: inDays(-366) });
    const ended = await makePerson({ expiresAt: inDays(100), endedAt: inDays(-366) });
    const young = await makePerson({ expiresAt: inDays(-364) });
    const purge = await purgeOldData(false, now);
    expect(purge.accounts.sort()).toEqual([old, ended].sort());
    expect(await db().user.findMany({ select: { id: true } })).toEqual([{ id: young }]);
    expect((await purgeOldData(false, now)).accounts).toEqual([]);
  });

  it("counts from the last sign-in, or from registration, if there never was access", async () => {
    const old = await makePerson();
    const visitor = await makePerson();
    await signIn(visitor, inDays(-100));
    expect((await purgeOldData(false, now)).accounts).toEqual([old]);
    expect(await db().user.count({ where: { id: visitor } })).toBe(1);
  });

  it("never deletes an admin, an account with access, or one with an open purchase", async () => {
    await makePerson(undefined, true);
    await makePerson({ expiresAt: inDays(-400) }, true);
    const renewed = await makePerson({ expiresAt: inDays(-400) });
    await db().accessGrant.create({
      data: { userId: renewed, source: "staff", startsAt: inDays(-1), expiresAt: inDays(1) },
    });
    const buying = await makePerson({ expiresAt: inDays(-400) });
    await db().payment.create({ data: { userId: buying, amountCents: 899, livemode: false, updatedAt: inDays(-1) } });
    expect((await purgeOldData(false, now)).accounts).toEqual([]);
    expect(await db().user.count()).toBe(4);
  });

  it("continues until no overdue account is left", async () => {
    const first = await makePerson();
    const person = await db().user.findUniqueOrThrow({ where: { id: first } });
    await db().user.createMany({
      data: Array.from({ length: 204 }, (_, index) => ({
        ...person,
        id: crypto.randomUUID(),
        email: `${index}@example.it`,
      })),
    });
    expect(await purgeOldData(false, now)).toMatchObject({ failed: 0, accounts: { length: 205 } });
    expect(await db().user.count()).toBe(0);
  });

  it("keeps tax records of a purchase for ten years and no longer", async () => {
    const userId = await makePerson({ expiresAt: inDays(-400) });
    const paidAt = new Date("2028-05-01T10:00:00Z");
    await db().payment.create({
      data: { userId, status: "succeeded", amountCents: 899, livemode: false, paidAt },
    });
    await purgeOldData(false, now);
    const record = await db().taxRecord.findFirstOrThrow();
    expect(record).toMatchObject({ buyerName: "Prova Di Prova", amountCents: 899 });
    await purgeOldData(false, new Date("2038-12-31T22:59:59Z"));
    expect(await db().taxRecord.count()).toBe(1);
    expect((await purgeOldData(false, new Date("2038-12-31T23:00:01Z"))).taxRecords).toBe(1);
    expect(await db().taxRecord.count()).toBe(0);
  });

  it("keeps the record of sign-ins for 12 months", async () => {
    const seen = await makePerson({ expiresAt: inDays(10) });
    for (const days of [-366, -364]) await signIn(seen, inDays(days));
    expect(await purgeOldData(false, now)).toMatchObject({ signIns: 1 });
    const left = await db().auditEvent.findMany({ where: { kind: "signed_in" }, select: { createdAt: true } });
    expect(left).toEqual([{ createdAt: inDays(-364) }]);
  });

  it("as a dry run only reports what would be deleted, as ids and counts", async () => {
    const old = await makePerson({ expiresAt: inDays(-366) });
    const seen = await makePerson({ expiresAt: inDays(10) });
    await signIn(seen, inDays(-400));
    const rows = { taxRecords: 0, signIns: 1, codes: 0 };
    expect(await purgeOldData(true, now)).toMatchObject({ dry: true, accounts: [old], failed: 0, ...rows });
    expect(await db().user.count()).toBe(2);
    expect(await purgeOldData(false, now)).toMatchObject({ dry: false, accounts: [old], failed: 0, ...rows });
    expect(await db().auditEvent.findMany({ select: { kind: true, subjectId: true } })).toEqual([
      { kind: "personal_data_purged", subjectId: null },
    ]);
  });
});

describe("the warning before deletion", () => {
  const warnings = (userId: string) => db().job.count({ where: { userId, kind: "deletion_in_30_days" } });

  it("is sent once, 30 days before the deletion, and not after the day of deletion", async () => {
    const soon = await makePerson({ expiresAt: inDays(-340) });
    const later = await makePerson({ expiresAt: inDays(-330) });
    const due = await makePerson({ expiresAt: inDays(-366) });
    expect(await sendDueMails(now)).toEqual({ sent: 1, failed: 0 });
    expect(await sendDueMails(now)).toEqual({ sent: 0, failed: 0 });
    expect([await warnings(soon), await warnings(later), await warnings(due)]).toEqual([1, 0, 0]);
  });

  it("is sent again when later access ends", async () => {
    const userId = await makePerson({ expiresAt: inDays(-340) });
    await sendDueMails(now);
    await db().accessGrant.create({ data: { userId, source: "staff", startsAt: now, expiresAt: inDays(365) } });
    await sendDueMails(inDays(365 + 340));
    expect(await warnings(userId)).toBe(2);
  });

  it("of a former admin is sent and counted from the end of the role, with or without an old access", async () => {
    const formerAdmins = [await makePerson({ expiresAt: inDays(-700) }), await makePerson()];
    await db().auditEvent.createMany({
      data: formerAdmins.map((subjectId) => ({ kind: "admin_revoked", subjectId, createdAt: inDays(-1) })),
    });
    expect((await purgeOldData(false, now)).accounts).toEqual([]);
    await sendDueMails(now);
    await sendDueMails(inDays(340));
    expect(await Promise.all(formerAdmins.map(warnings))).toEqual([1, 1]);
    expect((await purgeOldData(false, inDays(365))).accounts.sort()).toEqual(formerAdmins.sort());
  });

  it("is sent again a year after a sign-in that followed the first one", async () => {
    const userId = await makePerson();
    await signIn(userId, inDays(-340));
    await sendDueMails(now);
    await signIn(userId, inDays(1));
    expect((await purgeOldData(false, inDays(341))).accounts).toEqual([]);
    await sendDueMails(inDays(341));
    await sendDueMails(inDays(342));
    expect(await warnings(userId)).toBe(2);
    expect((await purgeOldData(false, inDays(367))).accounts).toEqual([userId]);
  });
});
