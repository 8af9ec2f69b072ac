import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { type Caller, callerWith, signIn, startSimulation, visitor } from "@/tests/support/http";

/*
 * Who may do what: every route of the product has a row, every row says what each kind of caller is answered. A route
 * without a row fails the test. `learner` owns the attempt in the path; `other` is as good a learner, but not its owner.
 */

const ROLES = [
  "visitor",
  "unpaid",
  "expired",
  "ended",
  "suspended",
  "admin",
  "suspendedAdmin",
  "other",
  "learner",
] as const;
type Role = (typeof ROLES)[number];

type Row = {
  path: string;
  method: "GET" | "POST";
  body?: unknown;
  expected: Record<Role, number>;
  /** Called by a machine that proves itself by a signature, so that no origin is asked for. */
  machine?: boolean;
};

const everyone = (status: number) => Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>;
const signedIn = { ...everyone(200), visitor: 401 };
const paidOnly = {
  ...everyone(200),
  visitor: 401,
  unpaid: 402,
  ended: 402,
  admin: 402,
  expired: 403,
  suspended: 403,
  suspendedAdmin: 403,
};
const ownerOnly = { ...paidOnly, other: 404 };
const adminOnly = { ...everyone(403), visitor: 401, admin: 200 };
const reviewer = { ...everyone(404), visitor: 401, learner: 200 };

const ROWS: Record<string, Row[]> = {
  "[...path]": [{ path: "/api/nothing/here", method: "GET", expected: everyone(404) }],
  "account/export": [{ path: "/api/account/export", method: "GET", expected: signedIn }],
  "admin/stats": [{ path: "/api/admin/stats", method: "GET", expected: adminOnly }],
  "audio/[simulationId]/[file]": [{ path: "/api/audio/1/ascolto1.mp3", method: "GET", expected: paidOnly }],
  "auth/[...nextauth]": [{ path: "/api/auth/session", method: "GET", expected: everyone(200) }],
  "confirm-payment": [
    {
      path: "/api/confirm-payment",
      method: "POST",
      body: { paymentIntentId: "pi_1" },
      expected: { ...everyone(503), visitor: 401 },
    },
  ],
  "correggi/[attemptId]/[section]": [
    { path: "/api/correggi/{attempt}/lettura", method: "POST", body: {}, expected: ownerOnly },
    {
      path: "/api/correggi/{attempt}/scrittura",
      method: "POST",
      body: { text: "Ciao Anna, come stai?", option: "A" },
      expected: ownerOnly,
    },
  ],
  "create-payment-intent": [
    { path: "/api/create-payment-intent", method: "POST", body: {}, expected: { ...everyone(503), visitor: 401 } },
  ],
  "cron/reconcile": [{ path: "/api/cron/reconcile", method: "GET", expected: everyone(401) }],
  "cron/retention": [{ path: "/api/cron/retention", method: "GET", expected: everyone(401) }],
  "cron/reminders": [{ path: "/api/cron/reminders", method: "GET", expected: everyone(401) }],
  // Only the scheduler's secret opens it, and the tests' server has none.
  "cron/corrections": [{ path: "/api/cron/corrections", method: "GET", expected: everyone(401) }],
  "exam/[simulationId]/[section]": [{ path: "/api/exam/1/cloze", method: "GET", expected: paidOnly }],
  "health/live": [{ path: "/api/health/live", method: "GET", expected: everyone(200) }],
  "health/ready": [{ path: "/api/health/ready", method: "GET", expected: everyone(200) }],
  login: [
    {
      path: "/api/login",
      method: "POST",
      body: { email: "nobody@example.it", password: "x" },
      expected: everyone(401),
    },
  ],
  logout: [{ path: "/api/logout", method: "POST", expected: everyone(200) }],
  "redeem-gift-code": [
    {
      path: "/api/redeem-gift-code",
      method: "POST",
      body: { code: "CILS-NONE-0000" },
      expected: { ...everyone(404), visitor: 401, suspended: 403, suspendedAdmin: 403, learner: 409, other: 409 },
    },
  ],
  register: [{ path: "/api/register", method: "POST", body: {}, expected: everyone(400) }],
  "review/[attemptId]/[section]": [{ path: "/api/review/{attempt}/lettura", method: "GET", expected: reviewer }],
  "session-state/[attemptId]": [{ path: "/api/session-state/{attempt}", method: "GET", expected: ownerOnly }],
  "session/[attemptId]/save-answers": [
    {
      path: "/api/session/{attempt}/save-answers",
      method: "POST",
      body: { prova: "ascolto2", answers: { ascolto2_1: "V" }, completed: false },
      expected: ownerOnly,
    },
  ],
  simulations: [{ path: "/api/simulations", method: "GET", expected: paidOnly }],
  "simulations/[id]/start-session": [{ path: "/api/simulations/1/start-session", method: "POST", expected: paidOnly }],
  // Card payment is not configured on this server; `card-payment.test.ts` asks one where it is.
  "stripe/webhook": [{ path: "/api/stripe/webhook", method: "POST", body: {}, expected: everyone(503), machine: true }],
  user: [{ path: "/api/user", method: "GET", expected: signedIn }],
  // Last, because it closes the attempt.
  "session/[attemptId]/finish": [{ path: "/api/session/{attempt}/finish", method: "POST", expected: ownerOnly }],
};

