import type { Page } from "@playwright/test";
import { expectUsableByAll } from "@/tests/support/accessibility";

/** Everybody can use the page as it stands, on the window it has and on a wide one. */
export async function expectUsableAtBothSizes(page: Page): Promise<void> {
  await expectUsableByAll(page);
  const own = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectUsableByAll(page);
  if (own) await page.setViewportSize(own);
}
