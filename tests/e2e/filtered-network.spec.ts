import { expect, readSavedAnswers, test } from "@/tests/support/browser";
import { answerControl, showAllQuestions, startExam } from "@/tests/support/exam";

test("a filter that answers saves in the server's place loses no answer, not even over a reload", async ({ page }) => {
  const attemptId = await startExam(page, "lettura");
  let filtered = 0;
  await page.route("**/save-answers", (route) => {
    filtered += 1;
    return route.fulfill({ json: {} });
  });
  await showAllQuestions(page);
  await answerControl(page, "lettura", 1, "F").check();
  // Sent again after the filter's first answer.
  await expect.poll(() => filtered).toBeGreaterThan(1);
  await expect(page.getByText("Salvato", { exact: true })).toBeHidden();

  await page.reload();
  await expect(answerControl(page, "lettura", 1, "F")).toBeChecked();
  expect(await readSavedAnswers(page, attemptId, "lettura")).toEqual({});
  await page.unroute("**/save-answers");
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible({ timeout: 15_000 });
  expect(await readSavedAnswers(page, attemptId, "lettura")).toEqual({ lettura_1: "F" });
});
