import { expect, readSavedAnswers, test } from "@/tests/support/browser";
import { answerControl, showAllQuestions, startExam } from "@/tests/support/exam";

test("a filter that answers saves in the server's place loses no answer, not even over a reload", async ({ page }) => {
  const attemptId = await startExam(page, "lettura");
  // Stubs `fetch`, because `page.route` misses a save sent during unload. `window.name` keeps the count across reloads.
  await page.addInitScript(() => {
    const reach = window.fetch;
    window.fetch = (input, init) => {
      const count = Number(window.name);
      if (!String(input).endsWith("/save-answers") || count < 0) return reach(input, init);
      window.name = String(count + 1);
      return Promise.resolve(Response.json({}));
    };
  });
  await page.reload();
  const countFiltered = () => page.evaluate(() => Number(window.name));
  await showAllQuestions(page);
  await answerControl(page, "lettura", 1, "F").check();
  // Sent again after the filter's first answer.
  await expect.poll(countFiltered).toBeGreaterThan(1);
  await expect(page.getByText("Salvato", { exact: true })).toBeHidden();

  await page.reload();
  await expect(answerControl(page, "lettura", 1, "F")).toBeChecked();
  expect(await readSavedAnswers(page, attemptId, "lettura")).toEqual({});
  await page.evaluate(() => {
    window.name = "-1";
  });
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible({ timeout: 15_000 });
  expect(await readSavedAnswers(page, attemptId, "lettura")).toEqual({ lettura_1: "F" });
});
