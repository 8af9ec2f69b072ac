import { describe, expect, it } from "vitest";
import { AUDIT_KINDS } from "@/lib/accounts/audit";
import { type StudentFacts, toHistory } from "@/lib/admin/history";
import { NO_FACTS } from "@/lib/payments/facts";
import messages from "@/messages/it.json";

const now = new Date("2026-11-21T12:00:00Z");
const day = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

const facts = (more: Partial<StudentFacts> = {}): StudentFacts => ({
  id: "student",
  createdAt: day(-100),
  grants: [],
  giftCodes: [],
  payments: [],
  mails: [],
  attempts: [],
  events: [],
  ...more,
});

const event = (kind: string, more: Partial<StudentFacts["events"][number]> = {}) => ({
  id: `event ${kind}`,
  kind,
  createdAt: day(-1),
  reason: null,
  details: {},
  actorId: "admin",
  actor: { firstName: "Anna", lastName: "Direttrice" },
  ...more,
});

const tell = (more: Partial<StudentFacts>) => toHistory(facts(more), now).map(({ messageKey }) => messageKey);

describe("a student's history", () => {
  it("starts with the registration and lists the latest first", () => {
    const payment = { ...NO_FACTS, id: "payment", amountCents: 899, createdAt: day(-90), paidAt: day(-90) };
    const grant = { id: "grant", source: "card" as const, startsAt: day(-90), expiresAt: day(275) };
    const lost = { ...payment, disputedAt: day(-50), disputeLostAt: day(-20) };
    const ended = { ...grant, endedAt: day(-20), endReason: "dispute" };
    expect(tell({ payments: [lost], grants: [ended] })).toEqual([
      "kinds.accessEnded",
      "kinds.disputeLost",
      "kinds.disputed",
      "kinds.accessGranted",
      "kinds.paid",
      "kinds.registered",
    ]);
  });

  it("lists access that begins after its purchase once it has begun, and never if it ended before", () => {
    const grant = { source: "card" as const, startsAt: day(-1), expiresAt: day(364), endedAt: null, endReason: null };
    const withdrawn = { ...grant, id: "withdrawn", endedAt: day(-5), endReason: "withdrawal" };
    expect(tell({ grants: [{ ...grant, id: "begun" }] })).toContain("kinds.accessGranted");
    expect(tell({ grants: [{ ...grant, id: "later", startsAt: day(1) }] })).toEqual(["kinds.registered"]);
    expect(tell({ grants: [withdrawn] })).toEqual(["kinds.accessEnded", "kinds.registered"]);
  });

  it("contains every fact of a payment", () => {
    const payment = {
      ...NO_FACTS,
      id: "payment",
      amountCents: 899,
      createdAt: day(-90),
      waiverAcceptedAt: day(-91),
      paidAt: day(-90),
      withdrawalRequestedAt: day(-80),
      refundFailedAt: day(-79),
      refundedAt: day(-78),
      disputedAt: day(-60),
      disputeWonAt: day(-50),
    };
    expect(tell({ payments: [payment] }).toReversed()).toEqual(
      ["registered", "waived", "paid", "withdrawn", "refundFailed", "refunded", "disputed", "disputeWon"].map(
        (kind) => `kinds.${kind}`,
      ),
    );
  });

  it("contains each audit event once, with actor and reason", () => {
    const grant = { source: "staff" as const, startsAt: day(-1), expiresAt: day(99), endedAt: null, endReason: null };
    const history = toHistory(
      facts({
        grants: [
          { ...grant, id: "given by hand" },
          { ...grant, id: "ended by hand", startsAt: day(-50), endedAt: day(-1), endReason: "staff" },
        ],
        events: [
          event("access_granted", {
            details: { grantId: "given by hand", expiresAt: day(99).toISOString() },
            reason: "Borsa",
          }),
          event("access_ended"),
          event("account_registered"),
        ],
      }),
      now,
    );
    expect(history.map(({ messageKey }) => messageKey).toSorted()).toEqual([
      "events.access_ended",
      "events.access_granted",
      "kinds.accessGranted",
      "kinds.registered",
    ]);
    expect(history.find(({ messageKey }) => messageKey === "events.access_granted")).toMatchObject({
      actorName: "Anna Direttrice",
      reason: "Borsa",
      values: { until: day(99) },
    });
  });

  it("names no actor for the student's own actions", () => {
    const [entry] = toHistory(facts({ events: [event("password_changed", { actorId: "student" })] }), now);
    expect(entry).toMatchObject({ messageKey: "events.password_changed", actorName: null });
  });

  it("contains attempts, texts and their corrections, with links to the texts", () => {
    const ai = { id: "ai", source: "ai" as const, createdAt: day(-9), finishedAt: day(-9) };
    const teacher = { id: "teacher", source: "teacher" as const, state: "queued" as const, score: null };
    const attempt = {
      id: "abcdefghjk",
      simulationId: 2,
      startedAt: day(-10),
      closedAt: day(-8),
      writing: {
        id: "writing",
        submittedAt: day(-9.5),
        corrections: [
          { ...ai, state: "done" as const, score: 8 },
          { ...teacher, createdAt: day(-7), finishedAt: null },
        ],
      },
    };
    const history = toHistory(facts({ attempts: [attempt] }), now);
    expect(history.map(({ messageKey }) => messageKey)).toEqual([
      "kinds.teacherAsked",
      "kinds.attemptFinished",
      "kinds.marked",
      "kinds.writingHandedIn",
      "kinds.attemptStarted",
      "kinds.registered",
    ]);
    expect(history.find(({ messageKey }) => messageKey === "kinds.marked")).toMatchObject({
      href: "/admin/writings/writing",
      values: { score: 8, source: "ai", attempt: "abcdefghjk", simulation: 2 },
    });
    const waits = {
      ...attempt.writing,
      corrections: [{ ...ai, state: "running" as const, score: null, finishedAt: null }],
    };
    expect(tell({ attempts: [{ ...attempt, writing: waits }] })).toContain("kinds.correctionWaits");
  });

  it("lists a teacher's marks from the audit log, each time they were given", () => {
    const done = { id: "t", source: "teacher" as const, state: "done" as const, score: 9 };
    const writing = {
      id: "w",
      submittedAt: day(-3),
      corrections: [{ ...done, createdAt: day(-3), finishedAt: day(-1) }],
    };
    const attempts = [{ id: "a", simulationId: 1, startedAt: day(-4), closedAt: null, writing }];
    const marked = (id: string) =>
      event("writing_marked", { id, details: { writingId: "w", attemptId: "a", score: 9 } });
    expect(tell({ attempts })).toContain("kinds.marked");
    const told = tell({ attempts, events: [marked("one"), marked("two")] });
    expect(told.filter((what) => what === "events.writing_marked")).toHaveLength(2);
    expect(told).not.toContain("kinds.marked");
  });

  it("shows whether a mail was sent, was no longer needed, failed or is waiting", () => {
    const mail = { id: "m", kind: "order", tries: 0, sentAt: null, createdAt: day(-1), finishedAt: null };
    expect(tell({ mails: [{ ...mail, sentAt: day(-1), tries: 1 }] })).toContain("kinds.mailSent");
    const outdated = { ...mail, failure: "outdated", finishedAt: day(-1), tries: 1 };
    expect(tell({ mails: [outdated] })).toEqual(["kinds.mailOutdated", "kinds.registered"]);
    expect(tell({ mails: [{ ...mail, tries: 3 }] })).toContain("kinds.mailFails");
    expect(tell({ mails: [mail] })).toContain("kinds.mailWaits");
  });

  it("shows the end of expired access, and no future end", () => {
    const grant = { id: "g", source: "gift_code" as const, startsAt: day(-99), endedAt: null, endReason: null };
    expect(tell({ grants: [{ ...grant, expiresAt: day(-1) }] })).toContain("kinds.accessExpired");
    expect(tell({ grants: [{ ...grant, expiresAt: day(1) }] })).not.toContain("kinds.accessExpired");
  });

  it("has a sentence for every kind of audit event, and skips unknown kinds", () => {
    expect(Object.keys(messages.admin.history.events).toSorted()).toEqual([...AUDIT_KINDS].toSorted());
    expect(tell({ events: [event("something_of_tomorrow")] })).toEqual(["kinds.registered"]);
  });
});
