import type { Page } from "@playwright/test";
import { SECTIONS, type Section, WRITING_SECTION } from "@/lib/exam/sections";
import { LOCALE_KEY, type Locale, OFFERED_LOCALES } from "@/lib/i18n/locales";
import {
  expect,
  openWithConsent,
  readAnswerKey,
  readSavedAnswers,
  saveFromOtherDevice,
  startAttemptAsNewLearner,
  test,
} from "@/tests/support/browser";
import { readMessages } from "@/tests/support/messages";
import { postJson, signInAsNewLearner, startSimulationInWindow } from "@/tests/support/site-calls";
import { findCoveredControls } from "@/tests/support/sticky-bars";
import { isFullVolume } from "@/tests/support/volume";

const HEIGHT = 640;
const WIDTHS = isFullVolume ? [320, 360, 390, 430] : [320, 430];

const lengthOf = (locale: Locale) => [...readMessages(locale).values()].join("").length;
const longest = OFFERED_LOCALES.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? "it";
const LOCALES = isFullVolume ? OFFERED_LOCALES : (["it", longest] as const);

async function speak(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: LOCALE_KEY, value: locale, url: process.env["SITE_URL"] ?? "" }]);
}

const MAX_HEAD_PX = 56;

/** Lists covered controls and exam headers that are too high, at all widths. `state` names the state in each line. */
async function findAtAllWidths(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const height = await page.evaluate(() => document.querySelector<HTMLElement>("header.sticky")?.offsetHeight ?? 0);
    if (height > MAX_HEAD_PX) faults.push(`${state}, ${width} px: the head is ${height} px high`);
    faults.push(...(await findCoveredControls(page)).map((fault) => `${state}, ${width} px: ${fault}`));
  }
  return faults;
}

/** Waits until the answer is saved and the bar on top says so. */
async function waitForSave(page: Page, attemptId: string, section: Section, key: string, value: string): Promise<void> {
  await expect.poll(async () => (await readSavedAnswers(page, attemptId, section))[key]).toBe(value);
  await expect(page.locator("header [role=status] svg").first()).toBeAttached();
}

/** Gives the last answer that the section still wants, so that the bar on top says that all are saved. */
async function completeSection(page: Page, attemptId: string, section: Section): Promise<void> {
  if (section === WRITING_SECTION) {
    const text = `Gentile signora, ${"non posso venire domani. ".repeat(8)}${Date.now()}`;
    await page.locator("textarea[name=text]").fill(text);
    return waitForSave(page, attemptId, section, "text", text);
  }
  const { id = 1 } = readAnswerKey(section).at(-1) ?? {};
  const saved = (await readSavedAnswers(page, attemptId, section))[`${section}_${id}`];
  const values = await page
    .locator(`input[name="${section}-${id}"], select[name="${section}-${id}"] option`)
    .evaluateAll((all: (HTMLInputElement | HTMLOptionElement)[]) => all.map(({ value }) => value).filter(Boolean));
  const value = values.find((one) => one !== saved) ?? "";
  if (section === "cloze") await page.locator(`select[name="${section}-${id}"]`).selectOption(value);
  else
    await page.locator(`input[name="${section}-${id}"][value="${value}"]`).evaluate((one: HTMLElement) => one.click());
  await waitForSave(page, attemptId, section, `${section}_${id}`, value);
}

test.describe("on phones", { tag: "@own-size" }, () => {
  test.use({ viewport: { width: 320, height: HEIGHT } });
  test.describe.configure({ timeout: 600_000 });

  for (const section of isFullVolume ? SECTIONS : (["ascolto2", "lettura", WRITING_SECTION] as const)) {
    test(`every control of the bars can be pressed in ${section}, before and after all answers are saved`, async ({
      page,
    }) => {
      const { attemptId } = await startAttemptAsNewLearner(page);
      const isWriting = section === WRITING_SECTION;
      const faults: string[] = [];
      const open = async (locale: Locale, query = "") => {
        await speak(page, locale);
        await openWithConsent(page, `/exam/${attemptId}?section=${section}${query}`);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
      };
      for (const locale of LOCALES) {
        await open(locale);
        faults.push(...(await findAtAllWidths(page, `${locale}, opened`)));
        if (isWriting) await saveFromOtherDevice(page, attemptId, section, { option: "A", text: "Ciao." });
        else {
          const given = readAnswerKey(section).slice(0, -1);
          const answers = given.map(({ id, answer }) => [`${section}_${id}`, answer]);
          await saveFromOtherDevice(page, attemptId, section, Object.fromEntries(answers));
        }
        for (const query of isWriting ? [""] : [`&question=${readAnswerKey(section).length}`, "&all=1"]) {
          await open(locale, query);
          await completeSection(page, attemptId, section);
          faults.push(...(await findAtAllWidths(page, `${locale}, all saved${query}`)));
        }
        await page.context().setOffline(true);
        faults.push(...(await findAtAllWidths(page, `${locale}, without a network`)));
        await page.context().setOffline(false);
      }
      if (!isWriting) await postJson(page, `/api/correggi/${attemptId}/${section}`);
      for (const locale of isWriting ? [] : LOCALES) {
        await open(locale);
        faults.push(...(await findAtAllWidths(page, `${locale}, corrected`)));
      }
      expect(faults).toEqual([]);
    });
  }

  test("every control of the bars can be pressed in each part of an exam", async ({ page }) => {
    await signInAsNewLearner(page);
    const attemptId = await startSimulationInWindow(page, 2, { mode: "exam" });
    const act = (name: "begin" | "finish", part: string) =>
      postJson(page, `/api/session/${attemptId}/sitting`, { act: name, part });
    const faults: string[] = [];
    for (const part of ["listening", "reading", "writing"]) {
      await act("begin", part);
      for (const locale of LOCALES) {
        await speak(page, locale);
        await openWithConsent(page, `/exam/${attemptId}`);
        await page.locator("header button:visible").first().waitFor();
        faults.push(...(await findAtAllWidths(page, `${locale}, ${part}`)));
      }
      await act("finish", part);
    }
    expect(faults).toEqual([]);
  });

  test("the question about cookies can be answered, and covers nothing at the end of a page", async ({ page }) => {
    const faults: string[] = [];
    for (const locale of LOCALES) {
      await speak(page, locale);
      await page.goto("/privacy");
      faults.push(...(await findAtAllWidths(page, locale)));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const banner = await page.locator("[data-slot=cookie-banner]").boundingBox();
        const last = await page.locator("footer :is(a, button)").last().boundingBox();
        if (!banner || !last) throw new Error("the banner or the footer is not on the page");
        const isApart = banner.y + banner.height <= last.y || last.y + last.height <= banner.y;
        if (!isApart) faults.push(`${locale}, ${width} px: the footer's last link is covered`);
      }
    }
    expect(faults).toEqual([]);
  });
});
