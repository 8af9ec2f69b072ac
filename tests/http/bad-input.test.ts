import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { callerWith, type HttpClient, signInByCall, startSimulation, visitor } from "@/tests/support/http";
import { callAction } from "@/tests/support/server-action";

let learner: HttpClient;
let attemptId = "";

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  attemptId = await startSimulation(learner);
});

const REGISTRATION_FORM = {
  password: "segreta1",
  nome: "Ștefan",
  cognome: "Müller-Çela",
  codiceFiscale: "rssmra85t10a562s",
  dataNascita: "1985-12-10",
  luogoNascita: "Timișoara",
  via: "Via Roma 1",
  citta: "Forlì",
  provincia: "fc",
  cap: "47121",
  terms: true,
};
/** A registration with an unused e-mail. */
const makeRegistration = () => ({ ...REGISTRATION_FORM, email: `${randomUUID()}@example.it` });
const register = (account: object) => visitor().request("POST", "/api/register", account);

describe("a request body", () => {
  const paths = () => [
    "/api/login",
    "/api/register",
    "/api/redeem-gift-code",
    "/api/forgot-password",
    "/api/reset-password",
    `/api/session/${attemptId}/save-answers`,
    `/api/correggi/${attemptId}/scrittura`,
  ];

  it.each([
    ["not JSON", "{oops", 400],
    ["empty", "", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a number", "7", 400],
    ["of the wrong types", '{"email":{},"password":[],"code":7,"prova":1,"answers":"x","text":[1]}', 400],
    ["over 64 KiB", JSON.stringify({ text: "a".repeat(70_000) }), 413],
    ["deeply nested", "[".repeat(5000) + "]".repeat(5000), 400],
  ])("that is %s is rejected with a clear error", async (_name, body, status) => {
    for (const path of paths()) {
      const response = await learner.request("POST", path, body, { "Content-Type": "application/json" });
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.json()).toHaveProperty("message");
    }
  });

  it("of another type is rejected with 415", async () => {
    for (const path of paths()) {
      const response = await learner.request("POST", path, "a=1", {
        "Content-Type": "application/x-www-form-urlencoded",
      });
      expect([path, response.status]).toEqual([path, 415]);
    }
  });
});

