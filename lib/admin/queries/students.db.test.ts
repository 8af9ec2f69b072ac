import { describe, expect, it } from "vitest";
import { suspendExpired } from "@/lib/admin/mutations/suspend-expired";
import { getStats, readToSuspend } from "@/lib/admin/queries/stats";
import { countStudents, listStudents, readAllStudents, searchStudents } from "@/lib/admin/queries/students";
import { parseStudentQuery, type StudentQuery } from "@/lib/admin/student-query";
import { db } from "@/lib/db/client";
import { startAttempt } from "@/lib/exam/mutations/start-attempt";
import { ACCESS_GRACE_DAYS } from "@/lib/payments/entitlement";
import { redeemGiftCode } from "@/lib/payments/mutations/redeem-gift-code";
import { fullName } from "@/lib/product/format";
import { daysAfter } from "@/lib/time";
import { makeAccount, makeAdmin, makeGiftCode, makeLearner, makeUser } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/statements";

type Parameters = Record<string, string | string[]>;

async function search(parameters: Parameters) {
  const query = parseStudentQuery(parameters);
  const page = await listStudents(await makeAdmin(), query);
  return page.students.map(({ id }) => id);
}

async function named(firstName: string, lastName: string, more: { externalCode?: string } = {}) {
  const { id } = await makeUser();
  await db().user.update({ where: { id }, data: { firstName, lastName, ...more } });
  return id;
}

describe("the search for students", () => {
  it("runs only the statements for the page, its students with their grants and attempts, and the count", async () => {
    await named("Cinque", "Domande");
    const admin = await makeAdmin();
    const count = await countStatements(async () => {
      expect(await searchStudents(admin, parseStudentQuery({ q: "cinque domande" }))).toMatchObject({ count: 1 });
    });
    expect(count).toBe(5);
  });

  it("finds a name in any order, without accents, in any case", async () => {
    const id = await named("Ștefania", "Łuczak-Gjoni");
    for (const q of ["stefania luczak", "LUCZAK Stef", "Łuczak", "czak gjo", " ștefania  gjoni "])
      expect([q, await search({ q })]).toEqual([q, [id]]);
    expect(await search({ q: "stefania rossi" })).not.toContain(id);
  });

  it("finds an e-mail, a codice fiscale and an external code by a part of it, also after a change", async () => {
    const id = await named("Anna", "Verdi", { externalCode: "SCUOLA-77/b" });
    await db().user.update({ where: { id }, data: { email: "quella.sola@esempio.it", taxCode: "VRDNNA80A41F257K" } });
    for (const q of ["quella.sola", "a41f257", "uola-77/B"]) expect([q, await search({ q })]).toEqual([q, [id]]);
    await db().user.update({ where: { id }, data: { externalCode: null } });
    expect(await search({ q: "uola-77" })).toEqual([]);
  });

  it("finds names that begin with the search term if it has one or two letters", async () => {
    const id = await named("Wu", "Qi");
    expect(await search({ q: "wu qi" })).toEqual([id]);
    expect(await search({ q: "q" })).toContain(id);
  });

  it("treats wildcard characters literally", async () => {
    const id = await named("Per", "Cento%_\\");
    expect(await search({ q: "cento%_\\" })).toEqual([id]);
    expect(await search({ q: "c%o_" })).toEqual([]);
    expect(await search({ q: "'; DROP TABLE" })).toEqual([]);
  });
});

