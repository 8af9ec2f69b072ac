import { randomInt, randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { ROWS } from "@/tests/support/access-rows";
import { makeRehearsalOf } from "@/tests/support/cast";
import { makeUser } from "@/tests/support/factories";
import { hostileTexts } from "@/tests/support/fuzz";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";
import { volume } from "@/tests/support/volume";

/*
 * Ids that are not the caller's own, on every call with an id: attempts of other learners, invented ids and malformed
 * ids. All get the same response: 404 with the same message.
 */

const SIMULATIONS = [1, 2, 3, 4, 5];
const OF_EACH = volume("foreignIds");
const OTHERS = OF_EACH / SIMULATIONS.length;
const BATCH = 16;
const LONG_MS = 10 * 60_000;

let learner: HttpClient;
let own = "";
let ids: string[];
let foreign: string[];

/** Other learners, each with an attempt of every simulation. */
async function makeForeignAttempts(): Promise<string[]> {
  const { id: first } = await makeUser({ access: "active" });
  const model = await db().user.findUniqueOrThrow({ where: { id: first } });
  const users = Array.from({ length: OTHERS }, () => ({
    ...model,
    id: randomUUID(),
    email: `${randomUUID()}@example.it`,
  }));
  await db().user.createMany({ data: users });
  const data = users.flatMap(({ id: userId }) =>
    SIMULATIONS.map((simulationId) => ({ id: makeAttemptId(), userId, simulationId })),
  );
  await db().attempt.createMany({ data });
  return data.map(({ id }) => id);
}

/** Malformed ids and simulation numbers; a path segment cannot be empty, and dots alone would traverse folders. */
function makeMalformed(own: string): string[] {
  const made = [own.toUpperCase(), `${own} `, `${own}0`, own.slice(1), `${own}\0`, `${own}/x`, "0", "9999", "-1"];
  const texts = fc.sample(hostileTexts, { numRuns: OF_EACH * 2, seed: randomInt(1e6) });
  const usable = texts.map((text) => text.toWellFormed().slice(0, 800)).filter((text) => !/^(\.*|[1-9])$/.test(text));
  return [...made, ...usable].slice(0, OF_EACH);
}

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  foreign = await makeForeignAttempts();
  own = await startSimulation(learner);
  ids = [...foreign, ...Array.from({ length: OF_EACH }, makeAttemptId), ...makeMalformed(own)];
});

/** Calls each id in batches; returns every response that was not a plain refusal. */
async function findOddAnswers(send: (id: string) => Promise<Response>, asked = ids): Promise<unknown[]> {
  const odd: unknown[] = [];
  const bodies = new Set<string>();
  for (let at = 0; at < asked.length; at += BATCH) {
    await Promise.all(
      asked.slice(at, at + BATCH).map(async (id) => {
        const response = await send(encodeURIComponent(id).replaceAll(".", "%2E"));
        const text = await response.text();
        bodies.add(text);
        if (response.status !== 404) odd.push({ id, status: response.status, text: text.slice(0, 200) });
      }),
    );
  }
  // One response for all of them: it does not reveal which ids exist.
  if (bodies.size !== 1) odd.push(...bodies);
  return odd;
}

describe("another user's id", () => {
  it("is tested for each kind", () => {
    expect(ids).toHaveLength(3 * OF_EACH);
  });

  const rows = Object.values(ROWS).flat();
  it.each(
    rows.filter(({ path }) => path.includes("{attempt}")).map((row) => [`${row.method} ${row.path}`, row] as const),
  )(
    "is not found by %s",
    async (_name, { method, path, body }) => {
      expect(await findOddAnswers((id) => learner.request(method, path.replace("{attempt}", id), body))).toEqual([]);
    },
    LONG_MS,
  );

  it.each(
    rows.filter(({ path }) => path.includes("{rehearsal}")).map((row) => [`${row.method} ${row.path}`, row] as const),
  )(
    "is not found as a rehearsal by %s",
    async (_name, { method, path, body }) => {
      const { id: other } = await makeUser({ access: "active" });
      const others = await Promise.all(Array.from({ length: OTHERS }, () => makeRehearsalOf(other)));
      const unknown = [...ids, ...others, ...Array.from({ length: OF_EACH }, () => randomUUID())];
      expect(
        await findOddAnswers((id) => learner.request(method, path.replace("{rehearsal}", id), body), unknown),
      ).toEqual([]);
      expect(await db().rehearsal.count({ where: { userId: other } })).toBe(OTHERS);
    },
    LONG_MS,
  );

  it.each(
    rows.filter(({ path }) => path.includes("{student}")).map((row) => [`${row.method} ${row.path}`, row] as const),
  )(
    "is not found as an account by an admin, by %s",
    async (_name, { method, path, body }) => {
      const admin = await callerWith({ isAdmin: true });
      const nobody = [...ids, ...Array.from({ length: OF_EACH }, () => randomUUID())];
      expect(await findOddAnswers((id) => admin.request(method, path.replace("{student}", id), body), nobody)).toEqual(
        [],
      );
    },
    LONG_MS,
  );

  it.each([
    ["POST", "/api/simulations/{id}/start-session"],
    ["GET", "/api/exam/{id}/lettura"],
    ["GET", "/api/exam/1/{id}"],
    ["GET", "/api/audio/{id}/ascolto1.mp3"],
    ["GET", "/api/audio/1/{id}"],
    ["GET", "/api/audio/siblings/{id}"],
    ["GET", "/api/audio/siblings/{id}.mp3"],
    ["GET", "/api/review/{own}/{id}"],
  ])(
    "is not found as simulation, section or recording: %s %s",
    async (method, path) => {
      const withOwn = path.replace("{own}", own);
      expect(await findOddAnswers((id) => learner.request(method, withOwn.replace("{id}", id)))).toEqual([]);
    },
    LONG_MS,
  );

  it(
    "shows the same empty exam page, whether it exists or not",
    async () => {
      const seen = new Set<string>();
      for (const id of [...foreign.slice(0, 100), ...Array.from({ length: OF_EACH }, makeAttemptId)]) {
        const html = await (await learner.request("GET", `/exam/${id}`)).text();
        // The first response may be the loading view.
        const pages = html.match(/<main[\s\S]*?<\/main>/g) ?? [];
        seen.add(pages.at(-1)?.replaceAll(id, "") ?? "");
      }
      expect([...seen]).toEqual([expect.stringMatching(/<h1/)]);
    },
    LONG_MS,
  );
});

describe("a page made for another user", () => {
  it("cannot read, save or hand in a draft of the user who is signed in now", async () => {
    const calls = [
      ["GET", ""],
      ["POST", "", { text: "Cara", revision: 1 }],
      ["POST", "/correct", { text: "Cara" }],
    ] as const;
    for (const [method, act, body] of calls) {
      const askAs = async (owner: string | null) =>
        (await learner.request(method, `/api/drafts/1-B/1${act}`, body, { "X-CILS-Owner": owner ?? "" })).status;
      expect([act, await askAs(randomUUID()), await askAs(learner.userId)]).toEqual([act, 401, 404]);
    }
  });
});
