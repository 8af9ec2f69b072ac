import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";

/* The list of students as the admin's calls return it, on the built server. */

const mark = `Elenco${Date.now()}`;
let admin: HttpClient;
let learner: HttpClient;

beforeAll(async () => {
  admin = await callerWith({ isAdmin: true });
  learner = await callerWith({ access: "active" });
  await startSimulation(learner);
  const unpaid = await callerWith({});
  await db().user.updateMany({
    where: { id: { in: [learner.userId, unpaid.userId].map(String) } },
    data: { lastName: mark, firstName: "=cmd()", phone: "+39 333 1" },
  });
});

describe("GET /api/admin/users", () => {
  it("returns exactly these fields, and a cursor if there is a next page", async () => {
    const first = await admin.request("GET", `/api/admin/users?q=${mark}&sort=-access&limit=1`);
    const [user, ...others] = await first.json();
    expect(others).toEqual([]);
    expect(Object.keys(user).sort()).toEqual(
      [
        ["id", "firstName", "lastName", "email", "codiceFiscale", "hasPaid", "isAdmin", "isSuspended", "suspendedAt"],
        ["externalCode", "createdAt", "dataNascita", "luogoNascita", "indirizzo", "cap", "citta", "provincia"],
        ["telefono", "attemptSessions"],
      ]
        .flat()
        .sort(),
    );
    expect(user).toMatchObject({ id: learner.userId, hasPaid: true, dataNascita: "1985-12-10", isSuspended: false });
    expect(user.attemptSessions).toMatchObject([{ simulationId: 1, status: "active", totalScore: 0, endTime: null }]);
    const next = /^<(\/api\/admin\/users\?[^>]+)>; rel="next"$/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await admin.request("GET", next);
    expect(await second.json()).toMatchObject([{ lastName: mark, hasPaid: false }]);
    expect(second.headers.get("link")).toBeNull();
  });

  it("rejects invalid parameters", async () => {
    for (const bad of ["limit=101", "sort=password", "filter=admins", "after=x"])
      expect([bad, (await admin.request("GET", `/api/admin/users?${bad}`)).status]).toEqual([bad, 400]);
  });
});

describe("GET /api/admin/users.csv", () => {
  it("returns a file that a spreadsheet opens without executing anything, and is audited", async () => {
    const begun = new Date();
    const response = await admin.request("GET", `/api/admin/users.csv?q=${mark}&filter=paid`);
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="studenti-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, line, ...rest] = bytes.toString("utf8").trimEnd().split("\r\n");
    expect(head).toContain('"Cognome";"Nome";"Email";"Codice fiscale"');
    expect(line).toContain(`"${mark}";"'=cmd()";`);
    expect(line).toContain(`;"'+39 333 1";`);
    expect(rest).toEqual([]);
    const exported = { actorId: admin.userId, kind: "students_exported", createdAt: { gte: begun } };
    const events = await db().auditEvent.findMany({ where: exported });
    expect(events).toMatchObject([{ details: { count: 1, filter: "paid", isSearch: true } }]);
  });
});
