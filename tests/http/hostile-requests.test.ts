import { request } from "node:http";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";
import { actionIdOf } from "@/tests/support/server-action";
import { volume } from "@/tests/support/volume";

/*
 * Requests that no browser or client library would send, written byte by byte. Pages and calls may reject them in any
 * way, but never with a 500, and never with internal details. `npm run sweep` sends 2,000 of each kind.
 */

const COUNT = volume("hostileRequests");
const SEED = Number(process.env["SWEEP_SEED"] ?? Date.now() % 1_000_000);
const BATCH = 8;
const LONG_MS = 20 * 60_000;
const INSIDE = /\bat .+\.(?:[cm]?[jt]sx?):\d+:\d+|node_modules|Invalid `prisma/;

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string };

let learner: HttpClient;
let admin: HttpClient;
let attemptId = "";

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  admin = await callerWith({ isAdmin: true });
  attemptId = await startSimulation(learner);
});

/** Sends raw bytes; a truncated response counts as status 0. */
function send({ method, path, headers = {}, body }: Sent, cookie: string): Promise<{ status: number; text: string }> {
  const site = new URL(process.env["NEXTAUTH_URL"] ?? "");
  const all = { Host: site.host, Origin: site.origin, Cookie: [cookie, headers["Cookie"]].filter(Boolean).join("; ") };
  return new Promise((done) => {
    const sending = request({ host: site.hostname, port: site.port, method, path, headers: { ...headers, ...all } });
    sending.on("response", (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece) => {
        text += piece;
      });
      answer.on("close", () => done({ status: answer.statusCode ?? 0, text }));
    });
    sending.on("error", () => done({ status: 0, text: "" }));
    sending.end(body);
  });
}

/**
 * Sends each sample as a learner and as an admin in turn, in batches.
 * @param next whether Next itself may fail, on a method, a URL or a body that it cannot parse; such requests reach none
 * of our code
 */
async function sweep(samples: Sent[], next: { fails: boolean } = { fails: false }): Promise<void> {
  for (let at = 0; at < samples.length; at += BATCH) {
    await Promise.all(
      samples.slice(at, at + BATCH).map(async (sample, index) => {
        const { status, text } = await send(sample, (index % 2 === 0 ? learner : admin).cookie);
        const isFine = (status < 500 || status === 503 || (next.fails && status === 500)) && !INSIDE.test(text);
        expect(
          isFine,
          `seed ${SEED}: ${status} to ${JSON.stringify(sample).slice(0, 800)}: ${text.slice(0, 400)}`,
        ).toBe(true);
      }),
    );
  }
}

const NEXT_FAILS = { fails: true };

const sampled = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, { numRuns: COUNT, seed: SEED });

/** Escapes that are invalid, half a character, NUL, or path traversal. */
const escapes = fc
  .array(
    fc.constantFrom(
      ...[
        "%00",
        "%",
        "%zz",
        "%ff",
        "%c0%af",
        "%ed%a0%80",
        "%F0%9F",
        "%2e%2e%2f",
        "%0d%0aX:%20y",
        "%5c",
        "a",
        "1",
        "[",
        "]",
      ],
      ...["__proto__", "constructor", "<script>", "'", '"', "%25", "%252e", "+", ";", "%e2%80%ae"].map(encodeURI),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(""));

const PAGES = ["/", "/login", "/register", "/dashboard", "/payment", "/account", "/simulazioni", "/reset-password"];
const DESK = ["/admin", "/admin/audit", "/admin/writings", "/admin/questions", "/admin/questions/1", "/admin/figures"];
const CALLS = ["/api/user", "/api/admin/users", "/api/admin/stats", "/api/simulations", "/api/exam/1/lettura"];
const READS = [...PAGES, ...DESK, ...CALLS, "/api/admin/users.csv", "/api/cron/retention", "/api/auth/csrf"];
const NAMES = ["q", "student", "page", "token", "email", "sort", "callbackUrl", "cursor", "kind", "section", "days"];
const ABOVE = [
  "/exam/",
  "/review/",
  "/admin/",
  "/admin/questions/1/",
  "/api/",
  "/api/audio/1/",
  "/_next/",
  "/account/",
  "/",
];

describe("our code never fails on", () => {
  it(
    "queries with broken escapes and NUL",
    () => {
      const name = fc.oneof(fc.constantFrom(...NAMES), escapes);
      const one = fc.tuple(fc.constantFrom(...READS), name, escapes);
      return sweep(sampled(one).map(([path, key, value]) => ({ method: "GET", path: `${path}?${key}=${value}` })));
    },
    LONG_MS,
  );

  it(
    "paths with broken escapes and NUL",
    () => {
      const one = fc.tuple(fc.constantFrom(...ABOVE), escapes, fc.constantFrom("", "/lettura", "/x?y=%00"));
      const paths = sampled(one).map(([above, part, tail]) => `${above}${part}${tail}`);
      return sweep(
        paths.map((path) => ({ method: "GET", path })),
        NEXT_FAILS,
      );
    },
    LONG_MS,
  );

  it(
    "methods of other protocols",
    () => {
      const method = fc.constantFrom(
        "TRACE",
        "PROPFIND",
        "SEARCH",
        "LINK",
        "PURGE",
        "OPTIONS",
        "HEAD",
        "MKCOL",
        "QUERY",
      );
      const one = fc.tuple(method, fc.constantFrom(...READS));
      return sweep(
        sampled(one).map(([verb, path]) => ({ method: verb, path })),
        NEXT_FAILS,
      );
    },
    LONG_MS,
  );

  it(
    "invalid return paths in the query, in the cookie and in the body",
    () => {
      const target = fc.oneof(
        escapes,
        fc.constantFrom(
          "//evil.example",
          "javascript:alert(1)",
          "http://",
          "https://[",
          "\\\\x",
          "/\\x",
          "a".repeat(4000),
        ),
      );
      const place = fc.constantFrom(
        "GET csrf",
        "GET session",
        "GET providers",
        "POST signout",
        "POST callback/credentials",
      );
      const form = { "Content-Type": "application/x-www-form-urlencoded" };
      return sweep(
        sampled(fc.tuple(place, target)).flatMap(([call, url]) => {
          const [method = "GET", tail = ""] = call.split(" ");
          const path = `/api/auth/${tail}`;
          const body = method === "POST" ? { body: `json=true&csrfToken=x&callbackUrl=${url}`, headers: form } : {};
          const cookie = { Cookie: `next-auth.callback-url=${encodeURI(url)}; next-auth.csrf-token=${encodeURI(url)}` };
          return [
            { method, path: `${path}?callbackUrl=${encodeURI(url)}`, ...body },
            { method, path, ...body, headers: { ...body.headers, ...cookie } },
          ];
        }),
      );
    },
    LONG_MS,
  );

  it(
    "bodies that are no server action's",
    () => {
      const id = fc.constantFrom(actionIdOf("chooseLocale"), "0".repeat(42), "x", "", "__proto__");
      const type = fc.constantFrom(
        ...["text/plain;charset=UTF-8", "multipart/form-data", "multipart/form-data; boundary=x", "application/json"],
        ...["application/x-www-form-urlencoded", "", "a/b; =", "multipart/form-data; boundary="],
      );
      const body = fc.oneof(
        fc.string({ maxLength: 200 }),
        fc.constantFrom(
          ...['["$F1"]', '["$K1"]', '["$@1"]', '["$Q1"]', '[{"$":1}]', "[", "[]", "null", '["$undefined"]', '["$n9"]'],
          ...["--x--\r\n", '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$F1"]\r\n--x--\r\n'],
          ...['--x\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n', "[".repeat(5000)],
        ),
      );
      const path = fc.constantFrom("/login", "/dashboard", "/admin", "/account");
      return sweep(
        sampled(fc.tuple(id, type, body, path)).map(([action, kind, content, page]) => ({
          method: "POST",
          path: page,
          headers: {
            ...(action === "" ? {} : { "Next-Action": action }),
            ...(kind === "" ? {} : { "Content-Type": kind }),
          },
          body: content,
        })),
        NEXT_FAILS,
      );
    },
    LONG_MS,
  );

  it("a writing handed in while its account is being deleted", async () => {
    for (let time = 0; time < COUNT / 3; time += 1) {
      const leaving = await callerWith({ access: "active" });
      const attempt = await startSimulation(leaving);
      const writing = { text: "Cara Lara, ti scrivo una lettera.", option: "A" };
      const calls = ["scrittura", "lettura"].map((section) =>
        leaving.request("POST", `/api/correggi/${attempt}/${section}`, section === "scrittura" ? writing : {}),
      );
      const [, ...answers] = await Promise.all([db().user.delete({ where: { id: leaving.userId ?? "" } }), ...calls]);
      for (const { status } of answers) expect(status).toSatisfy((one: number) => one < 500 || one === 503);
    }
    expect(attemptId).not.toBe("");
  });
});
