import { readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import { OFFERED_LOCALES } from "@/lib/i18n/locales";
import type messages from "@/messages/it.json";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAnswered, readKey, saveElsewhere, startAttempt, test } from "@/tests/support/browser";
import { findBroken, findClipped } from "@/tests/support/reflow";
import { readSentences } from "@/tests/support/sentences";

/** Languages whose plurals have other forms than Italian, and what a browser set to one asks for. */
const READERS = { pl: "pl-PL", ro: "ro-RO", fil: "fil-PH" } as const;

type Messages = typeof messages;

const readMessages = (locale: string): Messages => JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"));

/** The cloze of somebody new, two gaps right and four wrong, corrected: the attempt's id. */
async function correctCloze(page: Parameters<typeof startAttempt>[0]): Promise<string> {
  const { attemptId } = await startAttempt(page);
  const wrong = { A: "B", B: "C", C: "A" } as Record<string, string>;
  const answers = readKey("cloze").map(({ id, answer }, at) => [
    `cloze_${id}`,
    at < 2 ? answer : (wrong[answer] ?? ""),
  ]);
  await saveElsewhere(page, attemptId, "cloze", Object.fromEntries(answers));
  const corrected = await page.request.post(`/api/correggi/${attemptId}/cloze`, {
    headers: { Origin: process.env["SITE_URL"] ?? "" },
    data: {},
  });
  expect(corrected.ok()).toBe(true);
  return attemptId;
}

for (const [locale, browserLocale] of Object.entries(READERS) as [keyof typeof READERS, string][]) {
  test.describe(`a browser set to ${browserLocale}`, () => {
    test.use({ locale: browserLocale });

    test("leads from the home page to an explanation in its language, with the Italian beside it", async ({ page }) => {
      const translate = createTranslator({ locale, messages: readMessages(locale) });
      await openAnswered(page, "/");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("combobox", { name: translate("layout.language") })).toHaveValue(locale);

      const attemptId = await correctCloze(page);
      await page.goto(`/exam/${attemptId}?section=lettura`);
      await expect(page.getByText(readMessages("it").exam.instructions.lettura)).toHaveAttribute("lang", "it");

      await page.goto(`/review/${attemptId}/cloze?show=results`);
      await expect(page.getByText(translate("report.questions.count", { correct: 2, total: 6 }))).toBeVisible();
      const inItalian = page.getByText(translate("exam.correction.inItalian")).first();
      const lines = inItalian.locator("xpath=..").locator("[lang=it]");
      await expect(lines).toBeHidden();
      await inItalian.click();
      await expect(lines).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the language with the longest sentences fits six pages", async ({ page, context, baseURL }) => {
    test.slow();
    const lengthOf = (locale: string) => [...readSentences(locale).values()].join("").length;
    const [longest = "it"] = OFFERED_LOCALES.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    await context.addCookies([{ name: "cils-language", value: longest, url: baseURL ?? "" }]);
    const visit = async (path: string) => {
      await openAnswered(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", longest);
      expect([path, await findBroken(page), await findClipped(page)]).toEqual([path, [], []]);
      await expectAccessible(page);
    };
    for (const path of ["/", "/login", "/register"]) await visit(path);
    const attemptId = await correctCloze(page);
    for (const path of ["/dashboard", `/exam/${attemptId}?section=lettura`, `/review/${attemptId}/cloze?show=results`])
      await visit(path);
  });
});
