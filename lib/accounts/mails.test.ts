import { describe, expect, it } from "vitest";
import { renderAccountMail } from "@/lib/accounts/mails";
import type { MailSite } from "@/lib/mail/recipient";

const company = { name: undefined, address: undefined, vat: undefined, email: "aiuto@cils.example" };
const site: MailSite = { url: "https://cils.example", product: "CILS", company };
const to = { email: "ștefan+1@example.it", firstName: "Ștefan <b>", locale: "it" } as const;

describe("the mails about a password", () => {
  it("show the code alone on a line, and link to its page with the address", async () => {
    const mail = await renderAccountMail({ kind: "reset_code", to, code: "012345", minutes: 10 }, site);
    expect(mail.text).toMatch(/^ {4}012345$/m);
    expect(mail.text).toContain("10 minuti");
    expect(mail.text).toContain("https://cils.example/reset-password?email=%C8%99tefan%2B1%40example.it");
    expect(mail.html).toContain(">012345</p>");
    expect(mail.html).not.toContain("<b>");
    expect(mail.subject).not.toContain("012345");
  });

  it("are written in the reader's language", async () => {
    const english = { ...to, locale: "en" };
    const mail = await renderAccountMail({ kind: "reset_code", to: english, code: "012345", minutes: 10 }, site);
    expect(mail.text).toContain("The code is good for 10 minutes");
    expect(mail.html).toContain('lang="en"');
  });

  it("report used-up attempts with the time in Italy and a link to set a new password", async () => {
    const mail = await renderAccountMail(
      { kind: "login_tries_out", to, triedAt: new Date("2026-07-01T22:30:00Z") },
      site,
    );
    expect(mail.text).toContain("2 luglio 2026");
    expect(mail.text).toContain("Nessuno è entrato");
    expect(mail.text).toContain("https://cils.example/forgot-password");
  });

  it("report a new password with the time in Italy and what to do", async () => {
    const changedAt = new Date("2026-07-01T22:30:00Z");
    const mail = await renderAccountMail({ kind: "password_changed", to, changedAt }, site);
    expect(mail.text).toContain("2 luglio 2026");
    expect(mail.text).toContain("00:30");
    expect(mail.text).toContain("https://cils.example/forgot-password");
    expect(mail.text).toContain("aiuto@cils.example");
  });
});

describe("the mails about an account", () => {
  it("have one button, for the one thing to do, or none", async () => {
    const at = new Date("2026-07-01T22:30:00Z");
    const mails = [
      { kind: "reset_code", to, code: "012345", minutes: 10 },
      { kind: "email_code", to, code: "012345", minutes: 10 },
      { kind: "password_changed", to, changedAt: at },
      { kind: "login_tries_out", to, triedAt: at },
      { kind: "terms_changed", to, askedFrom: at },
      { kind: "email_changed", to },
      { kind: "account_deleted", to, why: "asked" },
    ];
    const counts = await Promise.all(
      mails.map(async (mail) => (await renderAccountMail(mail, site)).html.split('class="button"').length - 1),
    );
    expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it("show the code for a new address alone on a line, and no name", async () => {
    const mail = await renderAccountMail({ kind: "email_code", to, code: "012345", minutes: 10 }, site);
    expect(mail.text).toMatch(/^ {4}012345$/m);
    expect(mail.text).not.toContain("tefan");
  });

  it("announce a deletion with the retention period that applies", async () => {
    const { text } = await renderAccountMail({ kind: "account_deleted", to, why: "old" }, site);
    expect(text).toContain("da 12 mesi");
    expect(text).toContain("conserviamo per 10 anni");
  });
});
