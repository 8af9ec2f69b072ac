/** Drives a page with the keyboard only. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser";

/** More tab stops than any page has before the target of a test. */
const MAX_TAB_STOPS = 150;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target is focused. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tabulator does not reach ${target}`);
}

/** Focuses the target and presses a key, Enter by default. */
export async function focusAndPress(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Focuses a field and types. */
export async function focusAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Signs in with the keyboard only; ends on the first page for signed-in users. */
export async function signInByKeyboard(page: Page, email: string, password: string): Promise<void> {
  await focusAndType(page, page.getByLabel("Email"), email);
  await focusAndType(page, page.getByLabel("Password", { exact: true }), password);
  await focusAndPress(page, page.getByRole("button", { name: "Accedi" }));
  await page.waitForURL("**/dashboard");
}