describe("the filters", () => {
  it("select active access, expired access, suspended accounts and open simulations, and can be combined", async () => {
    const mark = `filtro${Date.now()}`;
    const [paid, expired, ended, none] = await Promise.all(
      (["active", "expired", "ended", "none"] as const).map(async (access) => (await makeUser({ access })).id),
    );
    const learner = await makeLearner();
    await startAttempt(learner, 1);
    const suspended = await makeUser({ access: "expired", isSuspended: true });
    const all = [paid, expired, ended, none, learner.id, suspended.id].map(String);
    await db().user.updateMany({ where: { id: { in: all } }, data: { lastName: mark } });
    const found = async (...filter: string[]) => new Set(await search({ q: mark, filter }));
    expect(await found()).toEqual(new Set(all));
    expect(await found("paid")).toEqual(new Set([paid, learner.id]));
    expect(await found("expired")).toEqual(new Set([expired, suspended.id]));
    expect(await found("paid", "expired")).toEqual(new Set([paid, learner.id, expired, suspended.id]));
    expect(await found("none")).toEqual(new Set([ended, none]));
    expect(await found("paid", "none")).toEqual(new Set([paid, learner.id, ended, none]));
    expect(await found("expired", "suspended")).toEqual(new Set([suspended.id]));
    expect(await found("active")).toEqual(new Set([learner.id]));
    await db().attempt.updateMany({ where: { userId: learner.id }, data: { setAsideAt: new Date() } });
    expect(await found("active")).toEqual(new Set());
  });

  it("follow a change of access immediately", async () => {
    const account = await makeAccount();
    const until = async () =>
      (await db().user.findUniqueOrThrow({ where: { id: account.id }, select: { accessUntil: true } })).accessUntil;
    expect(await until()).toBeNull();
    await redeemGiftCode(account, await makeGiftCode());
    const grant = await db().accessGrant.findFirstOrThrow({ where: { userId: account.id } });
    expect(await until()).toEqual(grant.expiresAt);
    await db().accessGrant.update({ where: { id: grant.id }, data: { endedAt: new Date() } });
    expect(await until()).toBeNull();
    await db().accessGrant.update({ where: { id: grant.id }, data: { endedAt: null } });
    expect(await until()).toEqual(grant.expiresAt);
    await db().accessGrant.delete({ where: { id: grant.id } });
    expect(await until()).toBeNull();
  });
});

describe("the pages", () => {
  it("show each student once, forwards and backwards, in every order, also while others register", async () => {
    const mark = `pagine${Date.now()}`;
    for (let index = 0; index < 7; index += 1) await named(`P${index % 3}`, mark);
    const admin = await makeAdmin();
    for (const sort of ["name", "-name", "registered", "-registered", "access", "-access"]) {
      const whole = await search({ q: mark, sort });
      const query = parseStudentQuery({ q: mark, sort, limit: "3" });
      const forwards: string[] = [];
      let page = await listStudents(admin, query);
      expect(page.previous).toBeNull();
      forwards.push(...page.students.map(({ id }) => id));
      await named("Aaa", mark);
      while (page.next) {
        page = await listStudents(admin, { ...query, after: page.next });
        forwards.push(...page.students.map(({ id }) => id));
      }
      expect(new Set(forwards).size).toBe(forwards.length);
      expect(forwards.filter((id) => whole.includes(id))).toEqual(whole);
      const backwards = page.students.map(({ id }) => id);
      while (page.previous) {
        page = await listStudents(admin, { ...query, before: page.previous });
        backwards.unshift(...page.students.map(({ id }) => id));
      }
      expect(backwards.filter((id) => whole.includes(id))).toEqual(whole);
    }
  });

  it("are counted, and the export reads all of them", async () => {
    const mark = `conta${Date.now()}`;
    const ids = [await named("Uno", mark), await named("Due", mark)];
    const admin = await makeAdmin();
    const query = parseStudentQuery({ q: mark, sort: "registered" });
    expect(await countStudents(admin, query)).toEqual({ count: 2, isExact: true });
    const read: string[] = [];
    for await (const students of readAllStudents(admin, query)) read.push(...students.map(({ id }) => id));
    expect(read).toEqual(ids);
  });
});

const personOf = (id = "") => db().user.findUniqueOrThrow({ where: { id } });

