import { beforeAll, describe, expect, it } from "vitest";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { callerWith, visitor } from "@/tests/support/http";

const SIGN_IN = "/api/auth/callback/credentials";
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

let email = "";

beforeAll(async () => {
  email = (await makeUser({})).email;
});

async function readCsrf(): Promise<{ cookie: string; csrfToken: string }> {
  const response = await visitor().request("GET", "/api/auth/csrf");
  const cookie = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { cookie: cookie.join("; "), csrfToken: (await response.json()).csrfToken };
}

const formOf = (csrfToken: string, password = PASSWORD) =>
  new URLSearchParams({ csrfToken, email, password, json: "true" }).toString();
const sessionIn = (response: Response) =>
  response.headers.getSetCookie().filter((line) => /session-token=[^;]/.test(line));

describe("next-auth's own routes", () => {
  it("sign in with the CSRF token issued to this browser", async () => {
    const { cookie, csrfToken } = await readCsrf();
    const response = await visitor(cookie).request("POST", SIGN_IN, formOf(csrfToken), FORM);
    expect(response.status).toBe(200);
    expect(sessionIn(response)).toHaveLength(1);
    expect(sessionIn(response)[0]).toMatch(/HttpOnly/i);
  });

  it.each([
    ["no token", ""],
    ["a token somebody made up", "a".repeat(64)],
  ])("do not sign in with %s", async (_name, csrfToken) => {
    const { cookie } = await readCsrf();
    const response = await visitor(cookie).request("POST", SIGN_IN, formOf(csrfToken), FORM);
    expect(sessionIn(response)).toEqual([]);
  });

  it("do not sign in with the token of another browser", async () => {
    const [mine, theirs] = [await readCsrf(), await readCsrf()];
    const response = await visitor(mine.cookie).request("POST", SIGN_IN, formOf(theirs.csrfToken), FORM);
    expect(sessionIn(response)).toEqual([]);
  });

  it("do not sign in with a wrong password", async () => {
    const { cookie, csrfToken } = await readCsrf();
    const wrong = await visitor(cookie).request("POST", SIGN_IN, formOf(csrfToken, "sbagliata"), FORM);
    expect([wrong.status, sessionIn(wrong)]).toEqual([401, []]);
  });

  it("do not sign out without the token", async () => {
    const learner = await callerWith({ access: "active" });
    await learner.request("POST", "/api/auth/signout", "json=true", FORM);
    expect((await learner.request("GET", "/api/user")).status).toBe(200);
  });

  it.each(["https://evil.example", "null", ""])("reject a change from the origin '%s'", async (origin) => {
    const { cookie, csrfToken } = await readCsrf();
    for (const path of [SIGN_IN, "/api/auth/signout"]) {
      const response = await visitor(cookie).request("POST", path, formOf(csrfToken), { ...FORM, Origin: origin });
      expect([path, response.status, sessionIn(response)]).toEqual([path, 403, []]);
    }
  });

  it("respond with 404 to everything that this site does not use", async () => {
    for (const name of ["signin", "signout", "error", "verify-request", "callback/credentials", "_log", "callback/x"]) {
      const response = await visitor().request("GET", `/api/auth/${name}`);
      expect([name, response.status, await response.json()]).toMatchObject([name, 404, { error: "not_found" }]);
    }
    for (const name of ["_log", "signin/credentials", "signin/email", "session", "callback/email"]) {
      const response = await visitor().request("POST", `/api/auth/${name}`, {});
      expect([name, response.status]).toEqual([name, 404]);
    }
  });

  it("do not reveal who is signed in", async () => {
    const learner = await callerWith({});
    const session = await (await learner.request("GET", "/api/auth/session")).json();
    expect(Object.keys(session)).toEqual(["expires"]);
  });
});
