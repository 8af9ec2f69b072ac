import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, callerWith, visitor } from "@/tests/support/http";

type Action = { filename: string; exportedName: string; workers: Record<string, unknown> };

/** Every server action of the build, by its id on the wire. */
const built: { node: Record<string, Action> } = JSON.parse(
  readFileSync(".next/server/server-reference-manifest.json", "utf8"),
);
const ACTIONS = Object.entries(built.node);

function post(caller: Caller, [id, { workers }]: [string, Action], args: unknown[], headers = {}): Promise<Response> {
  // An action answers on the pages that use it; the id in a path may be any.
  const [page = "app/page"] = Object.keys(workers);
  const path =
    page
      .replace(/^app/, "")
      .replace(/\/page$/, "")
      .replace(/\[\w+\]/g, "x") || "/";
  return caller.request("POST", path === "/_not-found" ? "/" : path, JSON.stringify(args), {
    "Next-Action": id,
    "Content-Type": "text/plain;charset=UTF-8",
    Accept: "text/x-component",
    ...headers,
  });
}

const chooseLocale = ACTIONS.find(([, { exportedName }]) => exportedName === "chooseLocale");
let learner: Caller;

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

  it.each(names)("%s is refused to a foreign and a missing origin", async (_name, action) => {
    for (const origin of ["https://evil.example", "null", ""]) {
      const response = await post(learner, action, ["en"], { Origin: origin });
      expect([origin, response.headers.getSetCookie()]).toEqual([origin, []]);
      expect(await response.text()).not.toContain('"ok":true');
    }
  });

  it.each(names.filter(([, [, { exportedName }]]) => exportedName !== "chooseLocale"))(
    "%s does nothing for a visitor, whatever is sent",
    async (_name, action) => {
      for (const args of [[], [null], [{}], ["x"], [{ writingId: "x" }, 1, 2]]) {
        const response = await post(visitor(), action, args);
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toContain('"ok":true');
      }
    },
  );
});
