import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { requireAccountOf } from "@/lib/accounts/gate";
import { changeDetails, changeLanguage } from "@/lib/accounts/mutations/change-details";
import {
  confirmEmailChange,
  requestEmailChange,
  requestEmailConfirmation,
} from "@/lib/accounts/mutations/change-email";
import { changePassword, endAllSessions, endSession } from "@/lib/accounts/mutations/end-sessions";
import { verifyLogin } from "@/lib/accounts/mutations/sign-in";
import { getOwnDetails, listOwnEvents } from "@/lib/accounts/queries";
import { db } from "@/lib/db/client";
import { makeAccount, PASSWORD } from "@/tests/support/factories";

const kindsOf = async (account: Account) => (await listOwnEvents(account)).map(({ kind }) => kind);
const passwords = { currentPassword: PASSWORD, newPassword: "tutta-un'altra", newPasswordAgain: "tutta-un'altra" };
const wrong = { code: "invalid_input", fields: { currentPassword: "wrong_password" } };

describe("a user's own details", () => {
  it("change for that account only, and the change is audited", async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const before = await getOwnDetails(other);
    await changeDetails(account, { nome: "Ștefania", cognome: "Łuczak" });
    await changeDetails(account, { dataNascita: "1990-02-28", luogoNascita: "Iași" });
    await changeDetails(account, { codiceFiscale: "LCZSFN90B68Z129X" });
    await changeDetails(account, { via: "Via Garibaldi 2", citta: "Forlì", provincia: "FC", cap: "47121" });
    await changeDetails(account, { telefono: "333 1234567" });
    await changeLanguage(account, "en");
    expect(await getOwnDetails(account)).toEqual({
      mailConfirmedAt: null,
      firstName: "Ștefania",
      lastName: "Łuczak",
      birthDate: new Date("1990-02-28"),
      birthPlace: "Iași",
      taxCode: "LCZSFN90B68Z129X",
      street: "Via Garibaldi 2",
      city: "Forlì",
      province: "FC",
      postalCode: "47121",
      phone: "333 1234567",
      locale: "en",
    });
    expect(await getOwnDetails(other)).toEqual(before);
    expect(await kindsOf(account)).toEqual(Array(6).fill("details_changed"));
    expect(await kindsOf(other)).toEqual([]);
  });

  it("can be changed at most thirty times an hour", async () => {
    const account = await makeAccount();
    for (let time = 0; time < 30; time += 1) await changeDetails(account, { telefono: null });
    await expect(changeDetails(account, { telefono: null })).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("a user's own password", () => {
  it("changes if the current one is given, and all sessions end", async () => {
    const account = await makeAccount();
    const { userId, version } = await changePassword(account, passwords);
    await expect(requireAccountOf({ userId, version: version - 1 })).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await requireAccountOf({ userId, version })).id).toBe(account.id);
    expect(await verifyLogin({ email: account.email, password: PASSWORD })).toBeNull();
    expect(await verifyLogin({ email: account.email, password: passwords.newPassword })).not.toBeNull();
    expect(await kindsOf(account)).toEqual(["password_changed"]);
  });

  it("is not one's own name or birthday", async () => {
    const account = await makeAccount();
    const personal = { code: "invalid_input", fields: { newPassword: "password_personal" } };
    for (const newPassword of ["Di Prova 85", "10121985"])
      await expect(changePassword(account, { ...passwords, newPassword })).rejects.toMatchObject(personal);
  });

  it("does not change without the current one, which can be tried ten times", async () => {
    const account = await makeAccount();
    for (let guess = 0; guess < 10; guess += 1)
      await expect(changePassword(account, { ...passwords, currentPassword: "x" })).rejects.toMatchObject(wrong);
    await expect(changePassword(account, passwords)).rejects.toMatchObject({ code: "rate_limited" });
    expect(await verifyLogin({ email: account.email, password: PASSWORD })).not.toBeNull();
  });
});

describe("signing out", () => {
  it("ends this session, with what is renewed from it, and no other one", async () => {
    const account = await makeAccount();
    const [mine, other] = [
      { userId: account.id, version: 1, id: "mine" },
      { userId: account.id, version: 1, id: "other" },
    ];
    const expiresAt = Math.floor(Date.now() / 1000) + 60;
    for (let time = 0; time < 2; time += 1) await endSession(mine, expiresAt);
    await expect(requireAccountOf(mine)).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await requireAccountOf(other)).id).toBe(account.id);
    const stored = () => db().user.findUniqueOrThrow({ where: { id: account.id }, select: { endedSessions: true } });
    expect((await stored()).endedSessions).toEqual([`${expiresAt}.mine`]);
    await endSession(other, expiresAt + 90, new Date((expiresAt + 1) * 1000));
    expect((await stored()).endedSessions).toEqual([`${expiresAt + 90}.other`]);
  });
});

