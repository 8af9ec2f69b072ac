import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queueAccountMail } from "@/lib/accounts/account-mails";
import { requireAccountOf } from "@/lib/accounts/gate";
import { requestEmailChange } from "@/lib/accounts/mutations/change-email";
import { requestPasswordReset } from "@/lib/accounts/mutations/recover-password";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { mailDelivery } from "@/lib/mail/delivery";
import { sendMails } from "@/lib/mail/outbox";
import { renderQueuedMail } from "@/lib/payments/mutations/render-queued-mail";
import { makeUser, PASSWORD } from "@/tests/support/factories";

const refusal = { code: "unavailable", reason: "mail_unconfigured" };

beforeAll(() => {
  Object.assign(env(), { VERCEL: "1" });
});
afterAll(() => {
  Object.assign(env(), { VERCEL: undefined });
});

describe("functions without a mail server", () => {
  it("refuse actions that are useless without their mail", async () => {
    const user = await makeUser();
    const asked = requestPasswordReset(user.email, { address: "192.0.2.1", browser: null });
    await expect(asked).rejects.toMatchObject(refusal);
    const account = await requireAccountOf({ userId: user.id, version: user.sessionVersion });
    const change = { email: "new@example.it", currentPassword: PASSWORD };
    await expect(requestEmailChange(account, change)).rejects.toMatchObject(refusal);
    expect(await db().job.count()).toBe(0);
  });

  it("keep other mails queued, without counting an attempt", async () => {
    const { id, email } = await makeUser();
    await queueAccountMail(db(), { kind: "email_changed", to: { email, firstName: "Prova", locale: "it" } }, id);
    expect(await sendMails(renderQueuedMail)).toEqual({ sent: 0, failed: 0 });
    expect(await db().job.findFirstOrThrow({ where: { userId: id } })).toMatchObject({ state: "queued", tries: 0 });
  });
});

describe("a server without a mail server", () => {
  it("writes mails to files until there is a mail server", () => {
    Object.assign(env(), { VERCEL: undefined });
    expect(mailDelivery()).toBe("outbox");
    Object.assign(env(), { SMTP_URL: "smtp://127.0.0.1:25" });
    expect(mailDelivery()).toBe("smtp");
    Object.assign(env(), { SMTP_URL: undefined });
  });
});
