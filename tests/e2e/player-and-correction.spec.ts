import type { Page } from "@playwright/test";
import timings from "@/lib/exam/content/simulation-1/audio/timings.json" with { type: "json" };
import { expect, holdScripts, readAnswerKey, reloadWithFonts, test } from "@/tests/support/browser";
import {
  answerQuestions,
  correctOpenSection,
  openExam,
  showAllQuestions,
  speedUpAudio,
  startExam,
} from "@/tests/support/exam";

const { durationSeconds, texts } = timings.sections.ascolto1;
const minutesOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
const DURATION = minutesOf(durationSeconds);
const isPaused = (page: Page) => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused);
const position = (page: Page) => page.getByRole("slider", { name: "Punto dell'audio" });

test("the player knows the recording before it plays, seeks to any text, and keeps position and speed", {
  tag: "@layout",
}, async ({ page, isMobile }) => {
  test.setTimeout(240_000);
  await startExam(page, "ascolto1");
  await reloadWithFonts(page);

  await test.step("duration and position are shown before the first sound", async () => {
    await expect(page.getByText(`0:00 / ${DURATION}`)).toBeVisible();
    await expect(position(page)).toHaveAttribute("aria-valuetext", `0:00 di ${DURATION}`);
    await expect(page.getByText("Istruzioni", { exact: true })).toBeVisible();
    await expect(page.locator("audio")).toHaveAttribute("preload", "metadata");
  });

  await test.step("every control is at least 44 pixels high, the bar at most 56, or two rows beside the questions", async () => {
    const player = page.getByRole("region", { name: "Audio di Ascolto 1" });
    expect((await player.boundingBox())?.height).toBeLessThanOrEqual(isMobile ? 56 : 104);
    const controls = [
      player.getByRole("button", { name: "Ascolta", exact: true }),
      player.getByRole("button", { name: "Indietro di 10 secondi" }),
      player.getByRole("combobox", { name: "Velocità" }),
      position(page),
      ...(await page.getByRole("group", { name: "Vai a un testo" }).getByRole("button").all()),
    ];
    expect(controls).toHaveLength(10);
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step("a text's button seeks to the beginning of the text, and plays it", async () => {
    const third = page.getByRole("button", { name: "Testo 3", exact: true });
    await third.click();
    await expect(page.getByRole("button", { name: "Pausa" })).toBeVisible();
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(page.locator("audio")).toHaveAttribute(
      "src",
      new RegExp(`\\?from=${texts[2]?.startSeconds[0]?.toFixed(2)}$`),
    );
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByRole("button", { name: "Pausa" }).click();
    await expect.poll(() => isPaused(page)).toBe(true);
  });

  await test.step("the bar stays visible while the questions scroll", async () => {
    await showAllQuestions(page);
    await page.locator('input[name="ascolto1-6"]').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Ascolta", exact: true })).toBeInViewport({ ratio: 1 });
  });

  await test.step("arrow keys seek by five seconds, and space plays and pauses", async () => {
    await position(page).fill("200");
    await expect(page.getByText(`3:20 / ${DURATION}`)).toBeVisible();
    await position(page).press("ArrowRight");
    await position(page).press("ArrowRight");
    await position(page).press("ArrowLeft");
    await expect(page.getByText(`3:25 / ${DURATION}`)).toBeVisible();
    await expect(page.getByText("Due minuti per leggere")).toBeVisible();
    await expect(page.locator("audio")).toHaveAttribute("src", /\?from=205\.00$/);
    await position(page).press("Space");
    // While the recording loads, a second press keeps it playing: it may be a double tap.
    await expect(page.getByRole("button", { name: "Pausa", exact: true })).toBeVisible();
    await position(page).press("Space");
    await expect.poll(() => isPaused(page)).toBe(true);
  });

  await test.step("a reload restores position and speed", async () => {
    await page.getByRole("combobox", { name: "Velocità" }).selectOption("0.85");
    await position(page).fill("90");
    await expect(page.locator("audio")).toHaveAttribute("src", /\?from=90\.00$/);
    await page.reload();
    await expect(page.getByText(`1:30 / ${DURATION}`)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Velocità" })).toHaveValue("0.85");
    await page.getByRole("button", { name: "Ascolta", exact: true }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    const how = await page.locator("audio").evaluate(({ playbackRate, preservesPitch }: HTMLAudioElement) => ({
      playbackRate,
      preservesPitch,
    }));
    expect(how).toEqual({ playbackRate: 0.85, preservesPitch: true });
    await page.getByRole("button", { name: "Pausa" }).click();
  });

  await test.step("a recording that fails to load says so, and loads on retry", async () => {
    await page.route("**/api/audio/**", (route) => route.abort());
    await page.getByRole("button", { name: "Testo 5", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "L'audio non si carica" })).toBeVisible();
    await page.unroute("**/api/audio/**");
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await expect(page.getByText("L'audio non si carica")).toBeHidden();
  });

  await test.step("while the page's code is held back, the browser's own controls are there", async () => {
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    await expect(page.locator("audio[controls]")).toBeVisible();
    release();
    await expect(page.getByRole("button", { name: "Ascolta", exact: true })).toBeVisible();
    await expect(page.locator("audio[controls]")).toHaveCount(0);
  });
});

test("the correction is inside the options: errors first, right answers collapsed, evidence playable and marked", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const attemptId = await startExam(page, "ascolto1");
  const key = readAnswerKey("ascolto1");
  const other = (letter: string) => (letter === "A" ? "B" : "A");
  const [first, second, ...rest] = key;
  if (!first || !second) throw new Error("a section without questions");

  await test.step("one is wrong, one is blank, the others are right", async () => {
    await answerQuestions(page, "ascolto1", [{ id: first.id, answer: other(first.answer) }, ...rest]);
    await correctOpenSection(page);
    await expect(page.getByText("4 risposte giuste su 6")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  const articles = page.locator("li > article");
  const optionOf = (at: number, letter: string) =>
    articles
      .nth(at)
      .getByRole("listitem")
      .filter({ hasText: `${letter})` });

  await test.step("each option shows its result, and only the errors are expanded", async () => {
    await expect(articles.filter({ visible: true })).toHaveCount(2);
    await expect(optionOf(0, other(first.answer))).toContainText("Tua risposta, sbagliata");
    await expect(optionOf(0, first.answer)).toContainText("Risposta corretta");
    await expect(articles.nth(0).getByText("Tua risposta")).toHaveCount(1);
    await expect(articles.nth(1)).toContainText("Non risposto");
    await expect(optionOf(1, second.answer)).toContainText("Risposta corretta");
  });

  await test.step("the evidence plays to its end and stops automatically", async () => {
    const hear = articles.nth(0).getByRole("button", { name: "Ascolta dove si sente la risposta" });
    await hear.click();
    await expect(hear).toHaveAttribute("aria-pressed", "true");
    await speedUpAudio(page);
    await expect(hear).toHaveAttribute("aria-pressed", "false", { timeout: 30_000 });
    const heard = await page
      .locator("audio")
      .evaluateAll((all: HTMLAudioElement[]) =>
        all.map(({ ended, currentSrc }) => ({ ended, address: new URL(currentSrc || location.href).search })),
      );
    expect(heard.filter(({ ended, address }) => ended && /^\?from=[\d.]+&to=[\d.]+$/.test(address))).toHaveLength(1);
  });

  await test.step("all questions can be shown, the right ones collapsed to a line", async () => {
    await page.getByText("Tutte (6)").click();
    await expect(articles.filter({ visible: true })).toHaveCount(6);
    const right = articles.nth(2);
    await expect(right.getByText("Tua risposta, corretta")).toBeHidden();
    await right.locator("summary").click();
    await expect(right.getByText("Tua risposta, corretta")).toBeVisible();
    await right.locator("summary").click();
    await page.getByText("Solo gli errori (2)").click();
    await expect(articles.filter({ visible: true })).toHaveCount(2);
  });

  await test.step("in print everything is expanded, and there are no buttons", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(articles.filter({ visible: true })).toHaveCount(6);
    for (const article of await articles.all()) await expect(article.getByText("Spiegazione")).toBeVisible();
    await expect(page.getByRole("button", { name: "Stampa Correzione" })).toBeHidden();
    await expect(page.getByRole("region", { name: "Audio di Ascolto 1" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("a reading's evidence is marked in its text", async () => {
    await openExam(page, attemptId, "lettura");
    await correctOpenSection(page);
    await page.getByRole("button", { name: "Mostra nel testo" }).first().click();
    await expect(page.locator("mark")).toBeInViewport();
    const quote = await page.locator("mark").textContent();
    await expect(articles.first().locator("q")).toHaveText(quote ?? "");
  });

  await test.step("a gap is corrected within its sentence", async () => {
    await openExam(page, attemptId, "cloze");
    await correctOpenSection(page);
    await expect(articles.first().getByRole("heading")).not.toContainText("___");
    await expect(articles.first().getByRole("listitem")).toHaveCount(3);
  });
});
