import type { Locator, Page } from "@playwright/test";
import { expect, holdScripts, test } from "@/tests/support/browser";
import { showAllQuestions, startExam } from "@/tests/support/exam";
import { finishSimulation } from "@/tests/support/finished-attempts";
import { signInAsNewLearner } from "@/tests/support/site-calls";

/** The maximum layout shift while a page loads (CLS): a fifth of the "good" threshold. */
const MAX_SHIFT = 0.02;

/** Makes every page sum up its layout shifts without input. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, "hadRecentInput")) sum += Number(Reflect.get(entry, "value"));
      }
      document.documentElement.dataset["shift"] = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset["shift"] ??= "0";
    });
  });
}

/** Opens a page and waits for its last content. */
async function expectNoShift(page: Page, path: string, last: Locator): Promise<void> {
  await page.goto(path);
  await expect(last).toBeVisible();
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  const shift = await page.evaluate(() => Number(document.documentElement.dataset["shift"]));
  expect([path, shift <= MAX_SHIFT ? "still" : shift]).toEqual([path, "still"]);
}

test("the layout does not shift while a page loads", { tag: "@layout" }, async ({ page }) => {
  await signInAsNewLearner(page);
  const id = await finishSimulation(page, 1, "Gentile ragionier Galli, Le scrivo per la cantina.", { lettura: 2 });
  await recordShifts(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expectNoShift(page, "/dashboard", heading);
  await expectNoShift(page, `/dashboard?result=${id}`, heading);
  const show = page.getByRole("button", { name: "Clicca qui per i risultati" });
  await expectNoShift(page, `/review/${id}/lettura`, show);
  await expectNoShift(page, `/review/${id}/lettura?show=results`, page.getByRole("button", { name: "Stampa" }));
});

/** Widths and text sizes at which the player's bar has one row, and those at which it has two. */
const PHONES = [
  { width: 320, text: "normal" },
  { width: 360, text: "large" },
  { width: 360, text: "normal" },
];

/**
 * Makes every page record each position at which an element is painted, from the third frame on: by then the browser
 * has restored the scroll position. The page measures itself, because measuring from the test before the stylesheet has
 * loaded would force layout of an unstyled page.
 */
async function recordPositions(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const places = new Set<number>();
    let frames = 0;
    const note = () => {
      requestAnimationFrame(note);
      const element = document.querySelector(wanted);
      if (document.readyState === "loading" || !element?.checkVisibility()) return;
      frames += 1;
      if (frames < 3) return;
      places.add(element.getBoundingClientRect().top);
      document.documentElement.dataset["places"] = [...places].join(" ");
    };
    requestAnimationFrame(note);
  }, selector);
}

test("an answer keeps its first painted position during hydration and when the sound fails", {
  tag: "@layout",
}, async ({ page, isMobile }) => {
  await startExam(page, "ascolto1");
  await recordPositions(page, 'input[name="ascolto1-1"]');
  await page.route("**/api/audio/**", (route) => route.abort());
  const expectOnePosition = async (state: string, open: () => Promise<unknown>) => {
    const release = await holdScripts(page);
    await open();
    await page.locator("html[data-places]").waitFor({ state: "attached" });
    release();
    await expect(page.getByRole("alert").filter({ hasText: "L'audio non si carica" })).toBeVisible();
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const places = await page.evaluate(() => document.documentElement.dataset["places"]?.split(" "));
    expect([state, places]).toEqual([state, places?.slice(0, 1)]);
  };

  const url = page.url();
  const openAnew = () => page.goto(url, { waitUntil: "commit" });
  for (const { width, text } of isMobile ? PHONES : []) {
    await page.setViewportSize({ width, height: 740 });
    await page.context().addCookies([{ name: "cils-view", value: text, url }]);
    await expectOnePosition(`${width} pixels, ${text} text`, openAnew);
  }
  if (!isMobile) return await expectOnePosition("beside the list of sections", openAnew);

  await showAllQuestions(page);
  const last = page.locator('input[name="ascolto1-6"]').last();
  await last.scrollIntoViewIfNeeded();
  await expectOnePosition("all questions, scrolled to the last one", () => page.reload({ waitUntil: "commit" }));
  await expect(last).toBeInViewport();
});
