import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, expect, openMenu, openWithConsent, test } from "@/tests/support/browser";
import { signInAsNewLearner } from "@/tests/support/site-calls";

/** Records every moment in which the page has no title, from its first line on. */
async function recordMissingTitles(page: Page): Promise<() => Promise<string[]>> {
  const bare: string[] = [];
  await page.exposeFunction("noteBareTitle", (where: string) => bare.push(where));
  await page.addInitScript(() => {
    const note = () => {
      const isThere = document.body !== null && document.readyState !== "loading";
      if (isThere && document.title.trim() === "") Reflect.get(window, "noteBareTitle")(location.pathname);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return async () => {
    await page.evaluate(() => document.title);
    return bare;
  };
}

test("a page always has a title, during navigation and after actions", async ({ page }) => {
  const bareTitles = await recordMissingTitles(page);
  await signInAsNewLearner(page, { hasAccess: false });
  await openWithConsent(page, "/payment");

  await openMenu(page);
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveTitle(/^Il tuo account/);
  await page.getByRole("link", { name: /nome/i }).first().click();
  await page.getByLabel("Nome", { exact: true }).fill("Stefania");
  await page.getByRole("button", { name: "Salva" }).click();
  await page.waitForURL("**/account?**");
  await expect(page).toHaveTitle(/^Il tuo account/);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL("**/dashboard");
  await openMenu(page);
  await page.getByRole("button", { name: "Esci" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await openWithConsent(page, "/login");
  await page.getByLabel("Email").fill("studente@example.it");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Accedi" }).click();
  await page.waitForURL("**/dashboard");
  await page.goBack();
  expect(await bareTitles()).toEqual([]);
});
