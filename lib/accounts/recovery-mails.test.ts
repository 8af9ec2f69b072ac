import { describe, expect, it } from "vitest";
import { writeCodeMail, writePasswordChangedMail } from "@/lib/accounts/recovery-mails";
import { loadMessages } from "@/lib/i18n/messages";

const site = { url: "https://cils.example", product: "CILS", email: "aiuto@cils.example" };
const to = { email: "ștefan+1@example.it", firstName: "Ștefan <b>", locale: "it" } as const;

describe("the mails about a password", () => {
  it("show the code alone on its line, and lead to its page with the address", async () => {
    const mail = writeCodeMail(to, site, { code: "012345", minutes: 10 }, await loadMessages("it"));
    expect(mail.text).toMatch(/^ {4}012345$/m);
    expect(mail.text).toContain("10 minuti");
    expect(mail.text).toContain("https://cils.example/reset-password?email=%C8%99tefan%2B1%40example.it");
    expect(mail.html).toContain(">012345</p>");
    expect(mail.html).not.toContain("<b>");
    expect(mail.subject).not.toContain("012345");
  });

  it("are written in the reader's language", async () => {
    const mail = writeCodeMail(
      { ...to, locale: "en" },
      site,
      { code: "012345", minutes: 10 },
      await loadMessages("en"),
    );
    expect(mail.text).toContain("The code is good for 10 minutes");
    expect(mail.html).toContain('lang="en"');
  });

  it("tell of a new password with the moment in Italy and what to do", async () => {
    const moment = new Date("2026-07-01T22:30:00Z");
    const mail = writePasswordChangedMail(to, site, moment, await loadMessages("it"));
    expect(mail.text).toContain("2 luglio 2026");
    expect(mail.text).toContain("00:30");
    expect(mail.text).toContain("https://cils.example/forgot-password");
    expect(mail.text).toContain("aiuto@cils.example");
  });
});
