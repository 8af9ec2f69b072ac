import type { Page } from "@playwright/test";
import { expectUsableByAll } from "@/tests/support/accessibility";
import { expect, hold, openMenu, register, signIn, test } from "@/tests/support/browser";
import { bank, cardSite, deliverEvents, mailsTo, payAtStripe, reconcile } from "@/tests/support/card-site";
import { type Bank, CARDS, standInForStripeJs } from "@/tests/support/stripe-js";

// One site of its own, which takes cards from a stand-in of Stripe's. Its events are lost unless a test delivers them.
test.use({ baseURL: cardSite.url });

const PAY = { name: "Paga €8,99", exact: true };
const CONFIRM = { name: "Conferma e paga €8,99" };

const emailOf = (name: string) => `${name}-${test.info().project.name}-${Date.now().toString(36)}@example.it`;

/** A new learner on the payment page, with Stripe's script stood in for; answers the e-mail. */
async function registerPayer(page: Page, name: string, wire: Bank = bank): Promise<string> {
  const email = emailOf(name);
  await standInForStripeJs(page, wire);
  await register(page, email);
  return email;
}

/** Opens the card form; answers the id of the payment. */
async function openForm(page: Page): Promise<string> {
  const [response] = await Promise.all([
    page.waitForResponse("**/api/create-payment-intent"),
    page.getByRole("button", PAY).click(),
  ]);
  const { clientSecret } = await response.json();
  await expect(page.getByRole("button", CONFIRM)).toBeEnabled();
  return clientSecret.split("_secret_")[0];
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Numero della carta").fill(card);
  await page.getByRole("button", CONFIRM).click();
}

/** The dashboard, with its thanks. */
async function expectThanks(page: Page): Promise<void> {
  const thanks = page.getByText("Grazie per il tuo acquisto. Ora puoi accedere alle simulazioni.");
  await expect(thanks).toBeVisible();
  await expect(page.getByText("Pagamento completato!")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Le tue simulazioni" })).toBeVisible();
  await expect(page.getByText(/^Accesso valido fino al/)).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe("");
}

test("a learner pays, is let in, gets the order mail, and may withdraw in two steps; the admin sees it @in-production", async ({
  page,
  browser,
}) => {
  const email = await registerPayer(page, "paga");
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await openForm(page);
  await payWith(page, CARDS.good);
  await expectThanks(page);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]).toContain("Puoi cambiare idea fino al");

  await openMenu(page);
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByText(/^Valido fino al/)).toBeVisible();
  await page.getByRole("button", { name: "Voglio recedere dall'acquisto" }).click();
  await expect(page.getByText("Io, Ștefania Gjoni-Łuczak, comunico che recedo")).toBeVisible();
  await page.getByRole("button", { name: "Conferma il recesso" }).click();
  await expect(page.getByText(/^Hai chiesto il recesso il/)).toBeVisible();
  await expect(page.getByText("Il tuo accesso è stato chiuso.")).toBeVisible();
  await expect.poll(() => mailsTo(email)).toHaveLength(2);
  expect(mailsTo(email).join()).toContain("Abbiamo ricevuto il tuo recesso");

  const office = await browser.newPage({ baseURL: cardSite.url });
  await signIn(office, "admin@example.it");
  await expect(office.getByRole("listitem").filter({ hasText: email })).toContainText("Recesso chiesto il");
  await office.close();
});

test("who chose to start at once has given up the withdrawal, and the mail says so", async ({ page }) => {
  const email = await registerPayer(page, "rinuncia");
  await page.getByRole("checkbox").check();
  await openForm(page);
  await payWith(page, CARDS.good);
  await expectThanks(page);
  await page.goto("/account");
  await expect(page.getByText("hai rinunciato al diritto di recesso")).toBeVisible();
  await expect(page.getByRole("button", { name: "Voglio recedere dall'acquisto" })).toHaveCount(0);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(mailsTo(email)[0]).toContain("rinuncio al diritto di recesso");
});

test("a declined card is told in the bank's words, and another card still works", async ({ page }) => {
  await registerPayer(page, "rifiutata");
  await openForm(page);
  await payWith(page, CARDS.declined);
  await expect(page.getByRole("alert").filter({ hasText: "La tua carta è stata rifiutata." })).toBeVisible();
  await expect(page.getByText("Errore nel pagamento").first()).toBeVisible();
  await payWith(page, CARDS.good);
  await expectThanks(page);
});

test("the bank's question: a no pays nothing, a yes lets in", async ({ page }) => {
  await registerPayer(page, "banca");
  await openForm(page);
  await payWith(page, CARDS.asksBack);
  await page.getByRole("button", { name: "Rifiuto" }).click();
  await expect(page.getByText("La tua carta è stata rifiutata.").first()).toBeVisible();
  await payWith(page, CARDS.asksBack);
  await page.getByRole("button", { name: "Confermo alla banca" }).click();
  await expectThanks(page);
});

test("a network cut before the bank was asked: nothing is paid, and one may try again", async ({ page }) => {
  let isCut = true;
  await registerPayer(page, "rete-prima", async (payment) => {
    if (isCut) throw new Error("cut");
    return bank(payment);
  });
  await openForm(page);
  await payWith(page, CARDS.good);
  await expect(page.getByText("Il pagamento non è riuscito e non hai pagato niente.").first()).toBeVisible();
  isCut = false;
  await openForm(page);
  await payWith(page, CARDS.good);
  await expectThanks(page);
});

