import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { ROLES, ROWS } from "@/tests/support/access-rows";
import { type Cast, inPath, makeCast, makeRehearsalOf } from "@/tests/support/cast";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { signInByCall, startSimulation, visitor } from "@/tests/support/http";

let cast: Cast;

beforeAll(async () => {
  cast = await makeCast();
});

function listRoutes(directory: string, prefix = ""): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return listRoutes(join(directory, entry.name), `${prefix}${entry.name}/`);
    return entry.name === "route.ts" ? [prefix.slice(0, -1)] : [];
  });
}

/** Every refusal has the standard body. */
async function checkForm(response: Response): Promise<void> {
  if (response.status < 400) {
    await response.body?.cancel();
    return;
  }
  const body = await response.json();
  expect(body).toMatchObject({ error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) });
  expect(JSON.stringify(body)).not.toMatch(/prisma|node_modules|at .*\.ts/i);
}

describe("the matrix of roles, routes and methods", () => {
  it("has a row for every route", () => {
    expect(Object.keys(ROWS).sort()).toEqual(listRoutes("app/api").sort());
  });

  const rows = Object.values(ROWS).flat();
  it.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "%s responds to each role as its row says",
    async (_name, { method, path, body, expected, endsSession }) => {
      const callers = endsSession ? await makeCast() : cast;
      const answers: Record<string, number> = {};
      for (const role of ROLES) {
        const response = await callers[role].request(method, inPath(path, cast), body);
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
        const response = await cast.learner.request(method, inPath(row.path, cast));
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
      const response = await cast.learner.request("POST", inPath(row.path, cast), row.body, {
        Origin: origin,
      });
      expect([origin, response.status]).toEqual([origin, 403]);
    }
  });
});

const SOUND = ["audio/webm", "audio/mp4", "audio/webm;codecs=opus", "application/octet-stream", "multipart/form-data"];

describe("a rehearsal", () => {
  it("accepts no sound through any of its calls", async () => {
    const rehearsalId = await makeRehearsalOf(cast.learner.userId ?? "");
    const rows = Object.values(ROWS).flat();
    const asked = rows.filter(({ path, body }) => path.startsWith("/api/rehearsals") && body !== undefined);
    expect(asked.length).toBeGreaterThan(5);
    for (const { path } of asked) {
      for (const type of SOUND) {
        const sound = "webm".repeat(1000);
        const own = inPath(path, { ...cast, rehearsalId });
        const response = await cast.learner.request("POST", own, sound, { "Content-Type": type });
        expect([path, type, response.status]).toEqual([path, type, 415]);
        await response.body?.cancel();
      }
    }
  });
});

describe("a session", () => {
  it("ends everywhere when the account's session version is incremented", async () => {
    const user = await makeUser({ access: "active" });
    const signed = await signInByCall(user.email, PASSWORD);
    expect((await signed.request("GET", "/api/simulations")).status).toBe(200);
    await db().user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
    expect((await signed.request("GET", "/api/simulations")).status).toBe(401);
    const bearer = await visitor().request("GET", `/api/review/${cast.attemptId}/lettura`, undefined, {
      Authorization: `Bearer ${signed.token}`,
    });
    expect(bearer.status).toBe(401);
  });

  it("is not accepted from a forged cookie", async () => {
    for (const cookie of [
      "next-auth.session-token=abc",
      "next-auth.session-token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
    ]) {
      expect((await visitor(cookie).request("GET", "/api/user")).status).toBe(401);
    }
  });

  it("with the review token reads reviews, and nothing else", async () => {
    const bearer = { Authorization: `Bearer ${cast.learner.token}` };
    expect((await visitor().request("GET", `/api/review/${cast.attemptId}/lettura`, undefined, bearer)).status).toBe(
      200,
    );
    expect((await visitor().request("GET", "/api/user", undefined, bearer)).status).toBe(401);
    const other = { Authorization: `Bearer ${cast.other.token}` };
    expect((await visitor().request("GET", `/api/review/${cast.attemptId}/lettura`, undefined, other)).status).toBe(
      404,
    );
  });
});

describe("expired access", () => {
  it("still opens the reviews and recordings of corrected sections", async () => {
    const user = await makeUser({ access: "active" });
    const learner = await signInByCall(user.email, PASSWORD);
    const attempt = await startSimulation(learner);
    await learner.request("POST", `/api/correggi/${attempt}/ascolto1`, {});
    await db().accessGrant.updateMany({
      where: { userId: user.id },
      data: { startsAt: new Date(Date.now() - 400 * 86_400_000), expiresAt: new Date(Date.now() - 86_400_000) },
    });
    expect((await learner.request("GET", "/api/simulations")).status).toBe(403);
    expect((await learner.request("GET", `/api/review/${attempt}/ascolto1`)).status).toBe(200);
    expect((await learner.request("GET", "/api/audio/1/ascolto1.mp3", undefined, { Range: "bytes=0-9" })).status).toBe(
      206,
    );
    expect((await learner.request("GET", "/api/audio/1/ascolto2.mp3")).status).toBe(403);
  });
});
