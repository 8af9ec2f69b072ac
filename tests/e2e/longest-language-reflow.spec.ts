import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createTranslator } from "next-intl";
import { LOCALE_KEY, OFFERED_LOCALES } from "@/lib/i18n/locales";
import type messages from "@/messages/it.json";
import { expectAccessible } from "@/tests/support/accessibility";
import {
  expect,
  openWithConsent,
  readAnswerKey,
  saveFromOtherDevice,
  startAttemptAsNewLearner,
  test,
} from "@/tests/support/browser";
import { readMessages } from "@/tests/support/messages";
import { showInPseudoArabic } from "@/tests/support/pseudo-arabic";
import { findClippedText, findReflowFaults } from "@/tests/support/reflow";

/** Corrects the cloze of a new learner, with two gaps right and four wrong. Returns the attempt's id. */
async function correctCloze(page: Page): Promise<string> {
  const { attemptId } = await startAttemptAsNewLearner(page);
  const wrong = { A: "B", B: "C", C: "A" } as Record<string, string>;
  const answers = readAnswerKey("cloze").map(({ id, answer }, at) => [
    `cloze_${id}`,
    at < 2 ? answer : (wrong[answer] ?? ""),
  ]);
  await saveFromOtherDevice(page, attemptId, "cloze", Object.fromEntries(answers));
  const corrected = await page.request.post(`/api/correggi/${attemptId}/cloze`, {
    headers: { Origin: process.env["SITE_URL"] ?? "" },
    data: {},
  });
  expect(corrected.ok()).toBe(true);
  return attemptId;
}

/** Pixels between the text of an element and its right edge. */
function distanceFromRight(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return element.getBoundingClientRect().right - Math.max(...[...range.getClientRects()].map(({ right }) => right));
}

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the language with the longest sentences fits on six pages, and shows the Italian beside an explanation", async ({
    page,
    context,
    baseURL,
  }) => {
    const lengthOf = (locale: string) => [...readMessages(locale).values()].join("").length;
    const [longest = "it"] = OFFERED_LOCALES.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    const sentences: typeof messages = JSON.parse(readFileSync(`messages/${longest}.json`, "utf8"));
    const translate = createTranslator({ locale: longest, messages: sentences });
    await context.addCookies([{ name: LOCALE_KEY, value: longest, url: baseURL ?? "" }]);
    const visit = async (path: string) => {
      await openWithConsent(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", longest);
      expect([path, await findReflowFaults(page), await findClippedText(page)]).toEqual([path, [], []]);
    };
    for (const path of ["/", "/login", "/register"]) await visit(path);
    const attemptId = await correctCloze(page);
    for (const path of ["/dashboard", `/exam/${attemptId}?section=lettura`, `/review/${attemptId}/cloze?show=results`])
      await visit(path);

    await expect(page.getByText(translate("report.questions.count", { correct: 2, total: 6 }))).toBeVisible();
    const inItalian = page.getByText(translate("exam.correction.inItalian")).first();
    const lines = inItalian.locator("xpath=..").locator("[lang=it]");
    await expect(lines).toBeHidden();
    await inItalian.click();
    await expect(lines).toBeVisible();
    expect(await findReflowFaults(page)).toEqual([]);
    await expectAccessible(page);

    await test.step("so does the same page written from right to left", async () => {
      await showInPseudoArabic(page);
      expect([await findReflowFaults(page), await findClippedText(page)]).toEqual([[], []]);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveCSS("direction", "rtl");
      expect(await heading.evaluate(distanceFromRight)).toBeLessThan(1);
      await expect(page.locator("[lang=it]").filter({ visible: true }).first()).toHaveCSS("direction", "ltr");
      const [back, onward] = [page.locator(".lucide-arrow-left"), page.locator(".lucide-arrow-right")];
      for (const arrow of [back.last(), onward.last()]) await expect(arrow).toHaveCSS("scale", "-1 1");
    });
  });
});
