import { expect, type Request, test } from "@playwright/test";
import { openExam } from "@/tests/support/exam";
import { startAttemptAsNewLearner } from "@/tests/support/site-calls";

/** The browser's own count of all script bytes on the wire, until the page is idle. */
test("the exam page fetches at most 235 KB of JavaScript, including what it fetches when idle", async ({ page }) => {
  const { attemptId } = await startAttemptAsNewLearner(page);
  const scripts: Request[] = [];
  const open = new Set<Request>();
  const isScript = (request: Request) => /\.js(\?|$)/.test(request.url());
  page.on("request", (request) => isScript(request) && open.add(request));
  page.on("requestfinished", (request) => open.delete(request) && scripts.push(request));
  await openExam(page, attemptId, "ascolto1");

  // This request follows the page's own late chunks.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await page.waitForLoadState("networkidle");
  await expect.poll(() => open.size).toBe(0);

  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(235_000);
});
