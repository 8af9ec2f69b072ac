import { expect, type Request, test } from "@playwright/test";
import { openExam } from "@/tests/support/exam";
import { startAttempt } from "@/tests/support/site-calls";

/** A browser's own count: everything that is a script, as it came over the wire, until the page rests. */
test("the exam page fetches at most 235 KB of JavaScript, what it fetches when it rests included", async ({ page }) => {
  const { attemptId } = await startAttempt(page);
  const scripts: Request[] = [];
  const open = new Set<Request>();
  const isScript = (request: Request) => /\.js(\?|$)/.test(request.url());
  page.on("request", (request) => isScript(request) && open.add(request));
  page.on("requestfinished", (request) => open.delete(request) && scripts.push(request));
  await openExam(page, attemptId, "ascolto1");

  // Asked for after the page's own late parts, this comes after them.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  await page.waitForLoadState("networkidle");
  await expect.poll(() => open.size).toBe(0);

  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(235_000);
});
