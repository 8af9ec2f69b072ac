import type { Page } from "@playwright/test";
import { expect, openAsNewLearner, openMenu, openWithConsent, readSavedAnswers, test } from "@/tests/support/browser";
import { answerControl, answerQuestions, goToSection, handIn, openExam, showAllQuestions } from "@/tests/support/exam";
import { startAttemptAsNewLearner } from "@/tests/support/site-calls";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker controls this page. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The URLs of everything in all caches. */
function readCachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** The names of the stored copies. None is opened: that would create one that is just being deleted. */
const listCopies = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("cils-copy:")));

/** Unfolds the first simulation on the street of the dashboard. */
const openFirstStop = (page: Page) => page.locator("#card-1 summary").click();

test("without a network the offline page appears in the last chosen language, and reloads when the network is back", async ({
  page,
  context,
}) => {
  // Like a device that never reports when its network is back.
  await page.addInitScript(() => window.addEventListener("online", (event) => event.stopImmediatePropagation()));
  await openAsNewLearner(page, "/dashboard");
  await waitForServiceWorker(page);
  await page.reload();
  await context.setOffline(true);
  await page.goto("/piano", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Nessuna rete" })).toBeVisible();
  await expect(page.getByText("restano su questo telefono")).toBeVisible();
  await expect(page.getByRole("link", { name: "Riprova" })).toBeVisible();
  // Nothing shown to a signed-in user was stored.
  const paths = await readCachedPaths(page);
  expect(paths.filter((path) => !/^\/(_next\/static|fonts|icons)\/|^\/offline\./.test(path))).toEqual([]);

  const url = page.url();
  await context.addCookies([{ name: "cils-language", value: "pl", url }]);
  await page.getByRole("link", { name: "Riprova" }).click();
  await expect(page.getByRole("heading", { name: "Brak połączenia" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await context.setOffline(false);
  await expect(page.getByRole("banner")).toBeVisible();
  expect(page.url()).toBe(url);
});

test("a kept simulation is taken section by section without a network, and all answers arrive", async ({
  page,
  context,
}) => {
  const { attemptId } = await startAttemptAsNewLearner(page);
  await openWithConsent(page, "/dashboard");
  await waitForServiceWorker(page);
  await openFirstStop(page);
  await page.getByRole("button", { name: /^Scarica sul telefono: circa \d,\d MB$/ }).click();
  await expect(page.getByText("La simulazione è sul telefono")).toBeVisible({ timeout: 60_000 });
  await openExam(page, attemptId, "ascolto1");
  await answerQuestions(page, "ascolto1", [{ id: 1, answer: "B" }]);

  await test.step("reopened without a network: the saved answers are there, and the recording plays from any position", async () => {
    await context.setOffline(true);
    await page.goto(`/exam/${attemptId}?section=ascolto1`);
    await expect(page.getByText("Questa è la copia sul telefono")).toBeVisible();
    await showAllQuestions(page);
    await expect(answerControl(page, "ascolto1", 1, "B")).toBeChecked();
    await page.getByRole("button", { name: "Testo 3" }).click();
    const sound = page.locator("audio").first();
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2);
    expect(await sound.evaluate((audio: HTMLAudioElement) => audio.src)).toContain("?from=");
    await sound.evaluate((audio: HTMLAudioElement) => audio.pause());
    await answerControl(page, "ascolto1", 2, "A").check();
  });

  await test.step("a pending hand-in can be cancelled, and the next sections are answered meanwhile", async () => {
    const bar = page.getByRole("group", { name: "Azioni della prova" });
    await handIn(page);
    await expect(bar.getByRole("button", { name: "In attesa della rete" })).toBeDisabled();
    await page.getByRole("button", { name: "Annulla la consegna" }).click();
    await expect(bar.getByRole("button", { name: "Correggi" })).toBeEnabled();
    await handIn(page);
    await expect(page.getByText("Ascolto 1: la consegna parte da sola")).toBeVisible();
    await bar.getByRole("button", { name: "Avanti" }).last().click();
    await expect(page.getByRole("heading", { level: 2, name: "Ascolto 2" })).toBeFocused();
    await showAllQuestions(page);
    await answerControl(page, "ascolto2", 12, "V").check();
    await goToSection(page, "Lettura");
    await showAllQuestions(page);
    await answerControl(page, "lettura", 1, "F").check();
    await goToSection(page, "Cloze");
    await answerControl(page, "cloze", 6, "C").selectOption("C");
    await page.goto(`/exam/${attemptId}?section=cloze`);
    await expect(answerControl(page, "cloze", 6, "C")).toHaveValue("C");
  });

  await test.step("it is still pending after reopening the page, until an answer in it changes or it is handed in again", async () => {
    const waits = page.getByText("Ascolto 1: la consegna parte da sola");
    await expect(waits).toBeVisible();
    await goToSection(page, "Ascolto 1");
    await showAllQuestions(page);
    await answerControl(page, "ascolto1", 2, "C").check();
    await expect(page.getByText("Hai cambiato una risposta: la consegna è annullata.")).toBeVisible();
    await expect(waits).toBeHidden();
    await page.goto(`/exam/${attemptId}?section=ascolto1`);
    await expect(page.getByText("Puoi continuare: le risposte si salvano da sole")).toBeVisible();
    await showAllQuestions(page);
    await handIn(page);
    await expect(waits).toBeVisible();
    await page.goto(`/exam/${attemptId}?section=ascolto1`);
    await expect(waits).toBeVisible();
  });

  await test.step("when the network is back everything arrives, and the section is corrected", async () => {
    await context.setOffline(false);
    await expect(page.getByText("✓ Sezione già corretta")).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => readSavedAnswers(page, attemptId, "ascolto2")).toEqual({ ascolto2_12: "V" });
    await expect.poll(() => readSavedAnswers(page, attemptId, "lettura")).toEqual({ lettura_1: "F" });
    await expect.poll(() => readSavedAnswers(page, attemptId, "cloze")).toEqual({ cloze_6: "C" });
    expect(await readSavedAnswers(page, attemptId, "ascolto1")).toEqual({ ascolto1_1: "B", ascolto1_2: "C" });
  });

  await test.step("signing out asks first while an answer has not arrived, and removes the copy from the device", async () => {
    await page.goto("/dashboard");
    await openFirstStop(page);
    await expect(page.getByRole("button", { name: "Togli dal telefono" })).toBeVisible();
    await page.evaluate(() => localStorage.setItem("cils-answers:other:cloze", '{"values":{"cloze_1":"A"},"at":1}'));
    await openMenu(page);
    const leave = page.getByRole("button", { name: "Esci", exact: true });
    await leave.click();
    await expect(page.locator(":focus")).toContainText("Ci sono risposte non ancora inviate");
    await page.getByRole("button", { name: "No, resta" }).click();
    await expect(page.getByText("Ci sono risposte non ancora inviate")).toBeHidden();
    expect(await listCopies(page)).toHaveLength(1);
    await leave.click();
    await page.getByRole("button", { name: "Esci lo stesso" }).click();
    await expect.poll(() => listCopies(page)).toEqual([]);
  });
});
