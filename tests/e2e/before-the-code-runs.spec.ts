import type { Page } from "@playwright/test";
import { expect, hold, openAnswered, test } from "@/tests/support/browser";
import { becomeNewLearner } from "@/tests/support/learner";

/** Loads the page anew on a line so slow that its HTML is there and its code is not; answers what lets the code come. */
async function reloadSlowly(page: Page): Promise<() => void> {
  const letGo = await hold(page, (request) => request.resourceType() === "script");
  await page.reload({ waitUntil: "commit" });
  return letGo;
}

test("what was typed before the page's code runs is what is sent", async ({ page }) => {
  await becomeNewLearner(page, { hasAccess: false });
  await openAnswered(page, "/payment");
  const letGo = await reloadSlowly(page);
  const code = page.getByRole("textbox", { name: "Codice regalo" });
  await code.fill("cils-demo-9999");
  letGo();
  await page.getByRole("button", { name: "Usa il codice" }).click();
  await expect(page.getByText("Non conosciamo questo codice regalo").first()).toBeVisible();
  await expect(code).toHaveValue("cils-demo-9999");
});

test("no language is shown as chosen before the page can follow", async ({ page }) => {
  await page.goto("/login");
  const letGo = await reloadSlowly(page);
  await expect(page.getByRole("combobox")).toBeDisabled();
  letGo();
  await page.getByRole("combobox").selectOption("en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
