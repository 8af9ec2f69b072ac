import { randomInt } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ROWS, type Row } from "@/tests/support/access-rows";
import { type Cast, inPath, makeCast, makeRehearsalOf } from "@/tests/support/cast";
import { CANARY, hostileBodies, hostileTexts } from "@/tests/support/fuzz";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";
import { volume } from "@/tests/support/volume";

/*
 * Fuzzes every call: no 500, no stack trace, no reflected markup, and every error in the standard body. `npm run sweep`
 * sends 2,000 bodies to each call; a plain run fewer, from another seed each time.
 */

const BODIES = volume("hostileRequests");
const SEED = Number(process.env["SWEEP_SEED"] ?? Date.now() % 1_000_000);
const BATCH = 8;
const LONG_MS = 20 * 60_000;

const STACK = /\bat .+\.(?:[cm]?[jt]sx?):\d+|node_modules|prisma|PostgreSQL|ECONN|SELECT |stack/i;

let cast: Cast;

beforeAll(async () => {
  cast = await makeCast();
});

const rows = Object.values(ROWS).flat();
const changes = rows.filter(({ method }) => method !== "GET");
const reads = rows.filter(({ method }) => method === "GET");
const pathOf = ({ path }: Row) => inPath(path, cast);

/** The caller with the most rights in this row, so that the fuzz reaches the code behind the gates. */
const reaches = ({ expected }: Row) => (expected.learner >= 400 && expected.admin < 400 ? cast.admin : cast.learner);

/** A separate caller for this row, in case the call ends sessions or attempts; and the row's path for that caller. */
async function makeSender(row: Row): Promise<{ caller: HttpClient; path: string }> {
  if (reaches(row) === cast.admin) return { caller: await callerWith({ isAdmin: true }), path: pathOf(row) };
  const caller = await callerWith({ access: "active" });
  const path = row.path.replace("{attempt}", await startSimulation(caller));
  return { caller, path: path.replace("{rehearsal}", await makeRehearsalOf(caller.userId ?? "")) };
}

/** The fault of a response, or null. */
async function faultOf(response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500 && response.status !== 503) return `${response.status} ${text.slice(0, 300)}`;
  if (text.includes(CANARY) && !response.headers.get("Content-Type")?.startsWith("application/json"))
    return `markup given back: ${text.slice(0, 300)}`;
  if (response.status < 400) return null;
  // A recording without the requested range has its own response (RFC 9110, 15.5.17).
  if (response.status === 416 && response.headers.has("Content-Range")) return text === "" ? null : "416 with a body";
  if (text.includes(CANARY)) return `markup given back: ${text.slice(0, 300)}`;
  if (STACK.test(text)) return `inside shown: ${text.slice(0, 300)}`;
  const body: unknown = JSON.parse(text);
  const form = { error: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) };
  expect(body).toMatchObject(form);
  return null;
}

/** Sends each sample in batches; returns the faults with their samples. */
async function sweep<T>(samples: T[], send: (sample: T) => Promise<Response>): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (let at = 0; at < samples.length; at += BATCH) {
    const batch = samples.slice(at, at + BATCH);
    await Promise.all(
      batch.map(async (sample) => {
        const response = await send(sample);
        const fault = await faultOf(response).catch((error: unknown) => `not the form of refusals: ${error}`);
        expect(fault, `seed ${SEED}, sent ${JSON.stringify(sample).slice(0, 2000)}`).toBeNull();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      }),
    );
  }
  return statuses;
}

/** Headers with an address of its own for each body: the limits of one address would end the run at once. */
const bodyHeaders = () => ({ "Content-Type": "application/json", "X-Forwarded-For": `10.${randomOctets()}` });
const randomOctets = () => Array.from({ length: 3 }, () => randomInt(256)).join(".");

/** Three such segments, nine bytes per character, still fit into the HTTP parser's header limit. */
const PART_MAX = 500;
const sampled = <T>(arbitrary: fc.Arbitrary<T>, count: number) => fc.sample(arbitrary, { numRuns: count, seed: SEED });

describe("for any input", () => {
  it.each(changes.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "in the body, %s responds with success or the standard error",
    async (_name, row) => {
      const bodies = sampled(hostileBodies(row.body), BODIES);
      const { caller, path } = await makeSender(row);
      const statuses = await sweep(bodies, (body) => caller.request(row.method, path, body, bodyHeaders()));
      expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(BODIES);
    },
    LONG_MS,
  );

  it.each(reads.map((row) => [row.path, row] as const))(
    "in the query, %s responds with success or the standard error",
    async (_name, row) => {
      const texts = sampled(fc.tuple(hostileTexts, hostileTexts), Math.ceil(BODIES / 4));
      await sweep(texts, ([key, value]) => {
        const query = new URLSearchParams([[key.toWellFormed().slice(0, 500), value.toWellFormed().slice(0, 1000)]]);
        return reaches(row).request("GET", `${pathOf(row)}?${query}`);
      });
    },
    LONG_MS,
  );

  it(
    "in path segments, the calls respond with success or the standard error",
    async () => {
      const parts = sampled(fc.array(hostileTexts, { minLength: 1, maxLength: 3 }), BODIES);
      const templates = [...new Set(rows.map(({ path }) => path.split("/").slice(0, 3).join("/")))];
      await sweep(
        parts.flatMap((part, index) => [{ part, base: templates[index % templates.length] }]),
        ({ part, base }) => {
          // The client would resolve one or two dots as path traversal.
          const tail = part.map((text) =>
            encodeURIComponent(text.slice(0, PART_MAX).toWellFormed()).replaceAll(".", "%2E"),
          );
          return cast.learner.request("GET", `${base}/${tail.filter(Boolean).join("/")}`);
        },
      );
    },
    LONG_MS,
  );

  it(
    "in headers, the calls respond with success or the standard error",
    async () => {
      const value = fc.string({ unit: fc.constantFrom(..."abc <>\"'=;,/%{}()[]\\0é"), maxLength: 3000 });
      const names = ["Accept-Language", "Cookie", "Range", "Authorization", "X-Forwarded-For", "Referer", "User-Agent"];
      const samples = sampled(
        fc.tuple(fc.constantFrom(...reads, ...changes), fc.constantFrom(...names), value),
        BODIES,
      );
      await sweep(samples, ([row, header, text]) =>
        reaches(row).request(row.method, pathOf(row), row.body, { [header]: header === "Cookie" ? `a=${text}` : text }),
      );
    },
    LONG_MS,
  );
});