describe("suspending everyone whose access has expired", () => {
  it("affects only them, ends their sessions, audits each, and never affects an admin", async () => {
    const admin = await makeAdmin();
    await suspendExpired(admin);
    const [expired, active, none, ended] = await Promise.all(
      (["expired", "active", "none", "ended"] as const).map((access) => makeUser({ access })),
    );
    const colleague = await makeUser({ access: "expired", isAdmin: true });
    expect(await readToSuspend(admin)).toEqual({ count: 1, names: [fullName(await personOf(expired?.id))] });
    expect(await suspendExpired(admin, { reason: "Fine del corso" })).toBe(1);
    expect(await suspendExpired(admin)).toBe(0);
    const suspended = await db().user.findMany({
      where: {
        suspendedAt: { not: null },
        id: { in: [expired, active, none, ended, colleague].map((user) => user?.id ?? "") },
      },
      select: { id: true, sessionVersion: true },
    });
    expect(suspended).toEqual([{ id: expired?.id, sessionVersion: 2 }]);
    const events = await db().auditEvent.findMany({ where: { subjectId: expired?.id ?? null } });
    expect(events).toMatchObject([
      { kind: "account_suspended", actorId: admin.id, reason: "Fine del corso", details: { access: "expired" } },
    ]);
  });

  it("spares a student in the day of grace, who may be finishing an attempt", async () => {
    const admin = await makeAdmin();
    const { id } = await makeUser({ access: "active" });
    const { expiresAt } = await db().accessGrant.findFirstOrThrow({ where: { userId: id } });
    const isSuspendedAt = async (now: Date) => {
      await suspendExpired(admin, {}, now);
      return (await personOf(id)).suspendedAt !== null;
    };
    const graceEnd = daysAfter(expiresAt, ACCESS_GRACE_DAYS);
    expect(await isSuspendedAt(new Date(graceEnd.getTime() - 1))).toBe(false);
    expect(await isSuspendedAt(graceEnd)).toBe(true);
  });

  it("suspends each student once if two admins do it concurrently", async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => makeUser({ access: "expired" })));
    const admins = [await makeAdmin(), await makeAdmin()];
    const counts = await Promise.all(admins.map((admin) => suspendExpired(admin)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    const subjectId = { in: users.map(({ id }) => id) };
    expect(await db().auditEvent.count({ where: { subjectId, kind: "account_suspended" } })).toBe(5);
  });
});

describe("the figures", () => {
  it("count learners, those with access now, and those whose access is over", async () => {
    const admin = await makeAdmin();
    const before = await getStats(admin);
    await Promise.all((["active", "expired", "ended", "none"] as const).map((access) => makeUser({ access })));
    await makeUser({ access: "expired", isAdmin: true });
    const after = await getStats(admin);
    expect([
      after.usersCount - before.usersCount,
      after.paidUsersCount - before.paidUsersCount,
      after.expiredUsers - before.expiredUsers,
    ]).toEqual([4, 1, 1]);
  });

  it("are the numbers of the list with the same filter, and add up to all students", async () => {
    const admin = await makeAdmin();
    await Promise.all((["active", "expired", "ended", "none"] as const).map((access) => makeUser({ access })));
    const listed = async (filter: string[]) => (await countStudents(admin, parseStudentQuery({ filter }))).count;
    const { usersCount, paidUsersCount, expiredUsers } = await getStats(admin);
    expect([await listed([]), await listed(["paid"]), await listed(["expired"])]).toEqual([
      usersCount,
      paidUsersCount,
      expiredUsers,
    ]);
    expect(await listed(["none"])).toBe(usersCount - paidUsersCount - expiredUsers);
    expect(await listed(["paid", "expired", "none"])).toBe(usersCount);
  });

  it("do not count admins, whom the list shows only to a search and to the call", async () => {
    const admin = await makeAdmin();
    const whole = parseStudentQuery({ limit: "100" });
    const idsOf = async (query: StudentQuery) => (await listStudents(admin, query)).students.map(({ id }) => id);
    expect(await idsOf(whole)).not.toContain(admin.id);
    expect(await idsOf({ ...whole, q: admin.email })).toEqual([admin.id]);
    expect(await idsOf({ ...whole, includesAdmins: true })).toContain(admin.id);
  });
});
