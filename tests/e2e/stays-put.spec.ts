import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, openAsNewLearner, openMenu, test } from "@/tests/support/browser";
import { finishSimulation } from "@/tests/support/finished";
import { becomeNewLearner, runOnSite, startAttempt } from "@/tests/support/learner";

/** How much may jump while a page comes, as browsers measure it: a fifth of what they call good. */
const GREATEST_SHIFT = 0.02;

/** Has every page add up what jumps on it without being pressed. */
async function countShifts(page: Page): Promise<void> {
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

/** Opens a page and waits for what comes last on it. */
async function expectStill(page: Page, path: string, last: Locator): Promise<void> {
  await page.goto(path);
  await expect(last).toBeVisible();
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  const shift = await page.evaluate(() => Number(document.documentElement.dataset["shift"]));
  expect([path, shift <= GREATEST_SHIFT ? "still" : shift]).toEqual([path, "still"]);
}

test("nothing jumps while a page comes", { tag: "@layout" }, async ({ page }) => {
  await becomeNewLearner(page);
  const id = await finishSimulation(page, 1, "Gentile ragionier Galli, Le scrivo per la cantina.", { lettura: 2 });
  await countShifts(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expectStill(page, "/dashboard", heading);
  await expectStill(page, `/dashboard?result=${id}`, heading);
  const show = page.getByRole("button", { name: "Clicca qui per i risultati" });
  await expectStill(page, `/review/${id}/lettura`, show);
  await expectStill(page, `/review/${id}/lettura?show=results`, page.getByRole("button", { name: "Stampa" }));
});

test("what the server has read takes the loading view's place at once", async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const { dataset } = document.documentElement;
      dataset["atOnce"] = String([...document.querySelectorAll("h1")].some((one) => one.checkVisibility()));
    };
    // As late as the frame in which what had been read by then must stand there.
    const inTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(look));
    document.addEventListener("DOMContentLoaded", inTwoFrames);
  });
  const { attemptId } = await startAttempt(page);
  for (const path of ["/dashboard", "/piano", "/account", `/exam/${attemptId}`]) {
    await page.goto(path);
    await expect(page.locator("html[data-at-once]")).toHaveAttribute("data-at-once", "true");
  }
});

/** Does something while the dashboard can't be read, for longer than a page waits before it shows that it loads. */
async function whileNobodyReads(act: () => Promise<unknown>): Promise<void> {
  const waiting = runOnSite('LOCK TABLE "RealExam" IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(1)');
  await pause(200);
  await act();
  await waiting;
}

for (const isSlowFirst of [false, true]) {
  const [first, then] = isSlowFirst ? ["late", "at once"] : ["at once", "late"];
  test(`a page that was read ${first} and then ${then} is still the same one`, async ({ page }) => {
    await openAsNewLearner(page, "/dashboard");
    const open = () => page.goto("/dashboard");
    await (isSlowFirst ? whileNobodyReads(open) : open());
    await page.getByRole("heading", { level: 1 }).waitFor();
    const main = page.locator("main");
    await main.evaluate((element) => {
      element.dataset["seen"] = "before";
    });
    await openMenu(page);
    const choose = () => page.getByLabel("Lingua", { exact: true }).selectOption("en");
    await (isSlowFirst ? choose() : whileNobodyReads(choose));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(main).toHaveAttribute("data-seen", "before");
  });
}
