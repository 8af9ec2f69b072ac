import { createHash, randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import type { Limit } from "@/lib/security/rate-limit";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { callerWith, visitor } from "@/tests/support/http";

/*
 * Limits on the built server. The tests' calls come from this machine, like those of a proxy, so the rightmost value of
 * X-Forwarded-For that they send is the caller's address.
 */

/** An unused address (from RFC 2544's benchmarking network). */
const freshAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;
const from = (address: string) => ({ "X-Forwarded-For": address });

const login = (email: string, password: string, address = freshAddress()) =>
  visitor().request("POST", "/api/login", { email, password }, from(address));

/** Sets a counter to this number of earlier attempts. */
async function setTries(limit: Limit, of: string, points: number): Promise<void> {
  const key = `${limit}:${createHash("sha256").update(of).digest("base64url")}`;
  await db().rateLimit.update({ where: { key }, data: { points } });
}

/** Signs in through next-auth's own endpoint, as its page would. */
async function loginByNextAuth(email: string, password: string): Promise<Response> {
  const token = await visitor().request("GET", "/api/auth/csrf");
  const cookie = token.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { csrfToken } = await token.json();
  const form = new URLSearchParams({ email, password, csrfToken, json: "true" });
  return visitor(cookie).request("POST", "/api/auth/callback/credentials", form.toString(), {
    "Content-Type": "application/x-www-form-urlencoded",
    ...from(freshAddress()),
  });
}

/** The mark of a known browser. */
const knownBrowserCookie = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith("cils-known="))
    ?.split(";")[0];

describe("starting a purchase", () => {
  it("is refused after 120 times in an hour", async () => {
    const caller = await callerWith({});
    const open = async () =>
      (await caller.request("POST", "/api/create-payment-intent", {}, from(freshAddress()))).status;
    expect(await open()).toBe(503);
    await setTries("open_payment_by_account", caller.userId ?? "", 119);
    expect([await open(), await open()]).toEqual([503, 429]);
  });
});

