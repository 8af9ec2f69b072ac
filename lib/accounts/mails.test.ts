import { describe, expect, it } from "vitest";
import {
  renderDeletedMail,
  renderEmailCodeMail,
  renderPasswordChangedMail,
  renderResetCodeMail,
  renderTriesOutMail,
} from "@/lib/accounts/mails";
import type { Site } from "@/lib/mail/recipient";

const company = { name: undefined, address: undefined, vat: undefined, email: "aiuto@cils.example" };
const site: Site = { url: "https://cils.example", product: "CILS", company };
const to = { email: "ștefan+1@example.it", firstName: "Ștefan <b>", locale: "it" } as const;

describe("the mails about a password", () => {
  it("show the code alone on its line, and lead to its page with the address", async () => {
    const mail = await renderResetCodeMail(to, site, { code: "012345", minutes: 10 });
    expect(mail.text).toMatch(/^ {4}012345$/m);
    expect(mail.text).toContain("10 minuti");
    expect(mail.text).toContain("https://cils.example/reset-password?email=%C8%99tefan%2B1%40example.it");
    expect(mail.html).toContain(">012345</p>");
    expect(mail.html).not.toContain("<b>");
    expect(mail.subject).not.toContain("012345");
  });

  it("are written in the reader's language", async () => {
    const mail = await renderResetCodeMail({ ...to, locale: "en" }, site, { code: "012345", minutes: 10 });
    expect(mail.text).toContain("The code is good for 10 minutes");
    expect(mail.html).toContain('lang="en"');
  });

  it("tell of used up attempts with the moment in Italy and the way to a new password", async () => {
    const mail = await renderTriesOutMail(to, site, new Date("2026-07-01T22:30:00Z"));
    expect(mail.text).toContain("2 luglio 2026");
    expect(mail.text).toContain("nessuno è entrato");
    expect(mail.text).toContain("https://cils.example/forgot-password");
  });

  it("tell of a new password with the moment in Italy and what to do", async () => {
    const moment = new Date("2026-07-01T22:30:00Z");
    const mail = await renderPasswordChangedMail(to, site, moment);
    expect(mail.text).toContain("2 luglio 2026");
    expect(mail.text).toContain("00:30");
    expect(mail.text).toContain("https://cils.example/forgot-password");
    expect(mail.text).toContain("aiuto@cils.example");
  });
});

describe("the mails about an account", () => {
  it("show a new address its code alone on its line, and nobody's name", async () => {
    const mail = await renderEmailCodeMail(to, site, { code: "012345", minutes: 10 });
    expect(mail.text).toMatch(/^ {4}012345$/m);
    expect(mail.text).not.toContain("tefan");
  });

  it("tell of a deletion with the figures that the deletion goes by", async () => {
    const { text } = await renderDeletedMail(to, site, "old");
    expect(text).toContain("sono passati 12 mesi");
    expect(text).toContain("conserviamo per 10 anni");
  });
});
