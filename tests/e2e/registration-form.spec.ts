import { randomUUID } from "node:crypto";
import { expectUsablePage } from "@/tests/support/accessibility";
import { DEMO_PASSWORD, expect, openMenu, openWithConsent, reloadWithFonts, test } from "@/tests/support/browser";
import { signInAsNewLearner } from "@/tests/support/site-calls";

test("the registration derives birth and town, warns of mismatches, keeps the input, and leads to its faults", async ({
  page,
}) => {
  const taken = await signInAsNewLearner(page);
  await page.context().clearCookies();
  await openWithConsent(page, "/register");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const line = (text: string) => page.getByRole("status").filter({ hasText: new RegExp(`^${RegExp.escape(text)}$`) });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const summary = page.getByRole("alert").filter({ hasText: "Controlla questi punti" });
  /** Where a button ends, in pixels from the top of the page. */
  const endOf = (name: string) => button(name).evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY);
  const kept = () => page.evaluate(() => sessionStorage.getItem("cils-registration"));

  await test.step("the first step is checked before the second opens", async () => {
    await expect(page.getByText("Questo è un allenamento, non l'esame.")).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await reloadWithFonts(page);
    expect(await endOf("Avanti")).toBeLessThan(1100);
    await field("Nome").fill("Mariola");
    await field("Cognome").fill("Hoxha");
    await field("Email").fill("nessuna");
    await field("Password").fill(DEMO_PASSWORD);
    await button("Avanti").click();
    await expect(summary.getByText(/^Email: /)).toBeVisible();
    await field("Email").fill(taken);
    await expect(summary).toBeHidden();
    await expect(field("Email")).toBeFocused();
    await button("Avanti").click();
    await expect(page.getByRole("heading", { name: "I dati per la ricevuta" })).toBeFocused();
    await expect(field("Nome")).toBeHidden();
  });

  await test.step("birth follows from the codice fiscale, unless its last letter is wrong", async () => {
    await field("Codice fiscale").fill("hxhmrl90d44z100a");
    await expect(page.getByText("l'ultima lettera non va bene con le altre")).toBeVisible();
    await expect(field("Giorno")).toHaveValue("");
    await field("Codice fiscale").fill("hxhmrl90d44z100z");
    await expect(line("Nascita: 4 aprile 1990, Albania")).toBeVisible();
    await button("Cambia").click();
    await expect(field("Giorno")).toBeFocused();
    await field("Giorno").fill("3");
    await field("Via e numero").fill("Via Roma 1");
    await expect(page.getByText("Il codice dice un'altra data di nascita.")).toBeVisible();
    await field("Giorno").fill("4");
    await field("Via e numero").focus();
    await expect(page.getByText("Il codice dice un'altra data di nascita.")).toBeHidden();
  });

  await test.step("town and province follow from the CAP where it names them", async () => {
    await field("CAP").fill("20121");
    await expect(line("Milano (MI)")).toBeVisible();
    await field("CAP").fill("41012");
    await expect(field("Provincia")).toHaveValue("MO");
    await expect(field("Città")).toHaveValue("");
    await field("Città").fill("Roma");
    await expect(field("Provincia")).toHaveValue("RM");
    await expect(page.getByText("di solito comincia con 00")).toBeVisible();
    await field("Provincia").selectOption("Rovigo (RO)");
    await expect(page.getByText("Roma è in provincia di Roma (RM)")).toBeVisible();
    await field("Provincia").selectOption("Roma (RM)");
    await field("CAP").fill("00185");
    await expect(line("Roma (RM)")).toBeVisible();
  });

  await test.step("a reload keeps all but the password, and the way back leads to the first step", async () => {
    expect(await kept()).not.toContain(DEMO_PASSWORD);
    await page.reload();
    await expect(page.getByText("Quello che avevi scritto è ancora qui.")).toBeVisible();
    await expect(field("Cognome")).toHaveValue("Hoxha");
    await expect(field("Password")).toHaveValue("");
    await field("Password").fill(DEMO_PASSWORD);
    await button("Avanti").click();
    await expect(line("Nascita: 4 aprile 1990, Albania")).toBeVisible();
    await expect(line("Roma (RM)")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Chi sei e come accedi" })).toBeFocused();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "I dati per la ricevuta" })).toBeFocused();
  });

  await test.step("a fault of the first step is shown there, and nothing is kept afterwards", async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator("main :is(a, button).bg-accent:visible")).toHaveCount(1);
      await expectUsablePage(page);
      expect(await endOf("Indietro")).toBeLessThan(width === 360 ? 1400 : 1100);
    }
    await page.getByRole("checkbox").check();
    await button("Registrati").click();
    await expect(summary.getByText(/^Email: /)).toBeVisible();
    await expect(field("Email")).toBeVisible();
    await field("Email").fill(`mariola-${randomUUID()}@example.it`);
    await button("Avanti").click();
    await button("Registrati").click();
    await page.waitForURL("**/payment");
    expect(await kept()).toBeNull();
    await expect(page.locator("main :is(a, button).bg-accent:visible")).toHaveCount(1);
  });
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

test("a codice fiscale can be pasted with spaces, and a wrong check letter is reported before it is saved", async ({
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
  await expect(page.getByRole("alert").filter({ hasText: "l'ultima lettera non va bene con le altre" })).toBeVisible();
  await save.click();
  await expect(page.getByText("Il tuo codice fiscale è salvato.")).toBeVisible();
});
