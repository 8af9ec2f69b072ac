import type { Page } from "@playwright/test";
import { runSql } from "@/scripts/sql";
import { expectAccessible } from "@/tests/support/accessibility";
import { appCode } from "@/tests/support/authenticator";
import { DEMO_PASSWORD, expect, openWithConsent, test } from "@/tests/support/browser";
import { signInAsNewLearner } from "@/tests/support/site-calls";

/** Fills in the login page with the right password. */
async function fillLogin(page: Page, email: string): Promise<void> {
  await openWithConsent(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Accedi" }).click();
}

test("an admin protects the account with codes of an app, signs in with them, and removes them", async ({
  page,
  browser,
}) => {
  const email = await signInAsNewLearner(page, { hasAccess: false });
  await runSql(process.env["DATABASE_URL"] ?? "", `UPDATE "User" SET "isAdmin" = true WHERE email = '${email}'`);
  let secret = "";
  let recoveryCode = "";

  await test.step("the admin's first screen leads to the password", async () => {
    await openWithConsent(page, "/dashboard");
    await page.getByRole("link", { name: "Proteggi l'accesso con la verifica in due passaggi" }).click();
    await page.getByLabel("La tua password", { exact: true }).fill("sbagliata");
    await page.getByRole("button", { name: "Comincia" }).click();
    await expect(page.getByText("La password di adesso non è giusta.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("La tua password", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Comincia" }).click();
  });

  await test.step("the app reads the QR code or the key, and its code confirms the set-up", async () => {
    await expect(page.getByRole("img", { name: /Codice QR/ })).toBeVisible();
    const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    secret = ((await key.textContent()) ?? "").replaceAll(" ", "");
    await expectAccessible(page);
    await page.getByLabel("Codice di sei cifre").fill(appCode(secret));
    await page.getByRole("button", { name: "Attiva" }).click();
  });

  await test.step("the recovery codes stay visible until they are saved, and are not shown again", async () => {
    const codes = page.getByRole("list", { name: "Codici di recupero" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    recoveryCode = (await codes.first().textContent()) ?? "";
    await page.getByRole("button", { name: "Ho salvato i codici" }).click();
    await expect(page.getByRole("button", { name: "Togli la verifica" })).toBeVisible();
    await expect(codes).toHaveCount(0);
    await expect(page.getByText("Ti restano 10 codici di recupero.")).toBeVisible();
  });

  await test.step("another browser needs the password and a code", async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await fillLogin(other, email);
    await expect(other.getByText("La password è giusta.")).toBeVisible();
    await expect(other.getByLabel("Codice di verifica")).toBeFocused();
    await expectAccessible(other);
    await other.getByLabel("Codice di verifica").fill("12");
    await other.getByRole("button", { name: "Accedi" }).click();
    await expect(other.getByText("Il codice è sbagliato o è già stato usato.").first()).toBeVisible();
    await other.getByLabel("Codice di verifica").fill(appCode(secret, new Date(Date.now() + 30_000)));
    await other.getByRole("button", { name: "Accedi" }).click();
    await other.waitForURL("**/dashboard");
    await context.close();
  });

  await test.step("the factor is removed with the password and a recovery code", async () => {
    await page.getByLabel("La tua password", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByLabel("Codice dell'app o codice di recupero").fill(recoveryCode);
    await page.getByRole("button", { name: "Togli la verifica" }).click();
    await expect(page.getByRole("button", { name: "Comincia" })).toBeVisible();
  });
});
