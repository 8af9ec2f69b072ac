import { createElement, Fragment } from "react";
import { describe, expect, it } from "vitest";
import { loadMessages } from "@/lib/i18n/messages";
import { ActionLink, Paragraph, renderMail } from "@/lib/mail/document";
import type { MailSite } from "@/lib/mail/recipient";
import {
  renderAccessStartMail,
  renderOrderMail,
  renderRefundFailedMail,
  renderReminderMail,
  renderWithdrawalMail,
} from "@/lib/payments/mails";

const site: MailSite = {
  url: "https://esempio.it",
  product: "CILS",
  company: { name: "Scuola Srl", address: "Via Roma 1, Modena", vat: "01234567890", email: "ciao@esempio.it" },
};
const mirela = { email: "mirela@example.it", firstName: "Mirela", locale: "it" as const };
const order = {
  number: "0123456789AB",
  paidAt: new Date("2026-11-21T09:00:00Z"),
  amountCents: 899,
  accessStartsAt: null,
  accessExpiresAt: new Date("2027-11-21T09:00:00Z"),
  withdrawal: { until: new Date("2026-12-05T22:59:59Z") },
};

describe("the order mail", () => {
  it("is a receipt: number, date in Italy, product, amount, end of access, seller", async () => {
    const mail = await renderOrderMail(mirela, site, order);
    expect(mail.to).toBe("mirela@example.it");
    expect(mail.subject).toBe("Il tuo acquisto: accesso a CILS B1 Cittadinanza");
    for (const part of [
      "Numero: 0123456789AB",
      "21 novembre 2026 alle ore 10:00:00",
      "Cinque simulazioni complete",
      "€8,99",
      "Valido fino al: 21 novembre 2027",
      "Scuola Srl, Via Roma 1, Modena, Partita IVA 01234567890, ciao@esempio.it",
      "https://esempio.it/account",
    ]) {
      expect(mail.text).toContain(part);
    }
  });

  it("states the deadline for withdrawal and the day on which access begins", async () => {
    const accessStartsAt = new Date("2026-12-05T23:00:00Z");
    const { text } = await renderOrderMail(mirela, site, { ...order, accessStartsAt });
    expect(text).toContain("Puoi cambiare idea fino al 5 dicembre 2026");
    expect(text).toContain("Il tuo accesso comincia il 6 dicembre 2026.");
    expect(text).toContain("scegli «Comincia subito»");
    expect(text).not.toContain("Il tuo accesso è attivo");
  });

  it("quotes the waiver in the words in which it was given", async () => {
    const messages = await loadMessages("it");
    const waivedAt = new Date("2026-11-21T08:59:00Z");
    const textWith = async (words: string | null) =>
      (await renderOrderMail(mirela, site, { ...order, withdrawal: { waivedAt, words } })).text;
    expect(await textWith("I want to start now.")).toContain("«I want to start now.»");
    // Purchases from before the words were stored.
    expect(await textWith(null)).toContain(`«${messages.payments.card.waiver}»`);
    expect(await textWith(null)).not.toContain("Puoi cambiare idea");
  });

  it("is written in the learner's language", async () => {
    const mail = await renderOrderMail({ ...mirela, locale: "en" }, site, order);
    expect(mail.subject).toBe("Your purchase: access to CILS B1 Cittadinanza");
    expect(mail.text).toContain("€8.99");
    expect(mail.html).toContain('lang="en"');
  });
});

describe("the other mails", () => {
  it("confirm a withdrawal with the time to the second", async () => {
    const facts = {
      number: "X",
      paidAt: order.paidAt,
      amountCents: 899,
      requestedAt: new Date("2026-11-22T07:08:09Z"),
    };
    const mail = await renderWithdrawalMail(mirela, site, facts);
    expect(mail.text).toContain("Richiesta ricevuta: 22 novembre 2026 alle ore 08:08:09");
    expect(mail.text).toContain("Importo da restituire: €8,99");
  });

  it("confirm that access began, with the words and the time of the waiver if that is why", async () => {
    const accessExpiresAt = new Date("2027-12-05T23:00:00Z");
    const waiver = { waivedAt: new Date("2026-11-22T07:08:09Z"), words: "Voglio cominciare subito." };
    const { text } = await renderAccessStartMail(mirela, site, { accessExpiresAt, waiver });
    expect(text).toContain("vale fino al 6 dicembre 2027");
    expect(text).toContain("Il 22 novembre 2026 alle ore 08:08:09 hai chiesto di cominciare subito");
    expect(text).toContain("«Voglio cominciare subito.»");
    const later = await renderAccessStartMail(mirela, site, { accessExpiresAt, waiver: null });
    expect(later.text).not.toContain("recesso");
  });

  it("say that a refund failed, and whom to write to", async () => {
    const facts = { number: "X", amountCents: 899 };
    const { text } = await renderRefundFailedMail(mirela, site, facts);
    expect(text).toContain("il rimborso di €8,99 per l'acquisto X non è arrivato");
    expect(text).toContain("scrivi a ciao@esempio.it");
    const { name, address, vat } = site.company;
    const unnamed = { ...site, company: { name, address, vat, email: undefined } };
    expect((await renderRefundFailedMail(mirela, unnamed, facts)).text).toContain("avvisa la scuola");
  });

  it("remind of the end of access with its date", async () => {
    const facts = { days: 30, accessExpiresAt: new Date("2026-12-21T09:00:00Z") };
    const mail = await renderReminderMail(mirela, site, facts);
    expect(mail.subject).toBe("Il tuo accesso finisce tra 30 giorni");
    expect(mail.text).toContain("finisce il 21 dicembre 2026");
  });
});

it("a name with HTML characters is escaped", async () => {
  const name = Paragraph({ children: `<b onclick="x">O'Hara & figli` });
  const link = ActionLink({ href: 'https://esempio.it/?a="1"&b', children: "Apri" });
  const { html } = await renderMail(mirela, "CILS", "Prova", createElement(Fragment, null, name, link));
  expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;O&#x27;Hara &amp; figli");
  expect(html).toContain('href="https://esempio.it/?a=&quot;1&quot;&amp;b"');
});

it("the plain text reads like a letter: separate paragraphs, one fact per line, links below their labels", async () => {
  const { text } = await renderOrderMail(mirela, site, order);
  expect(text).toContain("Ciao Mirela,\n\ngrazie per il tuo acquisto.");
  expect(text).toContain(
    "\n\nApri le simulazioni:\nhttps://esempio.it/dashboard\n\nRICEVUTA\n\nNumero: 0123456789AB\nData: 21",
  );
  expect(text).toMatch(/[^\n]\n$/);
  expect(text).not.toMatch(/\n{3}|[<>]/);
});
