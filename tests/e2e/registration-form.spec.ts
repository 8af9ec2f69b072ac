import { expect, openMenu, openWithConsent, test } from "@/tests/support/browser";
import { signInAsNewLearner } from "@/tests/support/site-calls";

test("the registration warns of mismatches, shows faults while typing, and keeps the input", async ({ page }) => {
  await openWithConsent(page, "/register");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field("Nome").fill("Mirela");
  await field("Cognome").fill("Hoxha");
  for (const [part, value] of [
    ["Giorno", "3"],
    ["Mese", "4"],
    ["Anno", "1990"],
  ] as const)
    await field(part).fill(value);
  await field("Luogo di nascita").fill("Albania");
  await field("Codice fiscale").fill("hxhmrl90d44z100a");
  await field("Città").fill("Roma");
  await expect(page.getByText("Il codice dice un'altra data di nascita.")).toBeVisible();
  await field("Giorno").fill("4");
  await field("Provincia").selectOption("Rovigo (RO)");
  await expect(page.getByText("Roma è in provincia di Roma (RM)")).toBeVisible();
  await expect(page.getByText("Il codice dice un'altra data di nascita.")).toBeHidden();
  await field("Provincia").selectOption("Roma (RM)");
  await field("CAP").fill("20121");
  await field("Email").fill("nessuna");
  await expect(page.getByText("di solito comincia con 00")).toBeVisible();

  await page.getByRole("button", { name: "Registrati" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Controlla questi punti" });
  await expect(summary.getByText(/^Email: /)).toBeVisible();
  await expect(summary.getByText(/^Data di nascita/)).toBeHidden();
  await field("Email").fill("mirela@example.it");
  await expect(summary.getByText(/^Email: /)).toBeHidden();
  await expect(field("Email")).toBeFocused();
  await expect(field("Giorno")).toHaveValue("4");
  await expect(field("Codice fiscale")).toHaveValue("HXHMRL90D44Z100A");
});

test("a newly registered user finds the sign-out in the menu, also with the keyboard", async ({ page }) => {
  await signInAsNewLearner(page, { hasAccess: false });
  await openWithConsent(page, "/payment");
  await page.locator("header summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Esci" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Esci" })).toBeHidden();
  await expect(page.locator("header summary")).toBeFocused();
  await openMenu(page);
  await page.getByRole("button", { name: "Esci" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("the codice fiscale is pasted with spaces, and a wrong check letter is said before it is taken", async ({
  page,
}) => {
  await signInAsNewLearner(page, { hasAccess: false });
  await openWithConsent(page, "/account/tax-code");
  const code = page.getByLabel("Codice fiscale", { exact: true });
  await code.fill("");
  await page.evaluate(() => document.getElementById("change-codiceFiscale")?.focus());
  await page.keyboard.insertText("rss mra 85t10 a562t");
  await expect(code).toHaveValue("RSSMRA85T10A562T");
  const save = page.getByRole("button", { name: "Salva", exact: true });
  await save.click();
  await expect(page.getByRole("alert").filter({ hasText: "l'ultima lettera non corrisponde" })).toBeVisible();
  await save.click();
  await expect(page.getByText("Il tuo codice fiscale è salvato.")).toBeVisible();
});
