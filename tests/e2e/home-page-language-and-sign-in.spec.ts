import { DEMO_PASSWORD, expect, openWithConsent, test } from "@/tests/support/browser";

test("a visitor chooses a language, which persists, and signs in on the home page after accepting the terms", {
  tag: "@in-production",
}, async ({ page, isMobile }) => {
  await openWithConsent(page, "/");
  await page.getByRole("combobox").selectOption("en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => localStorage.getItem("cils-language"))).toBe("en");
  // The copy in local storage outlives the cookie.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("combobox").selectOption("it");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");

  // On a desktop the sign-in stands beside the title.
  if (isMobile) await page.getByRole("link", { name: "Accedi" }).click();
  await page.getByLabel("Email").fill("studente@example.it");
  await page.getByLabel("Password", { exact: true }).fill("sbagliata");
  const enter = page.getByRole("button", { name: "Accedi" });
  await expect(enter).toBeDisabled();
  await page.getByRole("checkbox").check();
  await enter.click();
  await expect(page.getByText("Credenziali non valide").first()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await enter.click();
  await page.waitForURL("**/dashboard");
});
