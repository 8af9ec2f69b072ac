import type { Page } from "@playwright/test";
import { expectUsablePage } from "@/tests/support/accessibility";

/** Checks that the page is accessible in its current window and in a wide one. */
export async function expectUsableAtBothWidths(page: Page): Promise<void> {
  await expectUsablePage(page);
  const own = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectUsablePage(page);
  if (own) await page.setViewportSize(own);
}