describe("signing out everywhere", () => {
  it("ends all sessions of the account and of no other", async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    await endAllSessions(account);
    await expect(requireAccountOf({ userId: account.id, version: 1 })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect((await requireAccountOf({ userId: other.id, version: 1 })).id).toBe(other.id);
    expect(await kindsOf(account)).toEqual(["signed_out_everywhere"]);
  });
});

describe("a user's own e-mail", () => {
  const ask = (account: Account, email: string) => requestEmailChange(account, { email, currentPassword: PASSWORD });

  it("changes once the code mailed to the new address is entered", async () => {
    const account = await makeAccount();
    const email = `nuova-${account.email}`;
    const code = await ask(account, email);
    expect((await db().user.findUniqueOrThrow({ where: { id: account.id } })).email).toBe(account.email);
    expect(await confirmEmailChange(account, code)).toBe(email);
    expect((await db().user.findUniqueOrThrow({ where: { id: account.id } })).email).toBe(email);
    expect(await kindsOf(account)).toEqual(["email_changed"]);
    await expect(confirmEmailChange(account, code)).rejects.toMatchObject({ reason: "wrong_code" });
  });

  it("is confirmed with a code mailed to it, without a change and without a notice", async () => {
    const account = await makeAccount();
    await confirmEmailChange(account, await requestEmailConfirmation(account));
    expect((await getOwnDetails(account)).mailConfirmedAt).not.toBeNull();
    expect(await kindsOf(account)).toEqual([]);
    expect(await db().job.count({ where: { userId: account.id, kind: "email_changed" } })).toBe(0);
  });

  it("does not change without the password, with a wrong code, or with another user's code", async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    await expect(requestEmailChange(account, { email: "x@example.it", currentPassword: "x" })).rejects.toMatchObject(
      wrong,
    );
    await expect(ask(account, account.email)).rejects.toMatchObject({ fields: { email: "same_email" } });
    const code = await ask(other, `altra-${other.email}`);
    await ask(account, `mia-${account.email}`);
    const wrongCode = code === "000000" ? "000001" : "000000";
    for (const guess of [code, wrongCode])
      await expect(confirmEmailChange(account, guess)).rejects.toMatchObject({ reason: "wrong_code" });
    expect(await kindsOf(account)).toEqual([]);
  });

  it("does not change after five wrong codes, even with the right one or another; the wait is told", async () => {
    const account = await makeAccount();
    const code = await ask(account, `nuova-${account.email}`);
    const wrongCode = code === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < 5; guess += 1)
      await expect(confirmEmailChange(account, wrongCode)).rejects.toMatchObject({ reason: "wrong_code" });
    const limited = { code: "rate_limited", retryAfterSeconds: expect.any(Number) };
    await expect(confirmEmailChange(account, code)).rejects.toMatchObject(limited);
    const other = await ask(account, `altra-${account.email}`);
    await expect(confirmEmailChange(account, other)).rejects.toMatchObject(limited);
  });

  it("does not change if another account has the new address; only the code mailed there reveals this", async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const code = await ask(account, other.email);
    await expect(confirmEmailChange(account, code)).rejects.toMatchObject({ reason: "email_taken" });
    expect((await db().user.findUniqueOrThrow({ where: { id: account.id } })).email).toBe(account.email);
  });
});