describe("signing in", () => {
  it("is refused after ten wrong passwords from any addresses, with the waiting time", async () => {
    const { email } = await makeUser();
    for (let tried = 0; tried < 10; tried += 1) expect((await login(email, "wrong")).status).toBe(401);
    const refused = await login(email, PASSWORD);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(await refused.json()).toEqual({
      error: "rate_limited",
      message: "Hai fatto troppi tentativi. Aspetta 15 minuti e poi riprova.",
    });
  });

  it("still works in a known browser while strangers are refused; the owner is notified once", async () => {
    const { email, id } = await makeUser();
    const doors = [login, loginByNextAuth];
    const marks = await Promise.all(doors.map(async (enter) => knownBrowserCookie(await enter(email, PASSWORD))));
    for (let tried = 0; tried < 10; tried += 1) expect((await login(email, "wrong")).status).toBe(401);
    for (let tried = 0; tried < 3; tried += 1) expect((await login(email, PASSWORD)).status).toBe(429);
    for (const mark of marks) {
      const enter = (password: string) =>
        visitor(mark).request("POST", "/api/login", { email, password }, from(freshAddress()));
      expect((await enter(PASSWORD)).status).toBe(200);
      for (let tried = 0; tried < 10; tried += 1) expect((await enter("wrong")).status).toBe(401);
      expect((await enter(PASSWORD)).status).toBe(429);
    }
    expect((await login(email, PASSWORD)).status).toBe(429);
    expect(await db().job.count({ where: { userId: id, kind: "login_tries_out" } })).toBe(1);
  });

  it("does not accept a known browser for another account", async () => {
    const [owner, stranger] = [await makeUser(), await makeUser()];
    const mark = knownBrowserCookie(await login(stranger.email, PASSWORD));
    const guess = () =>
      visitor(mark).request("POST", "/api/login", { email: owner.email, password: "wrong" }, from(freshAddress()));
    for (let tried = 0; tried < 10; tried += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    expect((await login(owner.email, PASSWORD)).status).toBe(429);
  });

  it("counts attempts the same through either endpoint", async () => {
    const { email } = await makeUser();
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await loginByNextAuth(email, "wrong")).status).toBe(401);
      expect((await login(email, "wrong")).status).toBe(401);
    }
    expect((await login(email, PASSWORD)).status).toBe(429);
    const refused = await loginByNextAuth(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(refused.headers.getSetCookie().join()).not.toContain("session-token");
  });

  it("through next-auth's own endpoint opens the same session", async () => {
    const { email, id } = await makeUser();
    const answer = await loginByNextAuth(email, PASSWORD);
    expect(answer.status).toBe(200);
    const session = answer.headers.getSetCookie().find((line) => line.includes("session-token")) ?? "";
    const me = await visitor(session.split(";")[0]).request("GET", "/api/user");
    expect(await me.json()).toMatchObject({ id });
  });

  it("with the right password resets the count of wrong ones", async () => {
    const { email } = await makeUser();
    for (let round = 0; round < 2; round += 1) {
      for (let tried = 0; tried < 9; tried += 1) expect((await login(email, "wrong")).status).toBe(401);
      expect((await login(email, PASSWORD)).status).toBe(200);
    }
  });

  it("is refused to an address after a hundred wrong passwords, whatever it adds to X-Forwarded-For", async () => {
    const address = freshAddress();
    const made = () => `${randomInt(256)}.6.6.6, ${address}`;
    const guess = async () => (await login(`${randomUUID()}@example.it`, "wrong", made())).status;
    expect(await guess()).toBe(401);
    await setTries("login_by_address", address, 99);
    expect([await guess(), await guess()]).toEqual([401, 429]);
    const { email } = await makeUser();
    expect((await login(email, PASSWORD, made())).status).toBe(429);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it("issues a new cookie each time, and is audited", async () => {
    const { email, id } = await makeUser();
    const cookies = await Promise.all([login(email, PASSWORD), login(email, PASSWORD)]);
    const [first, second] = cookies.map(({ headers }) =>
      headers.getSetCookie().find((line) => line.includes("session")),
    );
    expect(first).toMatch(/^next-auth\.session-token=\S+;/);
    expect(first).toMatch(/HttpOnly/i);
    expect(first).toMatch(/SameSite=lax/i);
    expect(first?.split(";")[0]).not.toBe(second?.split(";")[0]);
    const events = await db().auditEvent.findMany({ where: { subjectId: id } });
    expect(events.map(({ kind }) => kind)).toEqual(["signed_in", "signed_in"]);
  });
});

describe("a sign-in", () => {
  it("sets the cookies that the privacy page lists, for the time that it states", async () => {
    const { email } = await makeUser();
    const DAY_SECONDS = 24 * 60 * 60;
    const answers = [
      await login(email, PASSWORD),
      await visitor().request("POST", "/api/forgot-password", { email }, from(freshAddress())),
      await visitor().request("GET", "/login?lang=ro"),
    ];
    const set = answers.flatMap(({ headers }) => headers.getSetCookie());
    const ages = set.map((line) => [line.split("=")[0], Number(/Max-Age=(\d+)/i.exec(line)?.[1])] as const);
    expect(Object.fromEntries(ages)).toEqual({
      "next-auth.session-token": 30 * DAY_SECONDS,
      "cils-known": 365 * DAY_SECONDS,
      "cils-asked": 10 * 60,
      "cils-language": 365 * DAY_SECONDS,
    });
  });

  it("issues a review token that is valid for two hours", async () => {
    const { email } = await makeUser();
    const { token } = await (await login(email, PASSWORD)).json();
    const { iat, exp } = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
    expect(exp - iat).toBe(2 * 60 * 60);
  });
});

describe("a session", () => {
  it("ends on the server at sign-out, with its review token, and the account's other sessions continue", async () => {
    const { email } = await makeUser();
    const enter = async () => {
      const answer = await login(email, PASSWORD);
      const cookie = answer.headers
        .getSetCookie()
        .find((line) => line.includes("session-token"))
        ?.split(";")[0];
      return { ...visitor(cookie), token: (await answer.json()).token };
    };
    const [mine, other] = [await enter(), await enter()];
    const opens = async ({ request, token }: typeof mine) => {
      const review = await visitor().request("GET", "/api/review/k7m2q9xayz/lettura", undefined, {
        Authorization: `Bearer ${token}`,
      });
      return [(await request("GET", "/api/user")).status === 200, review.status !== 401];
    };
    expect(await opens(mine)).toEqual([true, true]);
    expect((await mine.request("POST", "/api/logout", {})).status).toBe(200);
    expect(await opens(mine)).toEqual([false, false]);
    expect(await opens(other)).toEqual([true, true]);
  });

  it("of a suspended account opens no simulations from the next request on", async () => {
    const learner = await callerWith({ access: "active" });
    expect((await learner.request("GET", "/api/simulations")).status).toBe(200);
    await db().user.update({ where: { id: learner.userId ?? "" }, data: { suspendedAt: new Date() } });
    expect((await learner.request("GET", "/api/simulations")).status).toBe(403);
  });

  it("of a former admin opens no admin page from the next request on", async () => {
    const admin = await callerWith({ isAdmin: true });
    expect((await admin.request("GET", "/api/admin/stats")).status).toBe(200);
    await db().user.update({ where: { id: admin.userId ?? "" }, data: { isAdmin: false } });
    expect((await admin.request("GET", "/api/admin/stats")).status).toBe(403);
    expect((await admin.request("GET", "/admin")).status).toBe(404);
  });
});

describe("other calls", () => {
  it("register at most ten times an hour with one e-mail", async () => {
    const email = `${randomUUID()}@example.it`;
    const registration = {
      email,
      password: "segreta1",
      nome: "Anna",
      cognome: "Prova",
      codiceFiscale: "RSSMRA85T10A562S",
      dataNascita: "1985-12-10",
      luogoNascita: "Lima",
      via: "Via Roma 1",
      citta: "Forlì",
      provincia: "FC",
      cap: "47121",
    };
    const register = () => visitor().request("POST", "/api/register", registration, from(freshAddress()));
    expect((await register()).status).toBe(201);
    for (let tried = 0; tried < 9; tried += 1) expect((await register()).status).toBe(409);
    expect((await register()).status).toBe(429);
  });

  it("try at most ten gift codes an hour for one account", async () => {
    const learner = await callerWith({});
    const redeem = () =>
      learner.request("POST", "/api/redeem-gift-code", { code: "CILS-NONE-0000" }, from(freshAddress()));
    for (let tried = 0; tried < 10; tried += 1) expect((await redeem()).status).toBe(404);
    expect((await redeem()).status).toBe(429);
  });

  it("send at most five codes an hour to one e-mail from one network, known or not, with the same response", async () => {
    const { email } = await makeUser();
    const answersFor = async (whose: string) => {
      const answers: { status: number; text: string; headers: string[] }[] = [];
      const network = from(freshAddress());
      for (let asked = 0; asked < 6; asked += 1) {
        const answer = await visitor().request("POST", "/api/forgot-password", { email: whose }, network);
        answers.push({ status: answer.status, text: await answer.text(), headers: [...answer.headers.keys()].sort() });
      }
      return answers;
    };
    const known = await answersFor(email);
    expect(known).toEqual(await answersFor(`${randomUUID()}@example.it`));
    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
