import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAsNewLearner, readAnswerKey, test } from "@/tests/support/browser";
import { finishSimulation, storeWritingMarks } from "@/tests/support/finished-attempts";
import { runSiteSql } from "@/tests/support/site-calls";

const TEXT = `Gentile ragionier Galli,
Le scrivo perché ieri ho andato in cantina e c'è molta acqua.
Cordiali saluti`;

/** The page is accessible and stays within its width. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
}

/**
 * Presses the focused element once it accepts input: a press right after a change of screen is ignored as accidental.
 */
async function pressNext(page: Page, name: string, gone: RegExp): Promise<void> {
  await expect(async () => {
    const button = page.getByRole("button", { name, exact: true });
    if (await button.isVisible()) await button.press("Enter", { timeout: 1000 });
    await expect(page.getByText(gone)).toBeHidden({ timeout: 1000 });
  }).toPass();
}

test("a missed question comes back, is answered with the keyboard, and comes back again when it is due", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { answer: key = "" } = readAnswerKey("lettura").at(-1) ?? {};
  const [right, wrong] = key === "V" ? ["VERO", "FALSO"] : ["FALSO", "VERO"];
  const due = page.getByRole("region", { name: /da rivedere$/ });

  await openAsNewLearner(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Ciao, /);
  await expect(due).toBeHidden();
  // The last reading question stays blank.
  const attemptId = await finishSimulation(page, 1, TEXT, { lettura: 11 });
  await storeWritingMarks(attemptId, { text: TEXT, original: "ho andato", corrected: "sono andato", score: 7 });

  await test.step("the dashboard shows how many cards are due", async () => {
    await page.goto("/dashboard");
    await expect(due).toContainText("2 cose da rivedere");
    await due.getByRole("link", { name: "Inizia il ripasso" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ripasso");
    await expect(page.getByText("ancora 2", { exact: true })).toBeVisible();
  });

  await test.step("a question is answered wrong with the keyboard, and explained", async () => {
    await expectUsable(page);
    await page.getByRole("radio", { name: wrong }).press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Tua risposta, sbagliata")).toBeVisible();
    await expect(page.getByText("Spiegazione")).toBeVisible();
    await expect(page.getByText("La rivedi tra un minuto")).toBeVisible();
    // The rest may take longer than this minute, and the card must not return meanwhile.
    await runSiteSql(
      `UPDATE "DeckCard" SET "dueAt" = "dueAt" + interval '10 minutes'
       WHERE "userId" = (SELECT "userId" FROM "Attempt" WHERE id = '${attemptId}')`,
    );
    await expectUsable(page);
    await pressNext(page, "Avanti", /La rivedi tra un minuto/);
  });

  await test.step("an error from the learner's own text is recalled, shown and rated", async () => {
    await expect(page.getByRole("heading", { name: "Come si scrive?" })).toBeVisible();
    await expect(page.locator("mark")).toHaveText("ho andato");
    await expect(page.getByText("sono andato")).toBeHidden();
    await page.getByRole("button", { name: "Mostra la correzione" }).press("Enter");
    await expect(page.getByText("Il verbo vuole essere.")).toBeVisible();
    await expectUsable(page);
    // Three fields after the correction, which has the focus.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Era facile" })).toBeFocused();
    const isSent = Promise.withResolvers<void>();
    await page.route("**/ripasso", async (route) => {
      if (route.request().method() === "POST") await isSent.promise;
      await route.fallback();
    });
    await page.keyboard.press("Enter");
    const grades = page.getByRole("group", { name: "Lo sapevi?" }).getByRole("button");
    await expect(grades).toHaveCount(3);
    for (const grade of await grades.all()) await expect(grade).toBeDisabled();
    isSent.resolve();
    await expect(page.getByText(/^La rivedi tra \d+ giorni/)).toBeVisible();
    await pressNext(page, "Finisci", /^La rivedi tra/);
  });

  await test.step("the session ends by itself and says when the next cards are due", async () => {
    await expect(page.getByRole("heading", { name: "Per ora hai finito" })).toBeVisible();
    await expect(page.getByText("Hai ripassato 2 cose. Ne sapevi 1.")).toBeVisible();
    await expect(page.getByText(/^Le prossime arrivano tra \d+ minuti\.$/)).toBeVisible();
    await expectUsable(page);
    await page.getByRole("link", { name: "Vai alle simulazioni" }).click();
    await expect(page.getByRole("link", { name: "Inizia la simulazione" })).toBeVisible();
    await expect(due).toBeHidden();
  });

  await test.step("a day later the missed card is there again", async () => {
    await runSiteSql(
      `UPDATE "DeckCard" SET "dueAt" = "dueAt" - interval '1 day', "answeredAt" = "answeredAt" - interval '1 day'
       WHERE "userId" = (SELECT "userId" FROM "Attempt" WHERE id = '${attemptId}')`,
    );
    await page.goto("/dashboard");
    await expect(due).toContainText("Una cosa da rivedere");
    await page.goto("/ripasso");
    await page.getByRole("radio", { name: right }).check();
    await page.getByRole("button", { name: "Controlla" }).click();
    await expect(page.getByText("Tua risposta, corretta")).toBeVisible();
    await expect(page.getByText(/^La rivedi tra \d+ minuti/)).toBeVisible();
    // The next card needs no network.
    await page.route("**/ripasso", (route) => route.abort());
    await pressNext(page, "Era facile", /^La rivedi tra/);
    await expect(page.getByRole("heading", { name: "Per ora hai finito" })).toBeVisible();
  });
});
