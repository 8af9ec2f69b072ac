import { describe, expect, it } from "vitest";
import { requireAccountOf, toAdmin } from "@/lib/accounts/gate";
import { confirmSecondFactor, proposeSecondFactor } from "@/lib/accounts/mutations/change-second-factor";
import { appCode } from "@/tests/support/authenticator";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { callerWith, type HttpClient, visitor } from "@/tests/support/http";
import { callAction } from "@/tests/support/server-action";

/** An admin in the server's database with a factor set up five minutes ago. */
async function makeProtectedAdmin() {
  const user = await makeUser({ isAdmin: true });
  const admin = toAdmin(await requireAccountOf({ userId: user.id, version: user.sessionVersion }));
  const secret = await proposeSecondFactor(admin, PASSWORD);
  const earlier = new Date(Date.now() - 5 * 60_000);
  await confirmSecondFactor(admin, appCode(secret, earlier), earlier);
  return { email: user.email, secret };
}

const login = (body: Record<string, string>) => visitor().request("POST", "/api/login", body);

/** Whether next-auth's own sign-in, which no page of ours uses, opened a session. */
async function canSignInByNextAuth(fields: Record<string, string>): Promise<boolean> {
  const first = await visitor().request("GET", "/api/auth/csrf");
  const { csrfToken } = await first.json();
  const cookie = first.headers.getSetCookie().map((line) => line.split(";")[0]);
  const answer = await visitor(cookie.join("; ")).request(
    "POST",
    "/api/auth/callback/credentials",
    new URLSearchParams({ csrfToken, json: "true", ...fields }).toString(),
    { "Content-Type": "application/x-www-form-urlencoded" },
  );
  await answer.body?.cancel();
  return answer.headers.getSetCookie().some((line) => line.startsWith("next-auth.session-token=e"));
}

describe("an admin with a second factor", () => {
  it("is asked for the code, and can use it once", async () => {
    const { email, secret } = await makeProtectedAdmin();
    const asked = await login({ email, password: PASSWORD });
    expect(asked.status).toBe(401);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(await asked.json()).toMatchObject({ error: "unauthenticated", reason: "second_factor_required" });
    const code = appCode(secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await login({ email, password: PASSWORD, code: spaced })).status).toBe(200);
    const again = await login({ email, password: PASSWORD, code });
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ reason: "wrong_second_factor" });
  });

  it("is indistinguishable from other users if the password is wrong", async () => {
    const { email } = await makeProtectedAdmin();
    const wrong = await (await login({ email, password: "wrong" })).json();
    const nobody = await (await login({ email: "nobody@example.it", password: "wrong" })).json();
    expect(wrong).toEqual(nobody);
  });

  it("cannot sign in through next-auth's own endpoint without the code", async () => {
    const { email, secret } = await makeProtectedAdmin();
    const plain = await makeUser({ isAdmin: true });
    expect(await canSignInByNextAuth({ email: plain.email, password: PASSWORD })).toBe(true);
    expect(await canSignInByNextAuth({ email, password: PASSWORD })).toBe(false);
    expect(await canSignInByNextAuth({ email, password: PASSWORD, code: appCode(secret) })).toBe(true);
  });
});

describe("the rate limit of second-factor codes", () => {
  const page = "/account/second-factor";
  const enter = async (email: string, secret: string): Promise<HttpClient> => {
    const answer = await login({ email, password: PASSWORD, code: appCode(secret) });
    return visitor(
      answer.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; "),
    );
  };

  // Calls and actions are bundled separately: whichever counts first creates the limiter that both use.
  it("is reported as a limit by a call and by an action, whichever was used first", async () => {
    const { email, secret } = await makeProtectedAdmin();
    const caller = await enter(email, secret);
    const guess = () => login({ email, password: PASSWORD, code: "000000" });
    for (let tried = 0; tried < 5; tried += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^[1-9]\d+$/)]);
    const code = { code: "000000" };
    expect(await callAction(caller, page, "finishSecondFactorSetup", code)).toContain('"error":"rate_limited"');
  });

  it("is not reset by alternately removing and setting up", async () => {
    const { email, secret } = await makeProtectedAdmin();
    const caller = await enter(email, secret);
    const remove = { currentPassword: PASSWORD, code: "000000" };
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await callAction(caller, page, "turnOffSecondFactor", remove)).toContain("wrong_second_factor");
      expect(await callAction(caller, page, "beginSecondFactor", { currentPassword: PASSWORD })).toContain(
        '"ok":false',
      );
    }
    expect(await callAction(caller, page, "turnOffSecondFactor", remove)).toContain('"error":"rate_limited"');
    expect((await login({ email, password: PASSWORD, code: appCode(secret) })).status).toBe(429);
  });
});

describe("the page of the second factor", () => {
  it("is for admins only", async () => {
    const statusFor = async (options: Parameters<typeof callerWith>[0]) =>
      (await (await callerWith(options)).request("GET", "/account/second-factor")).status;
    expect(await statusFor({ isAdmin: true })).toBe(200);
    expect(await statusFor({ access: "active" })).toBe(404);
    expect(await statusFor({})).toBe(404);
    expect(await statusFor({ isAdmin: true, isSuspended: true })).toBe(404);
    expect((await visitor().request("GET", "/account/second-factor")).status).toBe(404);
  });
});
