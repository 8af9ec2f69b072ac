import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, callerWith, startSimulation, visitor } from "@/tests/support/http";

/*
 * A saved answer and a start are answered by the front door itself, past Next. With a query in its address a call goes through
 * Next: whatever is asked, both say the same.
 */

const BODY = { prova: "ascolto1", answers: { ascolto1_1: "A" } };
const HEADERS = [
  "content-type",
  "cache-control",
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "strict-transport-security",
];

let learner: Caller;
let other: Caller;
let unpaid: Caller;
let path: string;

beforeAll(async () => {
  [learner, other, unpaid] = await Promise.all([
    callerWith({ access: "active" }),
    callerWith({ access: "active" }),
    callerWith({}),
  ]);
  path = `/api/session/${await startSimulation(learner)}/save-answers`;
  // A route offers itself once Next has loaded it.
  for (const loaded of [path, "/api/simulations/1/start-session"])
    await learner.request("POST", `${loaded}?loads`, BODY);
});

type Call = { caller: () => Caller; method?: string; to?: string; body?: unknown; headers?: Record<string, string> };

const CALLS: Record<string, Call> = {
  "a save": { caller: () => learner, body: BODY },
  "a save that comes too late": { caller: () => learner, body: { ...BODY, answers: {}, revision: 1 } },
  "a visitor's": { caller: () => visitor(), body: BODY },
  "a broken cookie's": { caller: () => visitor("next-auth.session-token=eyJhbGciOiJub25lIn0.e30."), body: BODY },
  "one without access": { caller: () => unpaid, body: BODY },
  "somebody else's": { caller: () => other, body: BODY },
  "one to nobody's attempt": { caller: () => learner, to: "/api/session/2222222222/save-answers", body: BODY },
  "one to what is no attempt": { caller: () => learner, to: "/api/session/x/save-answers", body: BODY },
  "one from another site": { caller: () => learner, body: BODY, headers: { Origin: "https://example.com" } },
  "one that is no JSON": { caller: () => learner, body: "{", headers: { "Content-Type": "application/json" } },
  "one without a type": { caller: () => learner, body: "{}", headers: { "Content-Type": "text/plain" } },
  "one of a wrong question": { caller: () => learner, body: { prova: "ascolto1", answers: { cloze_1: "A" } } },
  "one that is too large": { caller: () => learner, body: { ...BODY, more: "x".repeat(70_000) } },
  "a start": { caller: () => other, to: "/api/simulations/2/start-session" },
  "a start as at the exam": { caller: () => other, to: "/api/simulations/3/start-session", body: { mode: "exam" } },
  "a start of what there is not": { caller: () => other, to: "/api/simulations/9999/start-session" },
  "a start in no such manner": { caller: () => other, to: "/api/simulations/2/start-session", body: { mode: "x" } },
  "a start without access": { caller: () => unpaid, to: "/api/simulations/2/start-session" },
  "another method": { caller: () => learner, method: "PUT", body: BODY },
};

/** The same but for what is another one each time. */
const withoutTimes = (text: string) => text.replace(/"savedAt":"[^"]+"/, "").replace(/"revision":\d+/, "");

describe.each(Object.keys(CALLS))("%s", (name) => {
  it.each(["it", "pl"])("is answered by the door as by Next, in %s", async (language) => {
    const { caller, method = "POST", to = path, body, headers } = CALLS[name] ?? { caller: visitor };
    const ask = async (address: string) => {
      const answer = await caller().request(method, address, body, { "Accept-Language": language, ...headers });
      const kept = Object.fromEntries(HEADERS.map((header) => [header, answer.headers.get(header)]));
      return { answer, told: [answer.status, withoutTimes(await answer.text()), kept] };
    };
    const direct = await ask(to);
    const throughNext = await ask(`${to}?through=next`);
    expect(direct.told).toEqual(throughNext.told);
    expect(direct.answer.headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
    if (method === "POST") expect(direct.answer.headers.get("content-length")).not.toBeNull();
  });
});

it("a body that was refused unread does not stand before the next call of its connection", async () => {
  const large = { ...BODY, more: "x".repeat(2_000_000) };
  for (let time = 0; time < 3; time += 1) {
    expect((await learner.request("POST", path, large)).status).toBe(413);
    expect((await learner.request("POST", path, BODY)).status).toBe(200);
  }
});
