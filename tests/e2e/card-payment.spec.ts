import type { Page } from "@playwright/test";
import { expectUsableAtBothWidths } from "@/tests/support/both-sizes";
import { expect, openMenu, openWithConsent, test } from "@/tests/support/browser";
import { bank, cardSite, deliverEvents, mailsTo } from "@/tests/support/card-site";
import { OWN_HEADERS } from "@/tests/support/own-response";
import { registerAt } from "@/tests/support/site-calls";
import { type Bank, CARDS, stubStripeJs } from "@/tests/support/stripe-js";

// A separate site that takes cards through a stand-in of Stripe. Its events are lost unless a test delivers them.
test.use({ baseURL: cardSite.url });

const PAY = { name: "Paga €8,99", exact: true };
const CONFIRM = { name: "Conferma e paga €8,99" };

/** A new learner on the payment page, with a stand-in for Stripe's script; returns the e-mail. */
async function openAsPayer(page: Page, wire: Bank = bank): Promise<string> {
  const email = await registerAt(page, cardSite.url);
  await stubStripeJs(page, wire);
  await openWithConsent(page, "/payment");
  return email;
}

/** Opens the form, by default with access at once instead of the right of withdrawal. */
async function openForm(page: Page, waiver = true): Promise<void> {
  await page.getByRole("checkbox").setChecked(waiver);
  await page.getByRole("button", PAY).click();
  await expect(page.getByRole("button", CONFIRM)).toBeEnabled();
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Numero della carta").fill(card);
  await page.getByRole("button", CONFIRM).click();
}

