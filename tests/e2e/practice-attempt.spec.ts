import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { expect, readAnswerKey, redeemCode, register, saveFromOtherDevice, test } from "@/tests/support/browser";
import {
  answerControl,
  answerQuestions,
  correctOpenSection,
  goToSection,
  handIn,
  speedUpAudio,
  startExam,
} from "@/tests/support/exam";
import { postJson } from "@/tests/support/site-calls";

/** Starts the first simulation that was not started yet, as practice; ends on the exam screen. */
async function startFirstSimulation(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Inizia la simulazione" }).first().click();
  await page.getByRole("button", { name: "Inizia", exact: true }).click();
  await page.waitForURL("**/exam/*");
  // The URL changes while the loading view is visible.
  await page.getByRole("heading", { name: /Sessione #/ }).waitFor();
}

const TEXT = `Gentile ragionier Galli,
sono la signora Gjoni del secondo piano. Le scrivo perchè da tre giorni il riscaldamento non funziona bene e la casa è fredda.
I miei bambini sono piccoli e la notte hanno freddo. Può mandare un tecnico? Io sono a casa ogni mattina.
Cordiali saluti,
Ștefania Gjoni`;

test("a new learner goes from registration to the review and the PDF of a marked simulation", {
  tag: "@in-production",
}, async ({ page }) => {
  test.setTimeout(180_000);
  const { project, retry } = test.info();
  await register(page, `percorso-${project.name}-${retry}@example.it`);
  await expect(page.getByText("Su questo sito non si può pagare con la carta")).toBeVisible();
  // Each code works once.
  await redeemCode(page, `CILS-DEMO-00${(project.name === "phone" ? 11 : 12) + 2 * retry}`);
  await startFirstSimulation(page);

  await test.step("the recording plays", async () => {
    const position = () => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
    await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.play());
    await expect.poll(position).toBeGreaterThan(0.5);
    await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.pause());
  });

  await test.step("answers survive a reload", async () => {
    const key = readAnswerKey("ascolto1");
    await answerQuestions(page, "ascolto1", key.slice(0, 3));
    await page.reload();
    for (const { id, answer: letter } of key.slice(0, 3)) {
      await expect(answerControl(page, "ascolto1", id, letter)).toBeChecked();
    }
    await answerQuestions(page, "ascolto1", key.slice(3));
  });

  await test.step("a section is marked at once and can no longer change", async () => {
    await correctOpenSection(page);
    await expect(page.getByText("6 risposte giuste su 6").first()).toBeVisible();
    await page.reload();
    await expect(page.getByText("✓ Sezione già corretta")).toBeVisible();
  });

  await test.step("blank questions are pointed out once and count as wrong", async () => {
    await goToSection(page, "Ascolto 2");
    await answerQuestions(page, "ascolto2", readAnswerKey("ascolto2").slice(0, 7));
    await page.getByRole("button", { name: "Correggi", exact: true }).click();
    await expect(page.getByText("Mancano 5 risposte")).toBeVisible();
    await page.getByRole("button", { name: "Correggi lo stesso" }).click();
    await expect(page.getByText("7 risposte giuste su 12").first()).toBeVisible();
  });

  await test.step("what another device hands in meanwhile is also marked", async () => {
    const attemptId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    for (const section of ["lettura", "cloze"]) {
      const answers = readAnswerKey(section).map(({ id, answer: letter }) => [`${section}_${id}`, letter]);
      await saveFromOtherDevice(page, attemptId, section, Object.fromEntries(answers));
      await postJson(page, `/api/correggi/${attemptId}/${section}`);
    }
    await page.reload();
  });

  await test.step("the writing is stored, spell-checked, and waits without a score", async () => {
    await goToSection(page, "Scrittura");
    await expect(page.getByText("Seleziona un'opzione sopra per iniziare a scrivere")).toBeVisible();
    await page.getByRole("radio", { name: /Opzione A/ }).check();
    await expect(page.getByText("Traccia selezionata: Opzione A")).toBeVisible();
    await page.getByRole("textbox").fill(TEXT);
    await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox")).toHaveValue(TEXT);
    await handIn(page);
    await expect(page.getByText("In attesa di correzione").first()).toBeVisible();
    await expect(page.getByText("Controllo ortografico di base").first()).toBeVisible();
    await expect(page.getByText("perchè").first()).toBeVisible();
  });

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Termina Simulazione" }).last().click(),
  ]);

  await test.step("the PDF contains the attempt's content, including names", async () => {
    expect(download.suggestedFilename()).toMatch(/^CILS_Completo_\d{2}-\d{2}-\d{4}\.pdf$/);
    const text = execFileSync("pdftotext", ["-layout", await download.path(), "-"], { encoding: "utf8" });
    for (const part of [
      "Ștefania Gjoni-Łuczak",
      "Simulazione 1: casa, uffici",
      "Completata il",
      "Ascolto - Prova 1",
      "Ascolto - Prova 2",
      "Comprensione della Lettura",
      "Strutture di Comunicazione",
      "Produzione Scritta",
      "Non risposto",
      "Gentile ragionier Galli",
      "in correzione",
      "Punteggio fino a ora: 43 su 60",
      "Finora hai superato 4 prove su 5.",
      "Questo è un allenamento, non l'esame.",
    ]) {
      expect(text).toContain(part);
    }
  });

  await test.step("the dashboard opens the result, and each section its review, without delay", async () => {
    await page.waitForURL("**/dashboard?result=*");
    await expect(page.getByRole("heading", { level: 1, name: "Finora hai superato 4 prove su 5." })).toBeVisible();
    await expect(page.getByText("IN CORREZIONE", { exact: true })).toBeVisible();
    await expect(page.getByText("43 su 60")).toBeVisible();
    await page.getByRole("link", { name: "Rivedi Ascolto 2" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Revisione: Ascolto 2" })).toBeVisible();
    await expect(page.getByText("7 risposte giuste su 12").first()).toBeVisible();
    await expect(page.getByText("Non data").first()).toBeVisible();
  });

  await test.step("a sentence of the recording can be played again on its own", async () => {
    await page.getByText("Che cosa hai sentito").click();
    const sentence = page.locator("details button").nth(1);
    await sentence.click();
    await expect(sentence).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
    await speedUpAudio(page);
    await expect(sentence).toHaveAttribute("aria-pressed", "false", { timeout: 30_000 });
    await expect.poll(() => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  });

  await test.step("a review without a stored token renews it", async () => {
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto(new URL(page.url()).pathname);
    await page.getByRole("button", { name: "Clicca qui per i risultati" }).click();
    await expect(page.getByText("7 risposte giuste su 12").first()).toBeVisible();
  });
});

test("answers survive a network loss: they wait in the browser and are sent when the network is back", async ({
  page,
  context,
}) => {
  await startExam(page, "ascolto1");
  await context.setOffline(true);
  await page.locator('input[name="ascolto1-1"][value="B"]').check();
  await expect(page.getByText("Nessuna rete").first()).toBeVisible();
  await expect(page.getByText("Salvato", { exact: true })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.locator('input[name="ascolto1-1"][value="B"]')).toBeChecked();
});

test("two windows of one learner each keep their answers", { tag: "@in-production" }, async ({ page, context }) => {
  await startExam(page, "ascolto1");
  const other = await context.newPage();
  await other.goto(page.url());
  await page.locator('input[name="ascolto1-1"][value="A"]').check();
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
  await answerQuestions(other, "ascolto1", [{ id: 2, answer: "C" }]);
  await other.reload();
  await expect(other.locator('input[name="ascolto1-1"][value="A"]')).toBeChecked();
  await expect(other.locator('input[name="ascolto1-2"][value="C"]')).toBeChecked();
});
