import { describe, expect, it } from "vitest";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { auditFilterSchema } from "@/lib/admin/audit-filter";
import { listAuditEvents } from "@/lib/admin/queries/audit";
import { db } from "@/lib/db/client";
import { addDays, italianDay } from "@/lib/product/italian-day";
import { makeAdmin, makeUser } from "@/tests/support/factories";
import { explainReads } from "@/tests/support/plans";

const filterOf = (fields: Record<string, string> = {}) => auditFilterSchema.parse(fields);
type Event = Parameters<typeof recordEvent>[1];
const record = (...events: Event[]) =>
  db().$transaction(async (tx) => {
    for (const event of events) await recordEvent(tx, event);
  });

describe("the audit log", () => {
  it("shows who did what to whom, why and with which object, as sentences where they exist", async () => {
    const admin = await makeAdmin();
    const student = await makeUser();
    await record({
      kind: "account_suspended",
      actorId: admin.id,
      subjectId: student.id,
      reason: "Chiesto dalla scuola",
      details: { count: 2, cleared: true, sentBefore: null },
    });
    const { entries } = await listAuditEvents(admin, filterOf({ student: student.email }));
    expect(entries).toMatchObject([
      {
        kind: "account_suspended",
        source: "web",
        reason: "Chiesto dalla scuola",
        details: [
          ["count", 2],
          ["cleared", true],
        ],
        actor: { id: admin.id, name: "Prova Di Prova" },
        subject: { id: student.id },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(student.email);
  });

  it("filters by kind, by person (e-mail or id), and by days in Italy", async () => {
    const admin = await makeAdmin();
    const student = await makeUser();
    const at = (createdAt: string, kind: string) => ({ kind, actorId: admin.id, subjectId: student.id, createdAt });
    await db().auditEvent.createMany({
      data: [
        at("2026-07-01T21:59:59.999Z", "signed_in"),
        at("2026-07-01T22:00:00.000Z", "signed_in"),
        at("2026-07-02T21:59:59.999Z", "access_granted"),
        at("2026-07-02T22:00:00.000Z", "signed_in"),
      ],
    });
    const times = async (fields: Record<string, string>) =>
      (await listAuditEvents(admin, filterOf({ actor: admin.email, ...fields }))).entries.map(({ createdAt }) =>
        createdAt.toISOString().slice(5, 16),
      );
    expect(await times({})).toEqual(["07-02T22:00", "07-02T21:59", "07-01T22:00", "07-01T21:59"]);
    expect(await times({ from: "2026-07-02", to: "2026-07-02" })).toEqual(["07-02T21:59", "07-01T22:00"]);
    expect(await times({ kind: "access_granted", student: student.id })).toEqual(["07-02T21:59"]);
    expect(await times({ student: admin.id })).toEqual([]);
  });

  it("reports an unknown e-mail, and shows the e-mail of an id", async () => {
    const admin = await makeAdmin();
    const unknown = await listAuditEvents(admin, filterOf({ actor: "nessuno@example.it" }));
    expect(unknown).toMatchObject({
      entries: [],
      isUnknownPerson: true,
      filterEmails: { actor: "nessuno@example.it" },
    });
    const known = await listAuditEvents(admin, filterOf({ actor: admin.id }));
    expect(known).toMatchObject({ isUnknownPerson: false, filterEmails: { actor: admin.email, student: null } });
  });

  it("keeps an event whose people were deleted", async () => {
    const admin = await makeAdmin();
    const student = await makeUser();
    await record({ kind: "data_exported", actorId: student.id, subjectId: student.id });
    const [before] = (await listAuditEvents(admin, filterOf({ student: student.id }))).entries;
    await db().user.delete({ where: { id: student.id } });
    const { entries } = await listAuditEvents(admin, filterOf({ kind: "data_exported" }));
    expect(entries.find(({ id }) => id === before?.id)).toMatchObject({ actor: null, subject: null });
  });

  it("paginates without skipping or repeating events, even if many have the same time", async () => {
    const admin = await makeAdmin();
    const createdAt = new Date("2026-05-05T10:00:00Z");
    const data = Array.from({ length: 120 }, () => ({ kind: "signed_in", actorId: admin.id, createdAt }));
    await db().auditEvent.createMany({ data });
    const seen: string[] = [];
    let filter = filterOf({ actor: admin.id });
    for (;;) {
      const { entries, next } = await listAuditEvents(admin, filter);
      seen.push(...entries.map(({ id }) => id));
      if (!next) break;
      filter = { ...filter, before: next };
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });

  it("reads any page through an index, with any filter", async () => {
    const admin = await makeAdmin();
    // In one statement they might exceed the statement timeout.
    for (let until = 5000; until <= 60_000; until += 5000)
      await db().$executeRaw`
        INSERT INTO "AuditEvent" (id, kind, "actorId", "subjectId", "createdAt")
        SELECT gen_random_uuid(), CASE WHEN n % 50 = 0 THEN 'access_granted' ELSE 'signed_in' END,
          CASE WHEN n % 20 = 0 THEN ${admin.id}::uuid END, CASE WHEN n % 500 = 0 THEN ${admin.id}::uuid END,
          now() - n * interval '1 minute'
        FROM generate_series(${until}::int - 4999, ${until}::int) AS n`;
    await db().$executeRaw`ANALYZE "AuditEvent"`;
    // The events are of the last 41 days.
    const daysAgo = (days: number) => addDays(italianDay(new Date()), -days);
    const [middle] = (await listAuditEvents(admin, filterOf({ to: daysAgo(20) }))).entries;
    if (!middle) throw new Error("no event before these days");
    const before = `${middle.createdAt.toISOString()}_${middle.id}`;
    const filters: Record<string, string>[] = [
      {},
      { before },
      { kind: "access_granted" },
      { actor: admin.id, before },
      { student: admin.email },
      { from: daysAgo(35), to: daysAgo(5) },
    ];
    for (const fields of filters) {
      const plans = await explainReads(() => listAuditEvents(admin, filterOf(fields)));
      const scans = plans.filter((plan) => /Seq Scan on (public\.)?"AuditEvent"/.test(plan));
      expect([fields, scans]).toEqual([fields, []]);
      expect(plans.some((plan) => /Index.*"AuditEvent_/.test(plan))).toBe(true);
    }
  });
});
