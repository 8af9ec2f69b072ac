/** Drives a page with the keyboard only. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser";

/** More stops than any page has before what a test looks for. */
const MAX_TAB_STOPS = 150;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tabulator does not reach ${target}`);
}

/** Moves the focus there and presses a key, Enter by default. */
export async function focusAndPress(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and writes. */
export async function focusAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Signs in by keyboard alone; ends on the first page for those who are signed in. */
export async function signInByKeyboard(page: Page, email: string, password: string): Promise<void> {
  await focusAndType(page, page.getByLabel("Email"), email);
  await focusAndType(page, page.getByLabel("Password", { exact: true }), password);
  await focusAndPress(page, page.getByRole("button", { name: "Accedi" }));
  await page.waitForURL("**/dashboard");
}
