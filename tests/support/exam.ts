/** Actions of browser tests on the exam page, on a phone and on a wide screen. */
import type { Page } from "@playwright/test";
import { expect, openWithConsent } from "@/tests/support/browser";
import { postJson, startAttemptAsNewLearner } from "@/tests/support/site-calls";

/** Opens an exam at a section. */
export async function openExam(page: Page, attemptId: string, section: string): Promise<void> {
  await openWithConsent(page, `/exam/${attemptId}?section=${section}`);
  await expect(page.getByRole("group", { name: "Azioni della prova" })).toBeVisible();
}

/** Begins the first simulation as a new learner and opens it at a section; returns the attempt's id. */
export async function startExam(page: Page, section: string): Promise<string> {
  const { attemptId } = await startAttemptAsNewLearner(page);
  await openExam(page, attemptId, section);
  return attemptId;
}

/** Opens a section from the list of sections, which on a phone is behind the bar at the top. */
export async function goToSection(page: Page, section: string): Promise<void> {
  const list = page.getByRole("navigation", { name: "Progresso Esame" });
  const opener = page.getByRole("button", { name: "Apri l'elenco delle prove" });
  if (await opener.isVisible()) {
    // A page that has just been opened may ignore the first press.
    await expect(async () => {
      if (await list.isHidden()) await opener.click({ timeout: 1000 });
      await expect(list).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await list.getByRole("button", { name: section }).click();
  await expect(page.getByRole("heading", { level: 2, name: section })).toBeFocused();
}

/** Presses a button of the list behind the bar at the top of a phone, such as a question's; it closes the list. */
export async function pressInList(page: Page, name: string): Promise<void> {
  const list = page.getByRole("dialog", { name: "Progresso Esame" });
  const opener = page.getByRole("button", { name: "Apri l'elenco delle prove" });
  // A page that has just been opened may ignore the first press.
  await expect(async () => {
    if (await list.isHidden()) await opener.click({ timeout: 1000 });
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await list.getByRole("button", { name }).click();
  await expect(list).toBeHidden();
}

/** Shows all questions of the section: a phone shows one at a time, and those of one text behind a switch. */
export async function showAllQuestions(page: Page): Promise<void> {
  // While the page loads, the buttons exist but are hidden.
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const isPhone = await page.getByRole("button", { name: "Apri l'elenco delle prove" }).isVisible();
  if (isPhone && !new URL(page.url()).searchParams.has("all")) await pressInList(page, "Vedi tutte");
  const questions = page.getByRole("button", { name: "Domande", exact: true });
  if ((await questions.isVisible()) && (await questions.getAttribute("aria-pressed")) !== "true")
    await questions.click();
}

/** The control of an answer: a radio, or the list of a gap. */
export function answerControl(page: Page, section: string, id: number, letter: string) {
  return section === "cloze"
    ? page.locator(`select[name="cloze-${id}"]`)
    : page.locator(`input[name="${section}-${id}"][value="${letter}"]`);
}

/** Answers questions of the open section, and waits until they are saved. */
export async function answerQuestions(
  page: Page,
  section: string,
  answers: { id: number; answer: string }[],
): Promise<void> {
  if (section !== "cloze") await showAllQuestions(page);
  for (const { id, answer: letter } of answers) {
    const field = answerControl(page, section, id, letter);
    await (section === "cloze" ? field.selectOption(letter) : field.check());
  }
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
}

/** Plays the page's recordings eight times as fast. */
export async function speedUpAudio(page: Page): Promise<void> {
  await page.locator("audio").evaluateAll((all: HTMLAudioElement[]) => {
    for (const audio of all) audio.playbackRate = 8;
  });
}

/** Hands in the open section through the dialog. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Correggi", exact: true }).click();
  const check = page.getByRole("dialog", { name: "Prima di correggere" });
  await check.getByRole("button", { name: /^Correggi/ }).click();
  await expect(check).toBeHidden();
}

/** The same, and waits until the section is corrected. */
export async function correctOpenSection(page: Page): Promise<void> {
  await handIn(page);
  await expect(page.getByText("✓ Sezione già corretta")).toBeVisible();
}

/** Hands in all other sections of the open attempt by calls: blank ones, and a text of one line. */
export async function handInAllExcept(page: Page, left: string): Promise<void> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  for (const section of ["ascolto1", "ascolto2", "lettura", "cloze", "scrittura"].filter((one) => one !== left)) {
    const data = section === "scrittura" ? { text: "Gentile signora, non posso venire domani.", option: "A" } : {};
    await postJson(page, `/api/correggi/${id}/${section}`, data);
  }
}
