import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, callerWith, startSimulation, visitor } from "@/tests/support/http";

let learner: Caller;
let attemptId = "";

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
  attemptId = await startSimulation(learner);
});

const registration = {
  email: "nuova@example.it",
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
};

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

describe("registration", () => {
  it("responds with 201, signs in, and keeps upper case where it belongs", async () => {
    const response = await visitor().request("POST", "/api/register", registration);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      email: "nuova@example.it",
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
    const response = await visitor().request("POST", "/api/register", { ...registration, email: "NUOVA@example.it" });
    expect(response.status).toBe(409);
  });

  it("names the invalid field", async () => {
    const wrong = { ...registration, email: "altra@example.it", dataNascita: "1985-02-30" };
    const response = await visitor().request("POST", "/api/register", wrong);
    expect(response.status).toBe(400);
    const { error, fields } = await response.json();
    expect([error, Object.keys(fields)]).toEqual(["invalid_input", ["dataNascita"]]);
  });

  it("accepts no admin flag, no access and no id from the client", async () => {
    const extra = { email: "furba@example.it", isAdmin: true, hasPaid: true, id: "1", sessionVersion: 9 };
    const response = await visitor().request("POST", "/api/register", { ...registration, ...extra });
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
