import type { Page } from "@playwright/test";
import { expect, readKey, test } from "@/tests/support/browser";
import { answer, beginExam, control, goTo } from "@/tests/support/exam";
import { findBroken } from "@/tests/support/reflow";

const SECTIONS = ["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"];

const bar = (page: Page) => page.getByRole("group", { name: "Azioni della prova" });

/** Goes through an exam's sections, each looked at whole, and hands one in. */
async function goThrough(page: Page): Promise<void> {
  const exam = await beginExam(page);
  for (const section of SECTIONS) {
    await exam.open(section);
    expect([section, await findBroken(page)]).toEqual([section, []]);
    await expect(bar(page), section).toHaveCSS("position", "static");
  }
  await exam.open("lettura");
  await goTo(page, "Cloze");
  await answer(page, "cloze", readKey("cloze"));
  await bar(page).getByRole("button", { name: "Correggi" }).click();
  expect(await findBroken(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Correggi", exact: true }).click();
  await expect(page.getByText("✓ Sezione già corretta")).toBeVisible();
}

test.describe("with text at twice its size", () => {
  test.use({ viewport: { width: 360, height: 640 } });
  test("the room stays whole and usable", async ({ page }) => {
    test.slow();
    // As a browser's own setting is: there before the page, and on every page.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 32px }");
      document.adoptedStyleSheets = [sheet];
    });
    await goThrough(page);
  });
});

test.describe("magnified four times", () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test("the room stays whole and usable", async ({ page }) => {
    test.slow();
    await goThrough(page);
  });
});

test.describe("on a phone held sideways", () => {
  test.use({ viewport: { width: 640, height: 360 } });
  test("text and question stand side by side, both in sight", async ({ page }) => {
    const exam = await beginExam(page);
    await exam.open("lettura");
    const text = await page.getByRole("region", { name: "Benvenuti in biblioteca" }).boundingBox();
    const first = await control(page, "lettura", 1, "V").boundingBox();
    const bottom = await bar(page).boundingBox();
    if (!text || !first || !bottom) throw new Error("something is not on the page");
    expect(text.x + text.width).toBeLessThanOrEqual(first.x);
    expect(text.y).toBeLessThan(bottom.y);
    expect(first.y + first.height).toBeLessThanOrEqual(bottom.y);
    expect(await findBroken(page)).toEqual([]);
  });
});