function listRoutes(directory: string, prefix = ""): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return listRoutes(join(directory, entry.name), `${prefix}${entry.name}/`);
    return entry.name === "route.ts" ? [prefix.slice(0, -1)] : [];
  });
}

const callers = new Map<Role, Caller>();
let attemptId = "";

function caller(role: Role): Caller {
  const found = callers.get(role);
  if (!found) throw new Error(`no caller for ${role}`);
  return found;
}

beforeAll(async () => {
  callers.set("visitor", visitor());
  callers.set("unpaid", await callerWith({}));
  callers.set("expired", await callerWith({ access: "expired" }));
  callers.set("ended", await callerWith({ access: "ended" }));
  callers.set("suspended", await callerWith({ access: "active", isSuspended: true }));
  callers.set("admin", await callerWith({ isAdmin: true }));
  callers.set("suspendedAdmin", await callerWith({ isAdmin: true, isSuspended: true, access: "active" }));
  callers.set("other", await callerWith({ access: "active" }));
  callers.set("learner", await callerWith({ access: "active" }));
  attemptId = await startSimulation(caller("learner"));
});

describe("the matrix of roles, routes and methods", () => {
  it("has a row for every route there is", () => {
    expect(Object.keys(ROWS).sort()).toEqual(listRoutes("app/api").sort());
  });

  const rows = Object.values(ROWS).flat();
  it.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "%s",
    async (_name, { method, path, body, expected }) => {
      const answers: Record<string, number> = {};
      for (const role of ROLES) {
        const response = await caller(role).request(method, path.replace("{attempt}", attemptId), body);
        answers[role] = response.status;
        await checkForm(response);
      }
      expect(answers).toEqual(expected);
    },
  );

  it.each(rows.filter(({ path }) => !path.startsWith("/api/auth")).map((row) => [row.path, row] as const))(
    "%s refuses every other method",
    async (_path, row) => {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
        const hasHandler = rows.some(({ path, method: own }) => path === row.path && own === method);
        if (hasHandler || row.path.startsWith("/api/nothing")) continue;
        const response = await caller("learner").request(method, row.path.replace("{attempt}", attemptId));
        expect([method, response.status]).toEqual([method, 405]);
        await checkForm(response);
      }
    },
  );

  it.each(
    rows
      .filter(({ method, path, machine }) => method === "POST" && !machine && !path.startsWith("/api/auth"))
      .map((row) => [row.path, row] as const),
  )("%s refuses a foreign and a missing origin", async (_path, row) => {
    for (const origin of ["https://evil.example", "null", ""]) {
      const response = await caller("learner").request("POST", row.path.replace("{attempt}", attemptId), row.body, {
        Origin: origin,
      });
      expect([origin, response.status]).toEqual([origin, 403]);
    }
  });
});

describe("a session", () => {
  it("ends everywhere when the account's session version is raised", async () => {
    const user = await makeUser({ access: "active" });
    const signed = await signIn(user.email, PASSWORD);
    expect((await signed.request("GET", "/api/simulations")).status).toBe(200);
    await db().user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
    expect((await signed.request("GET", "/api/simulations")).status).toBe(401);
    const bearer = await visitor().request("GET", `/api/review/${attemptId}/lettura`, undefined, {
      Authorization: `Bearer ${signed.token}`,
    });
    expect(bearer.status).toBe(401);
  });

  it("is not opened by a cookie somebody made up", async () => {
    for (const cookie of [
      "next-auth.session-token=abc",
      "next-auth.session-token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
    ]) {
      expect((await visitor(cookie).request("GET", "/api/user")).status).toBe(401);
    }
  });

  it("reads reviews, and nothing else, with the review token", async () => {
    const bearer = { Authorization: `Bearer ${caller("learner").token}` };
    expect((await visitor().request("GET", `/api/review/${attemptId}/lettura`, undefined, bearer)).status).toBe(200);
    expect((await visitor().request("GET", "/api/user", undefined, bearer)).status).toBe(401);
    const other = { Authorization: `Bearer ${caller("other").token}` };
    expect((await visitor().request("GET", `/api/review/${attemptId}/lettura`, undefined, other)).status).toBe(404);
  });
});

describe("an access that is over", () => {
  it("still opens the reviews and recordings of what was corrected", async () => {
    const user = await makeUser({ access: "active" });
    const learner = await signIn(user.email, PASSWORD);
    const attempt = await startSimulation(learner);
    await learner.request("POST", `/api/correggi/${attempt}/ascolto1`, {});
    await db().accessGrant.updateMany({
      where: { userId: user.id },
      data: { startsAt: new Date(Date.now() - 400 * 86_400_000), expiresAt: new Date(Date.now() - 1000) },
    });
    expect((await learner.request("GET", "/api/simulations")).status).toBe(403);
    expect((await learner.request("GET", `/api/review/${attempt}/ascolto1`)).status).toBe(200);
    expect((await learner.request("GET", "/api/audio/1/ascolto1.mp3", undefined, { Range: "bytes=0-9" })).status).toBe(
      206,
    );
    expect((await learner.request("GET", "/api/audio/1/ascolto2.mp3")).status).toBe(403);
  });
});

/** Every refusal has the contract's form. */
async function checkForm(response: Response): Promise<void> {
  if (response.status < 400) {
    await response.body?.cancel();
    return;
  }
  const body = await response.json();
  expect(body).toMatchObject({ error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) });
  expect(JSON.stringify(body)).not.toMatch(/prisma|node_modules|at .*\.ts/i);
}
