import { beforeAll, expect, it } from "vitest";
import { callerWith, type HttpClient, startSimulation, visitor } from "@/tests/support/http";

let caller: HttpClient;

beforeAll(async () => {
  caller = await callerWith({ access: "active" });
});

/** The redirect of the login page for a signed-in user. */
async function leadsTo(next: string): Promise<string | null> {
  const answer = await caller.request("GET", `/login?next=${next}`);
  const location = answer.headers.get("Location");
  return location && new URL(location, "http://this.example").href.replace("http://this.example", "");
}

it("the login page returns to the exam, a review and the account", async () => {
  for (const path of ["/exam/abcdefgh23?section=cloze", "/review/abcdefgh23/lettura", "/account/email"])
    expect(await leadsTo(encodeURIComponent(path))).toBe(path);
});

it.each(["%2F%2Fevil.example", "%2Fexam%2F1&next=%2F%2Fevil.example"])(
  "the login page redirects to the dashboard for next=%s",
  async (next) => {
    expect(await leadsTo(next)).toBe("/dashboard");
  },
);

it("a signed-out exam link leads to the sign-in, and from there back to that link only", async () => {
  const attemptId = await startSimulation(caller);
  const wayIn = async (path: string) => {
    const { status, headers } = await visitor().request("GET", path);
    expect(status).toBe(307);
    return headers.get("Location");
  };
  const path = `/exam/${attemptId}?section=cloze`;
  expect(await wayIn(path)).toBe(`/login?next=${encodeURIComponent(path)}`);
  const [, next = ""] = (await wayIn("/exam/%2F%2Fevil.example?section=cloze"))?.split("/login?next=") ?? [];
  expect(await leadsTo(next)).toBe("/dashboard");
});
