import { DEMO_PASSWORD, expect, openWithConsent, test } from "@/tests/support/browser";
import { handInAllExcept } from "@/tests/support/exam";
import { finishSimulation } from "@/tests/support/finished-attempts";
import { focusAndPress, focusAndType, signInByKeyboard, tabTo } from "@/tests/support/keyboard";
import { signInAsNewLearner, startAttemptAsNewLearner } from "@/tests/support/site-calls";

test("a learner signs in, continues a simulation, hands in, finishes, and reads the result and a review with the keyboard only", {
  tag: "@layout",
}, async ({ page }) => {
  test.slow();
  const { email, attemptId } = await startAttemptAsNewLearner(page);
  await page.goto(`/exam/${attemptId}`);
  await handInAllExcept(page, "ascolto1");
  await page.context().clearCookies();
  await openWithConsent(page, "/login");
  await signInByKeyboard(page, email, DEMO_PASSWORD);
  await focusAndPress(page, page.getByRole("link", { name: "Continua la simulazione" }));
  await page.waitForURL("**/exam/*");

  const options = page.getByRole("main").getByRole("radio");
  await focusAndPress(page, options.first(), "Space");
  await expect(options.first()).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toBeChecked();
  await expect(page.getByText("Salvato", { exact: true })).toBeAttached();

  const bar = page.getByRole("group", { name: "Azioni della prova" });
  const correct = bar.getByRole("button", { name: "Correggi", exact: true });
  await focusAndPress(page, correct);
  const check = page.getByRole("dialog", { name: "Prima di correggere" });
  await expect(check.getByRole("heading", { name: "Prima di correggere" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(correct).toBeFocused();
  await expect(correct).toBeEnabled();
  await page.keyboard.press("Enter");
  const confirm = check.getByRole("button", { name: "Correggi lo stesso" });
  await expect(confirm).toBeEnabled();
  await focusAndPress(page, confirm);
  await expect(page.getByRole("heading", { name: "Correzione Completa" })).toBeFocused();

  const finish = page.getByRole("button", { name: "Termina Simulazione" }).last();
  await expect(finish).toBeEnabled();
  await focusAndPress(page, finish);
  await page.waitForURL("**/dashboard?result=*");
  await expect(page.getByRole("heading", { level: 1, name: /^Ti manca/ })).toBeVisible();
  await focusAndPress(page, page.getByRole("link", { name: "Rivedi Ascolto 1", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Revisione: Ascolto 1" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Risultato della Prova" })).toBeVisible();
});

test("an admin signs in, opens the waiting texts, marks one and finds the audit log with the keyboard only", async ({
  page,
  browser,
}) => {
  test.slow();
  const learner = await browser.newPage();
  await signInAsNewLearner(learner);
  const text = "Gentile ragionier Galli, le scrivo perché in cantina c'è molta acqua. Cordiali saluti";
  const attemptId = await finishSimulation(learner, 1, text);
  await learner.close();

  await openWithConsent(page, "/login");
  await signInByKeyboard(page, "admin@example.it", DEMO_PASSWORD);
  const palette = page.getByRole("dialog", { name: "Che cosa vuoi fare?" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type("testi");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Testi da correggere" })).toBeVisible();
  await focusAndPress(page, page.getByRole("link", { name: `Correggi #${attemptId}` }));
  await expect(page.getByRole("heading", { level: 1, name: `Testo #${attemptId}` })).toBeVisible();

  for (const criterion of await page.getByRole("main").getByRole("group").all()) {
    await tabTo(page, criterion.getByRole("radio").first());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(criterion.getByRole("radio").nth(1)).toBeChecked();
  }
  await expect(page.getByRole("status").filter({ hasText: "Totale: 5 su 12" })).toBeVisible();
  await focusAndType(page, page.getByLabel("Commento per lo studente"), "Scrivi di più.");
  await focusAndPress(page, page.getByRole("button", { name: "Salva e firma come docente" }));
  await expect(page.getByRole("heading", { level: 1, name: "Testi da correggere" })).toBeVisible();
  await expect(page.getByRole("link", { name: `Correggi #${attemptId}` })).toHaveCount(0);
  await focusAndPress(page, page.getByRole("link", { name: "Registro" }));
  await expect(page.getByRole("heading", { level: 1, name: "Registro" })).toBeVisible();
});
