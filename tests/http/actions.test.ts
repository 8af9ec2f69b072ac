import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerWith, type HttpClient, visitor } from "@/tests/support/http";
import { serverEnv } from "@/tests/support/server-env";
import { startSiteWithoutMiddleware } from "@/tests/support/site-without-middleware";

type Action = { filename: string; exportedName: string; workers: Record<string, unknown> };

/** Every server action of the build, by its id on the wire. */
const built: { node: Record<string, Action> } = JSON.parse(
  readFileSync(".next/server/server-reference-manifest.json", "utf8"),
);
const ACTIONS = Object.entries(built.node);

/** Calls an action on a page that uses it, from this site or another. */
function post(
  caller: HttpClient,
  [id, { workers }]: [string, Action],
  args: unknown[],
  headers = {},
  site = "",
): Promise<Response> {
  // An action responds on the pages that use it; the id in a path may be any.
  const [page = "app/page"] = Object.keys(workers);
  const path =
    page
      .replace(/^app/, "")
      .replace(/\/page$/, "")
      .replace(/\/\(\w+\)/, "")
      .replace(/\[\w+\]/g, "x") || "/";
  return caller.request("POST", `${site}${path === "/_not-found" ? "/" : path}`, JSON.stringify(args), {
    "Next-Action": id,
    "Content-Type": "text/plain;charset=UTF-8",
    Accept: "text/x-component",
    ...headers,
  });
}

const chooseLocale = ACTIONS.find(([, { exportedName }]) => exportedName === "chooseLocale");
let learner: HttpClient;

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
});

describe("a server action", () => {
  it("works from this site", async () => {
    if (!chooseLocale) throw new Error("the build has no action that chooses the language");
    const response = await post(learner, chooseLocale, ["en"]);
    expect(await response.text()).toContain('"ok":true');
    expect(response.headers.getSetCookie().join()).toContain("cils-language=en");
  });

  const names = ACTIONS.map((action) => [`${action[1].filename} ${action[1].exportedName}`, action] as const);

  it.each(names)("%s rejects a foreign and a missing origin", async (_name, action) => {
    for (const origin of ["https://evil.example", "null", ""]) {
      const response = await post(learner, action, ["en"], { Origin: origin });
      expect([origin, response.headers.getSetCookie()]).toEqual([origin, []]);
      expect(await response.text()).not.toContain('"ok":true');
    }
  });

  it("is rejected if no origin is sent at all, which Next would allow", async () => {
    if (!chooseLocale) throw new Error("the build has no action that chooses the language");
    const site = process.env["NEXTAUTH_URL"] ?? "";
    const send = async (headers: Record<string, string>) => {
      const action = { "Next-Action": chooseLocale[0], "Content-Type": "text/plain;charset=UTF-8" };
      const answer = await fetch(`${site}/login`, {
        method: "POST",
        headers: { ...action, ...headers },
        body: '["en"]',
      });
      return (await answer.text()).includes('"ok":true');
    };
    expect([await send({ Origin: site }), await send({})]).toEqual([true, false]);
  });

  it.each(names.filter(([, [, { exportedName }]]) => exportedName !== "chooseLocale"))(
    "%s has no effect for a visitor, whatever is sent",
    async (_name, action) => {
      for (const args of [[], [null], [{}], ["x"], [{ writingId: "x" }, 1, 2]]) {
        const response = await post(visitor(), action, args);
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toContain('"ok":true');
      }
    },
  );
});

/** For each admin action, an input that is invalid only because the caller lacks the right. */
const ID = "00000000-0000-7000-8000-000000000000";
const question = { simulationId: 1, section: "lettura", questionId: 1 };
const criteria = { efficacia: 1, stile: 1, morfosintassi: 1, lessico: 1, ortografia: 1 };
const batch = { requestKey: "0".repeat(32), count: 1, prefix: "CILS", expiresOn: "", owner: "", note: "" };
const ADMIN_INPUT: Record<string, unknown> = {
  markBlind: { writingId: ID, criteria },
  markWriting: { writingId: ID, criteria, feedback: "Bene.", correctedText: "Ciao." },
  answerShort: { writingId: ID, feedback: "Troppo corto." },
  createGiftCodes: batch,
  revokeCodes: { batchId: ID, number: null, reason: "prova" },
  findCode: { code: "CILS-DEMO-0001" },
  setExternalCodeByEmail: { email: "studente@example.it", externalCode: "X-1" },
  grantStudentAccess: { userId: ID, until: "2099-01-01", reason: "prova" },
  endStudentAccess: { userId: ID, reason: "prova" },
  suspendAccount: { userId: ID, reason: "prova" },
  reactivateAccount: { userId: ID },
  resendMail: { mailId: ID },
  markRefundedElsewhere: { paymentId: ID },
  setAsideAttempt: { attemptId: "k7m2q9xayz", reason: "prova" },
  flagItem: { ...question, note: "prova" },
  clearItemFlag: question,
  changeProposalState: { proposalId: ID, isDone: true },
  clearDoneProposals: {},
};

/** Sent to the site without its middleware, which would redirect these callers before the action. */
describe("an admin action", () => {
  let bare: Awaited<ReturnType<typeof startSiteWithoutMiddleware>>;
  beforeAll(async () => {
    bare = await startSiteWithoutMiddleware(serverEnv());
  });
  afterAll(() => bare.stop());

  const own = ACTIONS.filter(([, { filename }]) => filename.includes("lib/admin/"));

  it("has an input here", () => {
    expect(own.map(([, { exportedName }]) => exportedName).sort()).toEqual(Object.keys(ADMIN_INPUT).sort());
  });

  it.each(own.map((action) => [action[1].exportedName, action] as const))(
    "%s is refused to non-admins and suspended admins",
    async (name, action) => {
      const callers = {
        unauthenticated: visitor(),
        forbidden: learner,
        suspended: await callerWith({ isAdmin: true, isSuspended: true, access: "active" }),
      };
      for (const [code, caller] of Object.entries(callers)) {
        const answer = await post(caller, action, [ADMIN_INPUT[name]], { Origin: bare.url }, bare.url);
        expect(await answer.text()).toContain(`"error":"${code}"`);
      }
    },
  );
});
