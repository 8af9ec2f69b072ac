import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAsNewLearner, test } from "@/tests/support/browser";

/** The page is accessible and stays within its width. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

/** Answers questions in writing until something else is asked. @returns the questions, in their order */
async function answerInWriting(page: Page, count: number): Promise<string[]> {
  const asked: string[] = [];
  const question = page.locator("form p[lang=it]").first();
  for (let number = 0; number < count; number++) {
    if (number > 0) await expect(question).toBeFocused();
    const text = (await question.textContent()) ?? "";
    asked.push(text);
    await page.getByLabel("La tua risposta").fill(`Rispondo alla domanda ${number + 1}, perché mi piace.`);
    await page.getByRole("button", { name: "Avanti", exact: true }).click();
    await expect(page.getByText(text, { exact: true }).and(question)).toBeHidden();
  }
  return asked;
}

test("a learner who cannot speak rehearses in writing, resumes after a reload and sees models only at the end", async ({
  page,
}) => {
  test.setTimeout(120_000);
  // So high that the bar at the bottom covers no control.
  await page.setViewportSize({ width: 320, height: 1600 });
  await openAsNewLearner(page, "/orale");

  await test.step("the page says where the voice stays", async () => {
    await expect(page.getByText("La tua voce resta su questo dispositivo.")).toBeVisible();
    await expectUsable(page);
    await page.getByRole("button", { name: "Non posso parlare adesso" }).click();
    await page.waitForURL(/\/orale\?prova=/);
  });

  await test.step("the guide questions go on where they stopped", async () => {
    const first = await answerInWriting(page, 2);
    await page.reload();
    const rest = await answerInWriting(page, 3);
    expect(new Set([...first, ...rest]).size).toBe(5);
  });

  await test.step("one of four topics is chosen", async () => {
    await expect(page.getByRole("radio")).toHaveCount(4);
    await expectUsable(page);
    await expect(page.getByRole("button", { name: "Parlo di questo" })).toBeDisabled();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Parlo di questo" }).click();
  });

  await test.step("the conversation ends with listening back, the models and one's own text", async () => {
    await expect(page.getByText("Esempi di risposta")).toBeHidden();
    await answerInWriting(page, 6);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Riascoltati");
    await expect(page.getByText("Esempi di risposta")).toBeVisible();
    await expect(page.getByText("Rispondo alla domanda 6").first()).toBeVisible();
    await expect(page.getByRole("group", { name: "Ho risposto proprio alla domanda?" })).toBeVisible();
    await expectUsable(page);
  });

  await test.step("an answer about oneself is kept", async () => {
    const group = page.getByRole("group", { name: "Ho risposto proprio alla domanda?" });
    const saved = page.waitForResponse((response) => response.url().endsWith("/self-check"));
    await group.getByRole("radio", { name: "In parte" }).check();
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await expect(group.getByRole("radio", { name: "In parte" })).toBeChecked();
  });

  await test.step("words that are typed while the text is being saved stay", async () => {
    const saving = Promise.withResolvers<void>();
    await page.route("**/text", async (route) => {
      await saving.promise;
      await route.continue();
    });
    await page.getByText("Vuoi una correzione?").click();
    const text = page.getByLabel("Che cosa hai detto");
    await text.fill("Ho detto così.");
    const saved = page.waitForResponse((response) => response.url().endsWith("/text"));
    await page.getByRole("button", { name: "Confermo: ho detto così" }).click();
    await text.fill("Ho detto così. E poi altro.");
    saving.resolve();
    await saved;
    await expect(page.getByRole("button", { name: "Confermo: ho detto così" })).toBeEnabled();
    await expect(text).toHaveValue("Ho detto così. E poi altro.");
  });
});
