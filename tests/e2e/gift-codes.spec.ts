import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectUsableByAll } from "@/tests/support/accessibility";
import { expect, openAnswered, redeem, register, signIn, test } from "@/tests/support/browser";

/** Fills the form of a batch and sends it; ends where the codes are shown. */
async function makeBatch(page: Page, owner: string): Promise<void> {
  await openAnswered(page, "/admin/gift-codes");
  await page.getByLabel("Quanti codici").fill("3");
  await page.getByLabel("Per chi").fill(owner);
  await page.getByRole("button", { name: "Fai i codici" }).click();
  await expect(page.getByRole("heading", { name: "Ecco i 3 codici" })).toBeFocused();
}

test("an admin makes a batch of codes, a learner redeems one, the rest are revoked and refused with words", async ({
  page,
  browser,
}, { project }) => {
  const owner = `Scuola ${project.name} ${Date.now()}`;
  await signIn(page, "admin@example.it");
  await makeBatch(page, owner);
  await expectUsableByAll(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Scarica CSV" }).click();
  const csv = readFileSync(await (await downloading).path(), "utf8");
  const codes = [...csv.matchAll(/^"\d";"(CILS-\w{4}-\w{4})";/gm)].map(([, code = ""]) => code);
  expect(codes).toHaveLength(3);
  for (const code of codes) await expect(page.getByText(code, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Li ho salvati" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Lotto: ${owner}` })).toBeVisible();
  await expect(page.getByText("Non usato", { exact: true })).toHaveCount(3);
  for (const code of codes) expect(await page.content()).not.toContain(code);
  await expectUsableByAll(page);

  const learner = await browser.newContext();
  const learnerPage = await learner.newPage();
  await register(learnerPage, `regalo-${project.name}-${Date.now()}@example.it`);
  await redeem(learnerPage, codes[0] ?? "");
  await learner.close();

  await page.reload();
  await expect(page.getByText("Usato", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Ștefania Gjoni-Łuczak" })).toBeVisible();
  await expect(page.getByText("1 su 3")).toBeVisible();

  await page.getByRole("button", { name: "Annulla tutti i codici non usati" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Annullare 2 codici non usati?" })).toBeVisible();
  await dialog.getByLabel("Perché").fill("Contratto finito");
  await dialog.getByRole("button", { name: "Sì, annulla" }).click();
  await expect(page.getByText("Annullato", { exact: true })).toHaveCount(2);

  const late = await browser.newContext();
  const latePage = await late.newPage();
  await register(latePage, `tardi-${project.name}-${Date.now()}@example.it`);
  await latePage.getByRole("textbox", { name: "Codice regalo" }).fill(codes[1] ?? "");
  await latePage.getByRole("button", { name: "Usa il codice" }).click();
  await expect(latePage.getByText("Questo codice regalo è stato annullato").first()).toBeVisible();
  await late.close();

  await page.goto("/admin/gift-codes");
  await expect(page.getByRole("link", { name: owner })).toBeVisible();
  await page.getByLabel("Codice", { exact: true }).fill(codes[2]?.toLowerCase() ?? "");
  await page.getByRole("button", { name: "Cerca" }).click();
  await expect(page.getByText("È il numero 3 di un lotto. Stato: Annullato.")).toBeVisible();
  await expectUsableByAll(page);

  await page.goto("/admin/audit?kind=gift_code_revoked");
  await expect(page.getByText("Motivo: Contratto finito").first()).toBeVisible();
  await expectUsableByAll(page);
});

test("codes whose answer got lost, or that were left unsaved, come back and are the same", async ({ page }, {
  project,
}) => {
  const owner = `Persa ${project.name} ${Date.now()}`;
  await signIn(page, "admin@example.it");
  await openAnswered(page, "/admin/gift-codes");
  await page.getByLabel("Quanti codici").fill("3");
  await page.getByLabel("Per chi").fill(owner);
  // The server makes the batch; the answer never arrives.
  await page.route("**/admin/gift-codes", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Fai i codici" }).click();
  await expect(page.getByText("La risposta non è arrivata")).toBeVisible();
  await page.unroute("**/admin/gift-codes");
  await page.getByRole("button", { name: "Mostra i codici" }).click();
  const list = page.getByRole("region", { name: "I codici, in ordine di numero" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  const codes = await list.getByRole("listitem").allInnerTexts();

  // Left without saving, by a link of ours that no browser warns of.
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Registro" })).toBeVisible();
  await page.getByRole("link", { name: "Codici regalo" }).click();
  await expect(page.getByText("Codici ancora da salvare")).toBeVisible();
  await page.getByRole("button", { name: "Mostra i codici" }).click();
  await expect(list.getByRole("listitem")).toHaveText(codes);
  await page.getByRole("button", { name: "Li ho salvati" }).click();
  await expect(page.getByText("Non hai ancora scaricato né copiato")).toBeVisible();
  await page.getByRole("button", { name: "Li ho salvati" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Lotto: ${owner}` })).toBeVisible();
  await page.goto("/admin/gift-codes");
  await expect(page.getByRole("link", { name: owner })).toHaveCount(1);
  await expect(page.getByText("Codici ancora da salvare")).toBeHidden();
});

test("a chart of the figures says what it shows, and has its numbers in a table", async ({ page }) => {
  await signIn(page, "admin@example.it");
  await openAnswered(page, "/admin/figures?range=weeks");
  await expectUsableByAll(page);
  await expect(page.getByRole("img", { name: /^Iscrizioni, 12 settimane: in tutto \d+/ })).toBeVisible();
  await page.getByText("Vedi i numeri").first().click();
  await expect(page.getByRole("table", { name: "Iscrizioni, 12 settimane" }).getByRole("row")).toHaveCount(13);
});
