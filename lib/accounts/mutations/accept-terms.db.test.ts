import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/accounts/actor";
import { acceptTerms, queueTermsMails } from "@/lib/accounts/mutations/accept-terms";
import { registerAccount } from "@/lib/accounts/mutations/register-account";
import { findTermsQuestion } from "@/lib/accounts/queries";
import { registrationSchema } from "@/lib/accounts/schema";
import { db } from "@/lib/db/client";
import { sendMails } from "@/lib/mail/outbox";
import { renderQueuedMail } from "@/lib/payments/mutations/render-queued-mail";
import { TERMS_NOTICE_DAYS, TERMS_VERSION } from "@/lib/product/legal";
import { daysAfter } from "@/lib/time";
import { makeAccount, PASSWORD } from "@/tests/support/factories";
import { REGISTRATION } from "@/tests/support/registration";

const acceptancesOf = ({ id }: { id: string }) => db().termsAcceptance.findMany({ where: { userId: id } });
const mailsOf = ({ id }: Account) => db().job.count({ where: { userId: id, kind: "terms_changed" } });

async function makeAccountWith(versions: string[]): Promise<Account> {
  const account = await makeAccount();
  await db().termsAcceptance.deleteMany({ where: { userId: account.id } });
  const data = versions.map((version) => ({ userId: account.id, version, acceptedAt: new Date() }));
  await db().termsAcceptance.createMany({ data });
  return account;
}

describe("a registration", () => {
  it.each([
    ["without", {}, 0],
    ["with a refused", { terms: false }, 0],
    ["with an unclear", { terms: "forse" }, 0],
    ["with a given", { terms: true }, 1],
  ])("%s acceptance of the terms succeeds, and stores what was sent", async (_what, sent, count) => {
    const { terms: _terms, ...entry } = REGISTRATION;
    const email = `${crypto.randomUUID()}@example.it`;
    const registration = registrationSchema.parse({ ...entry, email, password: PASSWORD, ...sent });
    const now = new Date();
    const { userId } = await registerAccount(registration, "it", now);
    const proof = { userId, version: TERMS_VERSION, acceptedAt: now };
    expect(await acceptancesOf({ id: userId })).toEqual(Array.from({ length: count }, () => proof));
  });
});

describe("the terms", () => {
  it("are accepted once, in the version of that day, and earlier acceptances stay", async () => {
    const account = await makeAccountWith(["2020-01-01.1"]);
    const first = new Date("2026-12-01T10:00:00Z");
    await Promise.all([acceptTerms(account, first), acceptTerms(account, first)]);
    await acceptTerms(account, new Date());
    const stored = (await acceptancesOf(account)).map(({ version }) => version).sort();
    expect(stored).toEqual(["2020-01-01.1", TERMS_VERSION]);
    expect(await db().termsAcceptance.count({ where: { userId: account.id, acceptedAt: first } })).toBe(1);
  });

  it("are asked for at once without any acceptance, and not after it", async () => {
    const account = await makeAccountWith([]);
    expect(await findTermsQuestion(account, new Date())).toBe("first");
    await acceptTerms(account);
    expect(await findTermsQuestion(account, new Date())).toBeNull();
  });

  it("in a new version are mailed once, and asked for two weeks after the mail", async () => {
    const [old, current, none] = await Promise.all([
      makeAccountWith(["2020-01-01.1"]),
      makeAccountWith(["2020-01-01.1", TERMS_VERSION]),
      makeAccountWith([]),
    ]);
    const now = new Date();
    expect(await findTermsQuestion(old, daysAfter(now, 100))).toBeNull();
    await queueTermsMails(now);
    await queueTermsMails(now);
    expect([await mailsOf(old), await mailsOf(current), await mailsOf(none)]).toEqual([1, 0, 0]);
    const texts: string[] = [];
    await sendMails(async (job) => {
      const mail = await renderQueuedMail(job, now);
      if (mail?.to === old.email) texts.push(mail.text);
      return null;
    });
    expect(texts.join()).toContain("/terms");
    expect(await findTermsQuestion(old, daysAfter(now, TERMS_NOTICE_DAYS - 1))).toBeNull();
    expect(await findTermsQuestion(old, daysAfter(new Date(), TERMS_NOTICE_DAYS))).toBe("changed");
    await acceptTerms(old);
    expect(await findTermsQuestion(old, daysAfter(new Date(), TERMS_NOTICE_DAYS))).toBeNull();
  });
});