test("a network cut after the bank was asked: the page waits for the network and then lets in", async ({ page }) => {
  await registerPayer(page, "rete-dopo", async (payment) => {
    await bank(payment);
    throw new Error("cut");
  });
  await page.route("**/api/confirm-payment", (route) => route.abort());
  await openForm(page);
  await payWith(page, CARDS.good);
  await expect(page.getByText("La rete si è interrotta")).toBeVisible();
  await expect(page.getByText("Non pagare di nuovo")).toBeVisible();
  await page.unroute("**/api/confirm-payment");
  await expectThanks(page);
});

test("paid, and the backend does not answer: said in plain words, reloaded, let in", async ({ page }) => {
  await registerPayer(page, "conferma");
  await page.route("**/api/confirm-payment", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await openForm(page);
  // The page reloads by itself after three seconds.
  const letGo = await hold(page, (request) => request.isNavigationRequest());
  await payWith(page, CARDS.good);
  await expect(page.getByText("Errore conferma pagamento").first()).toBeVisible();
  await expect(page.getByText("Ricarica la pagina se non vieni reindirizzato").first()).toBeVisible();
  letGo();
  await expectThanks(page);
});

test("double clicks open one session and pay once", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
  });
  await registerPayer(page, "doppio");
  await page.getByRole("button", PAY).dblclick();
  await page.getByLabel("Numero della carta").fill(CARDS.good);
  await page.getByRole("button", CONFIRM).dblclick();
  await expectThanks(page);
  expect(calls.filter((path) => path === "/api/create-payment-intent")).toHaveLength(1);
  expect(calls.filter((path) => path.endsWith("/confirm"))).toHaveLength(1);
});

test("two tabs share one payment: paid in one, the other is let in too", async ({ page, context }) => {
  await registerPayer(page, "schede");
  const other = await context.newPage();
  await standInForStripeJs(other, bank);
  await other.goto("/payment");
  const intents = [await openForm(page), await openForm(other)];
  expect(new Set(intents).size).toBe(1);
  await payWith(page, CARDS.good);
  await expectThanks(page);
  await other.waitForURL("**/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "Le tue simulazioni" })).toBeVisible();
});

for (const way of ["event", "reconciliation"] as const) {
  test(`the browser is closed right after paying: the ${way} lets in @in-production`, async ({ page, context }) => {
    let paid = (_intentId: string) => {};
    const payment = new Promise<string>((resolve) => {
      paid = resolve;
    });
    await registerPayer(page, `chiuso-${way}`, async (asked) => {
      await bank(asked);
      paid(asked.intentId);
      throw new Error("closed");
    });
    await page.route("**/api/confirm-payment", (route) => route.abort());
    await openForm(page);
    await payWith(page, CARDS.good);
    const intentId = await payment;
    await page.close();
    if (way === "event") await deliverEvents(intentId);
    else await reconcile();
    const later = await context.newPage();
    await later.goto("/payment");
    await expect(later.getByRole("heading", { level: 1, name: "Le tue simulazioni" })).toBeVisible();
  });
}

test("coming back by the return address: paid lets in, refused says so, slow waits", async ({ page }) => {
  await registerPayer(page, "ritorno");
  const intentId = await openForm(page);
  const back = `/payment?payment_intent=${intentId}&payment_intent_client_secret=x&redirect_status=succeeded`;

  await payAtStripe(intentId, "decline");
  await page.goto(back);
  await expect(page.getByText("Il pagamento non è riuscito e non hai pagato niente.").first()).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe("");

  await payAtStripe(intentId, "processing");
  await page.goto(back);
  await expect(page.getByText("La banca sta ancora lavorando al tuo pagamento.")).toBeVisible();
  await payAtStripe(intentId, "succeed");
  await expectThanks(page);

  await page.goto("/payment?payment_intent=pi_1&redirect_status=succeeded");
  await page.waitForURL("**/dashboard**");
});

test("a payment of somebody else in the return address lets nobody in", async ({ page }) => {
  await registerPayer(page, "altrui");
  await page.goto("/payment?payment_intent=pi_someone_elses&redirect_status=succeeded");
  await expect(page.getByText("Il pagamento non è riuscito e non hai pagato niente.").first()).toBeVisible();
  await expect(page.getByRole("button", PAY)).toBeEnabled();
});

test("a card form that cannot be loaded is said, and the gift code still works", async ({ page }) => {
  await register(page, emailOf("modulo"));
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await page.getByRole("button", PAY).click();
  await expect(page.getByText("Il modulo della carta non si è aperto.").first()).toBeVisible();
  await expect(page.getByRole("button", PAY)).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Codice regalo" })).toBeEnabled();
});

test("the card form and the account can be used by everybody and never scroll sideways", async ({ page }) => {
  await registerPayer(page, "tutti");
  await expect(page.getByRole("button", PAY)).toBeEnabled();
  await expectUsableByAll(page);
  await openForm(page);
  await expectUsableByAll(page);
  await payWith(page, CARDS.declined);
  await expect(page.getByRole("alert").filter({ hasText: "rifiutata" })).toBeVisible();
  await expectUsableByAll(page);
  await payWith(page, CARDS.good);
  await expectThanks(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Voglio recedere dall'acquisto" }).click();
  await expect(page.getByRole("button", { name: "Conferma il recesso" })).toBeVisible();
  await expectUsableByAll(page);
});

test("who pays on a page that may not load Stripe is taken to the one that may, and the form opens", async ({
  page,
}) => {
  await registerPayer(page, "porta");
  for (const path of ["/dashboard", "/simulazioni", "/"]) {
    await page.goto(path);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", PAY).click();
    await expect(page.getByRole("button", CONFIRM)).toBeEnabled();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/payment");
  }
  await payWith(page, CARDS.good);
  await expectThanks(page);
});
