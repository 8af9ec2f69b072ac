import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { listUndeliveredMails } from "@/lib/admin/queries/undelivered-mails";
import { db } from "@/lib/db/client";
import { makeAdmin, makeUser } from "@/tests/support/factories";

const mailWith = (more: object) => {
  const id = randomUUID();
  return { id, key: id, queue: "mail" as const, kind: "order", ...more };
};

it("lists all students' failed mails with recipient, kind, reason and time, the latest first", async () => {
  const admin = await makeAdmin();
  const [first, second] = [await makeUser(), await makeUser()];
  const createdAt = new Date("2099-01-01T10:00:00Z");
  const later = new Date("2099-01-02T10:00:00Z");
  const refused = mailWith({
    userId: first.id,
    state: "failed",
    finishedAt: later,
    tries: 1,
    failure: "refused",
    createdAt,
  });
  const waiting = mailWith({ kind: "reset_code", tries: 2, failure: "timeout", createdAt: later, userId: second.id });
  const silent = mailWith({
    tries: 3,
    state: "running",
    leaseUntil: later,
    createdAt: new Date("2098-01-01T10:00:00Z"),
  });
  const sent = mailWith({ userId: first.id, state: "done", finishedAt: later, tries: 5, createdAt: later });
  const fresh = mailWith({ userId: first.id, createdAt: later });
  const correction = mailWith({ queue: "correction", failure: "timeout", createdAt: later });
  await db().job.deleteMany();
  const placeholder = mailWith({
    kind: "reset_code",
    state: "failed",
    finishedAt: later,
    tries: 0,
    failure: "expired",
  });
  await db().job.createMany({ data: [refused, waiting, silent, sent, fresh, correction, placeholder] });
  expect(await listUndeliveredMails(admin)).toEqual([
    {
      ...{ id: waiting.id, kind: "reset_code", tries: 2, failure: "timeout", createdAt: later },
      student: { id: second.id, name: expect.any(String), email: second.email },
    },
    {
      ...{ id: refused.id, kind: "order", tries: 1, failure: "refused", createdAt },
      student: { id: first.id, name: expect.any(String), email: first.email },
    },
    { id: silent.id, kind: "order", tries: 3, failure: null, createdAt: expect.any(Date), student: null },
  ]);
});

it("the list is empty if nothing failed", async () => {
  await db().job.deleteMany();
  expect(await listUndeliveredMails(await makeAdmin())).toEqual([]);
});
