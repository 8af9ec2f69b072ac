import type { Page } from "@playwright/test";
import { expect, reloadWithFonts, test } from "@/tests/support/browser";
import { answerControl, goToSection, startExam } from "@/tests/support/exam";
import { findReflowFaults } from "@/tests/support/reflow";

const bar = (page: Page) => page.getByRole("group", { name: "Azioni della prova" });

/**
 * Hands in a section, and checks the exam page and the overview before the hand-in.
 * `every-screen-accessibility.spec.ts` checks that every section fits.
 */
async function goThrough(page: Page): Promise<void> {
  await startExam(page, "lettura");
  await expect(bar(page)).toHaveCSS("position", "static");
  await goToSection(page, "Cloze");
  await expect(bar(page)).toHaveCSS("position", "static");
  await bar(page).getByRole("button", { name: "Correggi" }).click();
  const check = page.getByRole("dialog");
  await expect(check.getByRole("button", { name: "Domanda 1 non risposto" })).toBeVisible();
  expect(await findReflowFaults(page)).toEqual([]);
  await check.getByRole("button", { name: "Correggi lo stesso" }).click();
  await expect(page.getByText("✓ Sezione già corretta")).toBeVisible();
}

test.describe("with text at twice its size", { tag: "@own-size" }, () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test("the exam page stays complete and usable", async ({ page }) => {
    test.slow();
    // Like a browser setting: active before the page loads, and on every page.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 32px }");
      document.adoptedStyleSheets = [sheet];
    });
    await goThrough(page);
  });
});

test.describe("magnified four times", { tag: "@own-size" }, () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test("the exam page stays complete and usable", async ({ page }) => {
    test.slow();
    await goThrough(page);
  });
});

test.describe("in landscape on a phone", { tag: "@own-size" }, () => {
  test.use({ viewport: { width: 640, height: 360 } });
  test("text and question are side by side, both visible", async ({ page }) => {
    await startExam(page, "lettura");
    await reloadWithFonts(page);
    const text = await page.getByRole("region", { name: "Benvenuti in biblioteca" }).boundingBox();
    const first = await answerControl(page, "lettura", 1, "V").boundingBox();
    const bottom = await bar(page).boundingBox();
    if (!text || !first || !bottom) throw new Error("something is not on the page");
    expect(text.x + text.width).toBeLessThanOrEqual(first.x);
    expect(text.y).toBeLessThan(bottom.y);
    expect(first.y + first.height).toBeLessThanOrEqual(bottom.y);
    expect(await findReflowFaults(page)).toEqual([]);
  });
});
