import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openWithConsent, test } from "@/tests/support/browser";
import { finishSimulation, markDraft, storeWritingMarks } from "@/tests/support/finished-attempts";
import { signInAsNewLearner } from "@/tests/support/site-calls";

const FIRST = `Gentile ragionier Galli,
Le scrivo perché ieri ho andato in cantina e c'è molta acqua.
Cordiali saluti`;
const SECOND = FIRST.replace("ho andato", "sono andato");
const THIRD = SECOND.replace("molta acqua", "molta acqua per terra");
const ERROR = { original: "ho andato", corrected: "sono andato" };

const editor = (page: Page) => page.getByRole("textbox", { name: "Il tuo testo" });

/** Hands in the draft. This site has no marker, so the draft gets only its basic check. */
async function handIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Correggi/ }).click();
  await expect(page.getByText("Solo controllo di base")).toBeVisible();
  await expect(editor(page)).toBeHidden();
}

test("a learner rewrites a text twice with hints, sees what improved, and takes its prompt again", async ({ page }) => {
  await signInAsNewLearner(page);
  const attemptId = await finishSimulation(page, 1, FIRST);
  await storeWritingMarks(attemptId, { text: FIRST, ...ERROR, score: 6 });

  await test.step("the review links to the text with marked places, which show their kind only on request", async () => {
    await openWithConsent(page, `/review/${attemptId}/scrittura?show=results`);
    await page.getByRole("link", { name: "Riscrivi il tuo testo" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Riscrivi il tuo testo" })).toBeVisible();
    await expect(page.getByText("sono andato")).toHaveCount(0);
    await expect(page.getByText(/^Grammatica:/)).toBeHidden();
    await page.getByText("1. «ho andato»: che tipo di errore è?").click();
    await expect(page.getByText(/^Grammatica:/)).toBeVisible();
    await expect(page.getByText("Il verbo vuole essere.")).toBeHidden();
    await page.getByText("Come si corregge?").click();
    await expect(page.getByText("Il verbo vuole essere.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the second draft is saved while it is typed, and cannot be handed in unchanged", async () => {
    await page.reload();
    await expect(editor(page)).toHaveValue(FIRST);
    await page.getByRole("button", { name: "Correggi di nuovo" }).click();
    await expect(page.getByText("Il testo è uguale a quello di prima", { exact: false })).toBeVisible();
    await editor(page).fill(SECOND);
    await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
    await page.reload();
    await expect(editor(page)).toHaveValue(SECOND);
    await handIn(page);
  });

  await test.step("it says what was mended, and its marks are beside those of the first draft", async () => {
    await markDraft(attemptId, 2, { text: SECOND, ...ERROR, score: 8 });
    await page.reload();
    await expect(page.getByText("Hai corretto 1 errore su 1.")).toBeVisible();
    await expect(page.getByText("La tua versione migliore è la numero 2")).toBeVisible();
    await expect(page.getByText("La prima versione aveva 6 punti, questa ne ha 8.")).toBeVisible();
    await expect(page.getByRole("row", { name: /^Adeguatezza e ricchezza lessicale/ })).toHaveText(/13\+2$/);
    await expect(page.getByRole("row", { name: /^Grammaticale/ })).toHaveText(/0-\d/);
    await expectAccessible(page);
  });

  await test.step("the third draft is the last, and the best draft is marked as such", async () => {
    await page.getByRole("link", { name: "Scrivi la versione 3" }).click();
    await editor(page).fill(THIRD);
    await handIn(page);
    await markDraft(attemptId, 3, { text: THIRD, ...ERROR, score: 7 });
    await page.reload();
    await expect(page.getByText("La tua versione migliore è la numero 2")).toBeVisible();
    await expect(page.getByText("Hai usato tutte e 3 le versioni.", { exact: false })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Scrivi la versione/ })).toHaveCount(0);
  });

  await test.step("the exam's mark is that of the first text; the prompt can be taken again", async () => {
    await page.goto(`/dashboard?result=${attemptId}`);
    await expect(page.getByText("6 su 12: all'esame ne servono 7.")).toBeVisible();
    await page.goto("/scrittura");
    await expect(page.getByText("Voto della prova: 6 su 12. 2 versioni nuove, voto migliore 8 su 12.")).toBeVisible();
    await page.getByRole("link", { name: "Opzione A" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Scrivi di nuovo" })).toBeVisible();
    await expect(editor(page)).toHaveValue("");
    await editor(page).fill(SECOND);
    await handIn(page);
    await expect(page.getByText("Testi per confronto")).toBeVisible();
    await expect(page.getByRole("link", { name: "Scrivi un altro testo su questa traccia" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("unsent text on a device is never shown to another learner", async ({ page, context }) => {
  const openPrompt = async (on: Page) => {
    await signInAsNewLearner(on);
    await finishSimulation(on, 1, FIRST);
    await openWithConsent(on, "/scrittura/1/A");
    await expect(on.getByRole("heading", { level: 1, name: "Scrivi di nuovo" })).toBeVisible();
  };
  await openPrompt(page);
  await context.setOffline(true);
  await editor(page).fill(SECOND);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("sono andato");
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await openPrompt(later);
  await editor(later).pressSequentially("Cara Anna");
  await expect(later.getByText("Salvato", { exact: true })).toBeVisible();
  await expect(editor(later)).toHaveValue("Cara Anna");
});
