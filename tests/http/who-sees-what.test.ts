import { describe, expect, it } from "vitest";
import { type Caller, callerWith, visitor } from "@/tests/support/http";

const LANDING = "Preparati all'esame CILS B1 Cittadinanza";
const PAYMENT = "Accesso Premium Richiesto";
const DASHBOARD = "Le tue simulazioni";
const ADMIN = "Pannello di amministrazione";

/** The page's first heading, or where it leads instead. */
async function viewAt(caller: Caller, path: string): Promise<string> {
  const answer = await caller.request("GET", path);
  const html = await answer.text();
  if (answer.status !== 200) return answer.headers.get("Location") ?? String(answer.status);
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "";
}

describe("who opens a page", () => {
  it.each([
    ["a visitor", async () => visitor(), [LANDING, LANDING, LANDING, LANDING, LANDING]],
    ["a learner without access", () => callerWith({}), [PAYMENT, PAYMENT, PAYMENT, PAYMENT, "404"]],
    ["a learner", () => callerWith({ access: "active" }), [DASHBOARD, DASHBOARD, "/dashboard", "/dashboard", "404"]],
    ["an admin", () => callerWith({ isAdmin: true }), [ADMIN, ADMIN, PAYMENT, PAYMENT, ADMIN]],
  ] as const)("as %s sees the view that is theirs", async (_who, signIn, views) => {
    const caller = await signIn();
    const seen: string[] = [];
    for (const path of ["/", "/dashboard", "/payment", "/simulazioni", "/admin"]) seen.push(await viewAt(caller, path));
    expect(seen).toEqual(views);
  });

  it("finds the page that says so where there is none", async () => {
    const answer = await visitor().request("GET", "/qualcosa/che/non/esiste");
    expect(answer.status).toBe(404);
    const html = await answer.text();
    for (const words of ["404 Page Not Found", "Did you forget to add the page to the router?"])
      expect(html).toContain(words);
  });
});
