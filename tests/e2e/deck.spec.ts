import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAsNewLearner, readAnswerKey, test } from "@/tests/support/browser";
import { finishSimulation, markWriting } from "@/tests/support/finished-attempts";
import { runSiteSql } from "@/tests/support/site-calls";

const TEXT = `Gentile ragionier Galli,
Le scrivo perché ieri ho andato in cantina e c'è molta acqua.
Cordiali saluti`;

/** The page can be used by everybody and stays within its width. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
}

/** Presses what is focused once it stands: a press right after a change of screen is taken for a stray one. */
async function pressNext(page: Page, name: string, gone: RegExp): Promise<void> {
  await expect(async () => {
    const button = page.getByRole("button", { name, exact: true });
    if (await button.isVisible()) await button.press("Enter");
    await expect(page.getByText(gone)).toBeHidden({ timeout: 1000 });
  }).toPass();
}

test("what was missed comes back, is answered by keyboard, and comes back again when its time has come", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { answer: key = "" } = readAnswerKey("lettura").at(-1) ?? {};
  const [right, wrong] = key === "V" ? ["VERO", "FALSO"] : ["FALSO", "VERO"];
  const due = page.getByRole("region", { name: "Ripasso" });

  await openAsNewLearner(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le tue simulazioni");
  await expect(due).toBeHidden();
  // The last question of the reading stays blank.
  const attemptId = await finishSimulation(page, 1, TEXT, { lettura: 11 });
  await markWriting(attemptId, { text: TEXT, original: "ho andato", corrected: "sono andato", score: 7 });

  await test.step("the dashboard says how much is due", async () => {
    await page.goto("/dashboard");
    await expect(due).toContainText("Ci sono 2 cose da rivedere");
    await due.getByRole("link", { name: "Inizia il ripasso" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ripasso");
  });

  await test.step("a question is answered by keyboard, wrongly, and explained", async () => {
    await expectUsable(page);
    await page.getByRole("radio", { name: wrong }).press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Tua risposta, sbagliata")).toBeVisible();
    await expect(page.getByText("Spiegazione")).toBeVisible();
    await expect(page.getByText("Torna tra un minuto")).toBeVisible();
    await expectUsable(page);
    await pressNext(page, "Avanti", /Torna tra un minuto/);
  });

  await test.step("an error of the learner's own is recalled, shown and graded", async () => {
    await expect(page.getByRole("heading", { name: "Come si scrive?" })).toBeVisible();
    await expect(page.locator("mark")).toHaveText("ho andato");
    await expect(page.getByText("sono andato")).toBeHidden();
    await page.getByRole("button", { name: "Mostra la correzione" }).press("Enter");
    await expect(page.getByText("Il verbo vuole essere.")).toBeVisible();
    await expectUsable(page);
    // Three fields on from the correction, which has taken the focus.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Era facile" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^La rivedi tra \d+ giorni/)).toBeVisible();
    await pressNext(page, "Finisci", /^La rivedi tra/);
  });

  await test.step("the session ends by itself and says when the next ones come", async () => {
    await expect(page.getByRole("heading", { name: "Per ora hai finito" })).toBeVisible();
    await expect(page.getByText("Hai ripassato 2 cose. Quelle che sapevi: 1.")).toBeVisible();
    await expect(page.getByText("Le prossime arrivano tra un minuto.")).toBeVisible();
    await expectUsable(page);
    await page.getByRole("link", { name: "Vai alle simulazioni" }).click();
    await expect(page.getByText("Ripasso: adesso non c'è niente da rivedere.")).toBeVisible();
  });

  await test.step("a day later the miss is there again", async () => {
    await runSiteSql(
      `UPDATE "DeckCard" SET "dueAt" = "dueAt" - interval '1 day', "answeredAt" = "answeredAt" - interval '1 day'
       WHERE "userId" = (SELECT "userId" FROM "Attempt" WHERE id = '${attemptId}')`,
    );
    await page.goto("/dashboard");
    await expect(due).toContainText("C'è una cosa da rivedere");
    await page.goto("/ripasso");
    await page.getByRole("radio", { name: right }).check();
    await page.getByRole("button", { name: "Controlla" }).click();
    await expect(page.getByText("Tua risposta, corretta")).toBeVisible();
    await expect(page.getByText(/^La rivedi tra \d+ minuti/)).toBeVisible();
    await pressNext(page, "Finisci", /^La rivedi tra/);
    await expect(page.getByRole("heading", { name: "Per ora hai finito" })).toBeVisible();
  });
});