describe("a body that is not read", () => {
  /** Sends a part of a body and waits until the server ends the connection. */
  function sendPartOf(length: number, path: string, origin: string): Promise<{ answer: string; seconds: number }> {
    const site = new URL(process.env["NEXTAUTH_URL"] ?? "");
    const startedAt = performance.now();
    return new Promise((done) => {
      let answer = "";
      const socket = connect(Number(site.port), site.hostname, () => {
        const lines = [`POST ${path} HTTP/1.1`, `Host: ${site.host}`, `Origin: ${origin}`];
        socket.write([...lines, "Content-Type: application/json", `Content-Length: ${length}`, "", "{"].join("\r\n"));
      });
      socket.setEncoding("utf8").on("data", (piece) => {
        answer += piece;
      });
      socket.on("error", () => {});
      socket.on("close", () => done({ answer, seconds: (performance.now() - startedAt) / 1000 }));
    });
  }

  it("without a length and too large is refused, and not cut off", async () => {
    const site = new URL(process.env["NEXTAUTH_URL"] ?? "");
    const headers = { Origin: site.origin, "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
    const sending = request({ host: site.hostname, port: site.port, path: "/api/login", method: "POST", headers });
    const status = new Promise((done) => sending.on("response", (answer) => done(answer.statusCode)));
    // The server stops reading after a while.
    sending.on("error", () => {});
    for (let part = 0; part < 100; part += 1) sending.write(Buffer.alloc(50_000, "1"));
    sending.end();
    expect(await status).toBe(413);
    sending.destroy();
  });

  it.each([
    ["of a foreign origin", "/api/login", "https://evil.example", 5000, 403],
    ["that is too large", "/api/login", "", 500_000, 413],
    ["without a session", "/api/session/abcdefgh23/save-answers", "", 5000, 401],
  ])("%s ends with its refusal: the connection is free again", async (_what, path, origin, length, status) => {
    const own = process.env["NEXTAUTH_URL"] ?? "";
    const { answer, seconds } = await sendPartOf(length, path, origin || own);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toMatch(/^connection: close/im);
    expect(seconds).toBeLessThan(20);
  });
});

describe("registration", () => {
  it("responds with 201, signs in, and keeps upper case where it belongs", async () => {
    const registration = makeRegistration();
    const response = await register(registration);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      email: registration.email,
      firstName: "Ștefan",
      isAdmin: false,
      hasPaid: false,
      token: expect.any(String),
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("next-auth.session-token="));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=lax/i);
  });

  it("rejects a second account with the same e-mail in any letter case", async () => {
    const registration = makeRegistration();
    expect((await register(registration)).status).toBe(201);
    expect((await register({ ...registration, email: registration.email.toUpperCase() })).status).toBe(409);
  });

  it("names the invalid field", async () => {
    const response = await register({ ...makeRegistration(), dataNascita: "1985-02-30" });
    expect(response.status).toBe(400);
    const { error, fields } = await response.json();
    expect([error, Object.keys(fields)]).toEqual(["invalid_input", ["dataNascita"]]);
  });

  it("refuses a person under 18 with a sentence at the date", async () => {
    const young = { ...makeRegistration(), dataNascita: `${new Date().getFullYear() - 17}-06-01` };
    const response = await register(young);
    const { fields } = await response.json();
    expect([response.status, fields]).toEqual([400, { dataNascita: expect.stringContaining("18 anni") }]);
    expect(await db().user.count({ where: { email: young.email } })).toBe(0);
  });

  it("without accepted terms asks for them on the next page, and calls still work", async () => {
    const { terms: _terms, ...unasked } = makeRegistration();
    expect((await register(unasked)).status).toBe(201);
    const caller = await signInByCall(unasked.email, unasked.password);
    const titleAt = async (path: string) =>
      /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await caller.request("GET", path)).text())?.[1];
    for (const path of ["/", "/dashboard", "/payment", "/piano", "/ripasso", "/scrittura", "/simulazioni/1"])
      expect([path, await titleAt(path)]).toEqual([path, "Prima di continuare"]);
    for (const path of ["/account", "/account/delete", "/terms", "/privacy"])
      expect([path, await titleAt(path)]).not.toEqual([path, "Prima di continuare"]);
    expect((await caller.request("GET", "/api/user")).status).toBe(200);
    expect(await callAction(caller, "/payment", "saveTermsAcceptance", {})).toContain('"terms":');
    expect(await titleAt("/payment")).toBe("Prima di continuare");
    expect(await callAction(caller, "/payment", "saveTermsAcceptance", { terms: "on" })).toContain('"ok":true');
    expect(await titleAt("/payment")).not.toBe("Prima di continuare");
  });

  it("accepts no admin flag, no access and no id from the client", async () => {
    const extra = { isAdmin: true, hasPaid: true, id: "1", sessionVersion: 9 };
    const response = await register({ ...makeRegistration(), ...extra });
    expect(await response.json()).toMatchObject({ isAdmin: false, hasPaid: false });
  });
});

describe("the caller's language", () => {
  it("is the language of the message", async () => {
    const wrong = { email: "nessuno@example.it", password: "x" };
    const italian = await (await visitor().request("POST", "/api/login", wrong)).json();
    const english = await (await visitor("cils-language=en").request("POST", "/api/login", wrong)).json();
    expect(italian).toEqual({ error: "unauthenticated", message: "Credenziali non valide" });
    expect(english.message).not.toBe(italian.message);
  });
});

it("a hand-in with an older revision is refused with the reason for which the page reads the newer text", async () => {
  const saved = { prova: "scrittura", answers: { text: "Sul computer." }, completed: false, revision: 6 };
  await learner.request("POST", `/api/session/${attemptId}/save-answers`, saved);
  const old = { text: "Sul telefono.", option: "A", revision: 5 };
  const refused = await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, old);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: "conflict", reason: "newer_answers_saved" });
});
