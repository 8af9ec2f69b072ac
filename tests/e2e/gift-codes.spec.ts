import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectUsableAtBothWidths } from "@/tests/support/both-sizes";
import { expect, openWithConsent, test } from "@/tests/support/browser";
import { signInAs, signInAsNewLearner } from "@/tests/support/site-calls";

/** Opens the form of a batch as an admin and fills it in; does not submit it. */
async function fillBatch(page: Page, owner: string): Promise<void> {
  await signInAs(page, "admin@example.it");
  await openWithConsent(page, "/admin/gift-codes");
  await page.getByLabel("Quanti codici").fill("3");
  await page.getByLabel("Per chi").fill(owner);
}

const makeCodes = (page: Page) => page.getByRole("button", { name: "Fai i codici" }).click();

test("an admin makes a batch of codes, sees who redeemed one, revokes the rest, and finds a code", async ({
  page,
  browser,
}) => {
  const owner = `Scuola ${Date.now()}`;
  await fillBatch(page, owner);
  await makeCodes(page);
  await expect(page.getByRole("heading", { name: "Ecco i 3 codici" })).toBeFocused();
  await expectUsableAtBothWidths(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Scarica CSV" }).click();
  const csv = readFileSync(await (await downloading).path(), "utf8");
  const codes = [...csv.matchAll(/^"\d";"(CILS-\w{4}-\w{4})";/gm)].map(([, code = ""]) => code);
  expect(codes).toHaveLength(3);
  for (const code of codes) await expect(page.getByText(code, { exact: true })).toBeVisible();

  const learner = await browser.newPage();
  await signInAsNewLearner(learner, { hasAccess: false });
  const redeemed = await learner.request.post("/api/redeem-gift-code", {
    headers: { Origin: process.env["SITE_URL"] ?? "" },
    data: { code: codes[0] },
  });
  expect(redeemed.ok()).toBe(true);
  await learner.context().close();

  await page.getByRole("button", { name: "Li ho salvati" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Lotto: ${owner}` })).toBeVisible();
  await expect(page.getByText("Non usato", { exact: true })).toHaveCount(2);
  await expect(page.getByText("Usato", { exact: true })).toHaveCount(1);
  await expect(page.getByText("1 su 3")).toBeVisible();
  await expect(page.getByRole("link", { name: "Prova Di Prova" })).toBeVisible();
  for (const code of codes) expect(await page.content()).not.toContain(code);

  await page.getByRole("button", { name: "Annulla tutti i codici non usati" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Annullare 2 codici non usati?" })).toBeVisible();
  await dialog.getByLabel("Perché").fill(`Contratto finito di ${owner}`);
  await dialog.getByRole("button", { name: "Sì, annulla" }).click();
  await expect(page.getByText("Annullato", { exact: true })).toHaveCount(2);

  await page.goto("/admin/gift-codes");
  await page.getByLabel("Codice", { exact: true }).fill(codes[2]?.toLowerCase() ?? "");
  await page.getByRole("button", { name: "Cerca" }).click();
  await expect(page.getByText("È il numero 3 di un lotto. Stato: Annullato.")).toBeVisible();
  await expectUsableAtBothWidths(page);
  await page.goto("/admin/audit?kind=gift_code_revoked");
  await expect(page.getByText(`Motivo: Contratto finito di ${owner}`)).toBeVisible();
});

test("codes whose response was lost, or that were not saved, come back unchanged", async ({ page }) => {
  const owner = `Persa ${Date.now()}`;
  await fillBatch(page, owner);
  // The server makes the batch, but the response never arrives.
  await page.route("**/admin/gift-codes", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await makeCodes(page);
  await expect(page.getByText("La risposta non è arrivata")).toBeVisible();
  await page.unroute("**/admin/gift-codes");
  await page.getByRole("button", { name: "Mostra i codici" }).click();
  const list = page.getByRole("region", { name: "I codici, in ordine di numero" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  const codes = await list.getByRole("listitem").allInnerTexts();

  // Left without saving by an internal link, which triggers no browser warning.
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
