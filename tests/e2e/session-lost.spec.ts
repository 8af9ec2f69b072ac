import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { DEMO_PASSWORD, expect, openWithConsent, readSavedAnswers, test } from "@/tests/support/browser";
import { handIn, showAllQuestions } from "@/tests/support/exam";
import { startAttemptAsNewLearner } from "@/tests/support/site-calls";

test.describe.configure({ timeout: 180_000 });

const radio = (page: Page, section: string, id: number, value: string) =>
  page.locator(`input[name="${section}-${id}"][value="${value}"]`);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Accedi di nuovo" });
const expectSaved = (page: Page) => expect(page.getByText("Salvato", { exact: true })).toBeVisible({ timeout: 30_000 });

/** Signs in on the exam page. */
async function signInAgain(page: Page, email?: string): Promise<void> {
  if (email) await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await dialog(page).getByRole("button", { name: "Accedi" }).click();
}

test("a learner who is signed out during the exam signs in again in place and continues", {
  tag: "@in-production",
}, async ({ page, context }) => {
  const { email, attemptId } = await startAttemptAsNewLearner(page);
  await openWithConsent(page, `/exam/${attemptId}?section=ascolto1`);
  await showAllQuestions(page);

  await test.step("a refused save opens the sign-in, and afterwards the answer arrives", async () => {
    await radio(page, "ascolto1", 1, "A").check();
    await expectSaved(page);
    await context.clearCookies();
    await radio(page, "ascolto1", 2, "B").check();
    await expect(dialog(page)).toBeVisible({ timeout: 30_000 });
    await expect(dialog(page).getByLabel("Email")).toHaveValue(email);
    await expectAccessible(page, { only: "[role=dialog]" });
    await dialog(page).getByLabel("Password", { exact: true }).fill("sbagliata");
    await dialog(page).getByRole("button", { name: "Accedi" }).click();
    await expect(dialog(page).getByText("Credenziali non valide")).toBeVisible();
    await signInAgain(page);
    await expect(dialog(page)).toBeHidden();
    await expectSaved(page);
    expect(await readSavedAnswers(page, attemptId, "ascolto1")).toEqual({ ascolto1_1: "A", ascolto1_2: "B" });
  });

  await test.step("a closed sign-in leaves a message and a button to open it again", async () => {
    await context.clearCookies();
    await radio(page, "ascolto1", 3, "C").check();
    await dialog(page).getByRole("button", { name: "Non ora" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(radio(page, "ascolto1", 3, "C")).toBeChecked();
    await radio(page, "ascolto1", 4, "A").check();
    await page.getByRole("alert").getByRole("button", { name: "Accedi" }).click();
    await signInAgain(page);
    await expectSaved(page);
    expect(await readSavedAnswers(page, attemptId, "ascolto1")).toMatchObject({ ascolto1_3: "C", ascolto1_4: "A" });
  });

  await test.step("a refused correction continues after the sign-in", async () => {
    await radio(page, "ascolto1", 5, "A").check();
    await expectSaved(page);
    await context.clearCookies();
    await handIn(page);
    await signInAgain(page);
    await expect(page.getByText("✓ Sezione già corretta")).toBeVisible({ timeout: 30_000 });
    await expect(dialog(page)).toBeHidden();
  });
});

test("another account that signs in on the exam page gets none of its answers", async ({ page, context }) => {
  const other = await startAttemptAsNewLearner(page);
  await context.clearCookies();
  const { email, attemptId } = await startAttemptAsNewLearner(page);
  await openWithConsent(page, `/exam/${attemptId}?section=scrittura`);
  await page.locator('input[name="option"][value="A"]').check();
  await expectSaved(page);
  await context.clearCookies();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().endsWith("/api/login")) sent.push(request.url());
  });
  await page.locator("textarea[name=text]").fill("Solo mio.");
  await expect(dialog(page)).toBeVisible({ timeout: 30_000 });
  const before = sent.length;
  await signInAgain(page, other.email);
  await expect(dialog(page).getByText("Questo è un altro account")).toBeVisible({ timeout: 30_000 });
  await expect(dialog(page).getByText(email)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Non ora" }).click();
  await page.locator("textarea[name=text]").fill("Solo mio, ancora.");
  await page.reload();
  expect(sent.length).toBe(before);
  expect(await readSavedAnswers(page, other.attemptId, "scrittura")).toEqual({});
  // Nothing of the unsent text is left in local storage for the next user of this browser.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Solo mio");
  await context.clearCookies();
  await page.reload();
  await page.waitForURL("**/login?next=*");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Accedi" }).click();
  await expect(page.locator("textarea[name=text]")).toHaveValue("", { timeout: 30_000 });
  expect(await readSavedAnswers(page, attemptId, "scrittura")).toEqual({ option: "A" });
});

test("a link opened while signed out returns to its page after the login, and never elsewhere", {
  tag: "@in-production",
}, async ({ page, context }) => {
  const { email, attemptId } = await startAttemptAsNewLearner(page);
  const login = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Accedi" }).click();
  };

  await test.step("to the exam", async () => {
    await context.clearCookies();
    await openWithConsent(page, `/exam/${attemptId}?section=cloze`);
    await page.waitForURL("**/login?next=*");
    await login();
    await expect(page.getByRole("heading", { level: 2, name: "Cloze" })).toBeVisible({ timeout: 30_000 });
    expect(new URL(page.url()).pathname).toBe(`/exam/${attemptId}`);
  });

  await test.step("to a review", async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto(`/review/${attemptId}/lettura`);
    await expect(page.getByText("Token di autenticazione non trovato")).toBeVisible();
    await page.getByRole("link", { name: "Vai al Login" }).click();
    await page.waitForURL("**/login?next=*");
    await login();
    await page.waitForURL(`**/review/${attemptId}/lettura`);
  });

  // The unit test covers other malicious paths.
  await test.step("not to another site", async () => {
    const { origin } = new URL(page.url());
    const address = `/login?next=${encodeURIComponent("//evil.example")}`;
    await context.clearCookies();
    await page.goto(address);
    await login();
    await page.waitForURL(`${origin}/dashboard`);
  });
});
