import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requireAccountOf } from "@/lib/accounts/gate";
import { renderAccountMail } from "@/lib/accounts/mails";
import { requestPasswordReset, resetPassword } from "@/lib/accounts/mutations/recover-password";
import { signIn, verifyLogin } from "@/lib/accounts/mutations/sign-in";
import { issueCode } from "@/lib/accounts/mutations/verification-code";
import { db } from "@/lib/db/client";
import { readPayload } from "@/lib/jobs/claims";
import { sendMails } from "@/lib/mail/outbox";
import { mailSite } from "@/lib/mail/recipient";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/statements";

const newPassword = "una-nuova-password";
const wrongCode = { code: "invalid_input", reason: "wrong_code" };

/** A caller from a new address; with a mark, from a browser known as the owner's. */
const somewhere = (browser: string | null = null) => ({ address: randomUUID(), browser });

/** The mails in the outbox to an address, the latest last. */
async function mailsTo(email: string): Promise<string[]> {
  const outbox = join(process.env["DATA_DIR"] ?? "", "outbox");
  const files = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), "utf8")));
  return texts.filter((text) => text.includes(`To: ${email}`));
}

const sendLetters = () => sendMails(async (job) => renderAccountMail(readPayload(job), mailSite()));

/** Requests a code as the page does, and reads it from the mail. */
async function mailedCode(email: string): Promise<string> {
  const before = await mailsTo(email);
  await requestPasswordReset(email, somewhere());
  await sendLetters();
  const mails = (await mailsTo(email)).filter((text) => !before.includes(text));
  return mails.join("\n").match(/^ {4}(\d{6})$/m)?.[1] ?? "no code";
}

const reset = (email: string, otp: string, from = somewhere()) => resetPassword({ email, otp, newPassword }, from);

describe("recovering a password", () => {
  it("with the mailed code sets the new password, ends every session, is audited and notifies the owner", async () => {
    const user = await makeUser();
    const otp = await mailedCode(user.email);
    await reset(user.email, otp);
    await sendLetters();
    expect(await verifyLogin({ email: user.email, password: newPassword })).toMatchObject({ userId: user.id });
    expect(await verifyLogin({ email: user.email, password: PASSWORD })).toBeNull();
    const session = requireAccountOf({ userId: user.id, version: user.sessionVersion });
    await expect(session).rejects.toMatchObject({ code: "unauthenticated" });
    const events = await db().auditEvent.findMany({ where: { subjectId: user.id } });
    expect(events).toMatchObject([{ kind: "password_reset", actorId: user.id }]);
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(2);
    expect(mails.some((mail) => mail.includes("NON L'HAI FATTO TU?"))).toBe(true);
    await expect(reset(user.email, otp)).rejects.toMatchObject(wrongCode);
  });

  it("refuses a wrong code, another account's code and an unknown address with the same response", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const otp = await mailedCode(other.email);
    await mailedCode(user.email);
    await expect(reset(user.email, otp)).rejects.toMatchObject(wrongCode);
    await expect(reset(`${randomUUID()}@example.it`, otp)).rejects.toMatchObject(wrongCode);
    expect(await verifyLogin({ email: user.email, password: PASSWORD })).not.toBeNull();
  });

  it("is refused after five wrong codes, even with the right one", async () => {
    const { email } = await makeUser();
    const otp = await mailedCode(email);
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
    for (let guess = 0; guess < 5; guess += 1) await expect(reset(email, wrong)).rejects.toMatchObject(wrongCode);
    await expect(reset(email, otp)).rejects.toMatchObject(wrongCode);
  });

  it("still works in a known browser after strangers' wrong codes, with five attempts of its own", async () => {
    const { email } = await makeUser();
    const otp = await mailedCode(email);
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
    for (let guess = 0; guess < 20; guess += 1) await expect(reset(email, wrong)).rejects.toMatchObject(wrongCode);
    await expect(reset(email, wrong)).rejects.toMatchObject({ code: "rate_limited" });
    const careless = somewhere(randomUUID());
    for (let guess = 0; guess < 5; guess += 1)
      await expect(reset(email, wrong, careless)).rejects.toMatchObject(wrongCode);
    await expect(reset(email, otp, careless)).rejects.toMatchObject(wrongCode);
    await reset(email, otp, somewhere(randomUUID()));
    expect(await verifyLogin({ email, password: newPassword })).not.toBeNull();
  });

  it("runs the same database statements whether or not the address exists", async () => {
    const { email } = await makeUser();
    const nobody = `${randomUUID()}@example.it`;
    const statementsFor = (whose: string) =>
      countStatements(async () => {
        await requestPasswordReset(whose, somewhere());
        await reset(whose, "000000").catch(() => undefined);
      });
    expect(await statementsFor(nobody)).toBe(await statementsFor(email));
    const rows = await db().verificationCode.findMany({ where: { userId: null } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(nobody);
  });

  it("mails nothing to an unknown address", async () => {
    const nobody = `${randomUUID()}@example.it`;
    await requestPasswordReset(nobody, somewhere());
    await sendLetters();
    expect(await mailsTo(nobody)).toEqual([]);
  });

  it("cancels a pending change of the e-mail, which an attacker may have started", async () => {
    const user = await makeUser();
    await issueCode(db(), { purpose: "change_email", holderId: user.id, payload: "altro@example.it" });
    await reset(user.email, await mailedCode(user.email));
    expect(await db().verificationCode.count({ where: { userId: user.id, purpose: "change_email" } })).toBe(0);
  });

  it("is limited: five codes an hour for a network, and twenty for the account", async () => {
    const { email } = await makeUser();
    const stranger = somewhere();
    const refused = { code: "rate_limited" };
    for (let asked = 0; asked < 5; asked += 1) await requestPasswordReset(email, stranger);
    await expect(requestPasswordReset(email, stranger)).rejects.toMatchObject(refused);
    for (let asked = 5; asked < 20; asked += 1) await requestPasswordReset(email, somewhere());
    await expect(requestPasswordReset(email, somewhere())).rejects.toMatchObject(refused);
  });

  it("works for the owner in a new browser, even if a stranger elsewhere has used up every attempt", async () => {
    const { email } = await makeUser();
    const stranger = somewhere();
    for (let asked = 0; asked < 5; asked += 1) await requestPasswordReset(email, stranger);
    for (let tried = 0; tried < 10; tried += 1) await signIn({ email, password: "wrong" }, stranger);
    for (let guess = 0; guess < 20; guess += 1) await reset(email, "000000", stranger).catch(() => undefined);
    const login = { email, password: newPassword };
    await expect(signIn(login, somewhere())).rejects.toMatchObject({ code: "rate_limited" });
    await reset(email, await mailedCode(email), somewhere("asked from home"));
    expect(await signIn(login, somewhere())).not.toBeNull();
  });

  it("can be requested in a known browser despite strangers' requests", async () => {
    const { email } = await makeUser();
    for (let asked = 0; asked < 20; asked += 1) await requestPasswordReset(email, somewhere());
    const home = randomUUID();
    for (let asked = 0; asked < 5; asked += 1) await requestPasswordReset(email, somewhere(home));
    await expect(requestPasswordReset(email, somewhere(home))).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("deletes expired codes when another one is requested", async () => {
    const user = await makeUser();
    await issueCode(db(), { purpose: "change_email", holderId: user.id }, new Date(Date.now() - 11 * 60 * 1000));
    await mailedCode((await makeUser()).email);
    expect(await db().verificationCode.count({ where: { userId: user.id } })).toBe(0);
  });
});
