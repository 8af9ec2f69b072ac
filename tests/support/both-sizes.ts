import type { Page } from "@playwright/test";
import { expectUsablePage } from "@/tests/support/accessibility";

/** Everybody can use the page as it stands, on the window it has and on a wide one. */
export async function expectUsableAtBothWidths(page: Page): Promise<void> {
  await expectUsablePage(page);
  const own = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectUsablePage(page);
  if (own) await page.setViewportSize(own);
}