/** The dashboard of a learner who kept the right of withdrawal: it names the day on which access begins. */
async function expectScheduled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Ciao, Mario" })).toBeVisible();
  await expect(page.getByText(/^Il tuo accesso comincia (?:il |l')\d+ \p{L}+ \d{4}$/u)).toBeVisible();
  await expect(page.getByRole("link", { name: "Inizia la simulazione" })).toHaveCount(0);
}

/** The dashboard with its thank-you. */
async function expectThanks(page: Page): Promise<void> {
  const thanks = page.getByText("Grazie per il tuo acquisto. Ora puoi accedere alle simulazioni.");
  await expect(thanks).toBeVisible();
  await expect(page.getByText("Pagamento completato!")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Ciao, Mario" })).toBeVisible();
  await expect(page.getByText(/^Accesso valido fino al/)).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe("");
}

test("a learner pays once despite repeated clicks, keeps the right of withdrawal, gets the order mail, and withdraws", {
  tag: "@in-production",
}, async ({ page }) => {
  const hosts = new Set<string>();
  const calls: string[] = [];
  page.on("request", (request) => {
    const { host, pathname } = new URL(request.url());
    hosts.add(host);
    if (request.method() === "POST") calls.push(pathname);
  });
  const email = await openAsPayer(page);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expect(page.locator("main :is(a, button).bg-accent:visible")).toHaveCount(1);
  // Stripe is contacted only once the form is opened.
  expect([...hosts]).toEqual([new URL(cardSite.url).host]);
  await page.getByRole("button", PAY).dblclick();
  await expect(page.getByRole("button", CONFIRM)).toBeEnabled();
  expect([...hosts].sort()).toEqual([new URL(cardSite.url).host, "js.stripe.com"]);
  await expectUsableAtBothWidths(page);
  await page.getByLabel("Numero della carta").fill(CARDS.good);
  await page.getByRole("button", CONFIRM).dblclick();
  await expect(page.getByText(/^Grazie per il tuo acquisto. Il tuo accesso comincia (?:il |l')/)).toBeVisible();
  await expectScheduled(page);
  await expectUsableAtBothWidths(page);
  expect(calls.filter((path) => path === "/api/create-payment-intent")).toHaveLength(1);
  expect(calls.filter((path) => path.endsWith("/confirm"))).toHaveLength(1);
  const orderMails = () => mailsTo(email).filter((mail) => mail.includes("Subject: Il tuo acquisto"));
  await expect.poll(orderMails).toHaveLength(1);
  expect(orderMails()[0]).toContain("Puoi cambiare idea fino al");

  await openMenu(page);
  await page.getByRole("navigation").getByRole("link", { name: "Account" }).click();
  await expect(page.getByText(/^Hai pagato. Il tuo accesso comincia (?:il |l')/)).toBeVisible();
  await page.getByRole("button", { name: "Voglio recedere dall'acquisto" }).click();
  await expect(page.getByText("Io, Mario Rossi, comunico che recedo")).toBeVisible();
  await expectUsableAtBothWidths(page);
  await page.getByRole("button", { name: "Conferma il recesso" }).click();
  await expect(page.getByText(/^Hai chiesto il recesso/)).toBeVisible();
  await expect(page.getByText("Il tuo accesso è stato chiuso.")).toBeVisible();
  await expect.poll(() => mailsTo(email).join()).toContain("Abbiamo ricevuto il tuo recesso");
  expect(orderMails()).toHaveLength(1);
});

test("a declined card and a failed bank check show the bank's message; an approved one gives access", async ({
  page,
}) => {
  await openAsPayer(page);
  await openForm(page);
  const refusal = page.getByRole("alert").filter({ hasText: "La tua carta è stata rifiutata." });
  await payWith(page, CARDS.declined);
  await expect(refusal).toBeVisible();
  await expect(page.getByText("Errore nel pagamento").first()).toBeVisible();
  await expectUsableAtBothWidths(page);
  await payWith(page, CARDS.asksBack);
  await expect(refusal).toBeHidden();
  await page.getByRole("button", { name: "Rifiuto" }).click();
  await expect(refusal).toBeVisible();
  await payWith(page, CARDS.asksBack);
  await page.getByRole("button", { name: "Confermo alla banca" }).click();
  await expectThanks(page);

  await test.step("a learner who returns from payment sees the thank-you once, and not after a reload", async () => {
    await openWithConsent(page, "/dashboard?payment=success");
    await expectThanks(page);
    const renewed = page.waitForResponse((answer) => answer.url().includes("/dashboard") && answer.ok());
    await page.reload();
    await renewed;
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).search).toBe("");
    await expect(page.getByText("Pagamento completato!")).toHaveCount(0);
  });
});

test("a network loss before the bank check charges nothing; after a payment without a response, the page finds the result itself", async ({
  page,
}) => {
  await page.clock.install();
  let isCut = true;
  await openAsPayer(page, async (payment) => {
    if (isCut) throw new Error("cut");
    return bank(payment);
  });
  await openForm(page);
  await payWith(page, CARDS.good);
  await expect(page.getByText("Il pagamento non ha funzionato: non hai pagato niente.").first()).toBeVisible();
  isCut = false;
  const answers = [
    { status: 503, headers: OWN_HEADERS, json: {} },
    { headers: OWN_HEADERS, json: { success: false, status: "processing" } },
  ];
  await page.route("**/api/confirm-payment", (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.fallback();
  });
  await openForm(page);
  await payWith(page, CARDS.good);
  await expect(page.getByText("Errore conferma pagamento").first()).toBeVisible();
  await expect(page.getByText("Ricarica la pagina se non vieni reindirizzato").first()).toBeVisible();
  // The page reloads by itself after three seconds, and returns by the return URL.
  await page.clock.fastForward(3000);
  await expect(page.getByText("La banca lavora ancora al tuo pagamento.")).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.clock.fastForward(3000);
  await expectThanks(page);
});

test("a tab is closed right after paying: the event gives access, another tab continues by itself, and access begins at once on request", {
  tag: "@in-production",
}, async ({ page, context }) => {
  let paid = (_intentId: string) => {};
  const payment = new Promise<string>((resolve) => {
    paid = resolve;
  });
  await openAsPayer(page, async (asked) => {
    await bank(asked);
    paid(asked.intentId);
    throw new Error("closed");
  });
  await page.route("**/api/confirm-payment", (route) => route.abort());
  await openForm(page, false);
  await payWith(page, CARDS.good);
  await expect(page.getByText("La rete si è interrotta")).toBeVisible();
  await expect(page.getByText("Non pagare di nuovo")).toBeVisible();
  await page.close();
  const other = await context.newPage();
  await openWithConsent(other, "/payment");
  await deliverEvents(await payment);
  await expectScheduled(other);
  await other.getByRole("button", { name: "Comincia subito" }).click();
  await expect(other.getByText("Spunta la casella per confermare.").first()).toBeVisible();
  await other.getByRole("checkbox").check();
  await other.getByRole("button", { name: "Comincia subito" }).click();
  await expect(other.getByText(/^Accesso valido fino al/)).toBeVisible();
  await expect(other.getByRole("link", { name: "Inizia la simulazione" }).first()).toBeVisible();
});

test("a learner who pays from another page is taken to the page that may load Stripe; a form that cannot load is reported", async ({
  page,
}) => {
  await openAsPayer(page);
  // Stripe's library retries more than once.
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.goto("/dashboard");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", PAY).click();
  await page.waitForURL("**/payment");
  await expect(page.getByText("Il modulo della carta non si apre.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Codice regalo" })).toBeEnabled();
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.unroute("https://js.stripe.com/**");
  await stubStripeJs(page, bank);
  await openForm(page);
  await payWith(page, CARDS.good);
  await expectThanks(page);
  // The checkbox was carried over: the right of withdrawal is waived.
  await page.goto("/account");
  await expect(page.getByText("hai rinunciato al diritto di recesso")).toBeVisible();
  await expect(page.getByRole("button", { name: "Voglio recedere dall'acquisto" })).toHaveCount(0);
});
