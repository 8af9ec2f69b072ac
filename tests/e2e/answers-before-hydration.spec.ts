import type { Locator, Page } from "@playwright/test";
import {
  DEMO_PASSWORD,
  expect,
  holdScripts,
  openWithConsent,
  readSavedAnswers,
  saveFromOtherDevice,
  startAttemptAsNewLearner,
  test,
} from "@/tests/support/browser";
import { signInAsNewLearner } from "@/tests/support/site-calls";
import { translatePage } from "@/tests/support/translated-page";

/** Opens a page with its scripts held back: it is visible, but never finishes loading. */
async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await openWithConsent(page, path, { waitUntil: "commit" });
  // For a moment after the commit a script may still run in the old document, whose fields have the same labels.
  const { pathname } = new URL(path, page.url());
  await page.waitForFunction((wanted) => location.pathname === wanted, pathname, { polling: 50 });
  // Streamed content is hidden until it is moved to its place. Input before that would be lost.
  if (path.startsWith("/exam/")) await page.getByRole("group", { name: "Azioni della prova" }).waitFor();
}

const textField = (page: Page) => page.locator("textarea[name=text]");

/** Chooses an answer, a radio or a gap's list; one that needs code to become visible is set on the element itself. */
async function tap(page: Page, name: string, value: string): Promise<void> {
  const list = page.locator(`select[name="${name}"]`);
  const radio = page.locator(`input[name="${name}"][value="${value}"]`);
  await list.or(radio).waitFor({ state: "attached" });
  if ((await list.count()) > 0) await list.selectOption(value);
  else if (await radio.isVisible()) await radio.check();
  else await radio.evaluate((element: HTMLInputElement) => element.click());
  await expectChosen(page, name, value);
}

/** The visibly chosen answers. */
async function expectChosen(page: Page, name: string, value: string): Promise<void> {
  const controls = page.locator(`select[name="${name}"], input[name="${name}"]:checked`);
  await expect(controls).toHaveValue(value);
}

/** React marks each element that it has hydrated. */
const isHydrated = (control: Locator) =>
  control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$")));

/** A phone half as fast as this machine. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 2 });
}

test.describe.configure({ timeout: 180_000 });

const savesSoon = { timeout: 60_000 };

test("radios and lists chosen before the scripts load are saved and stay visible", async ({ page }) => {
  const { attemptId } = await startAttemptAsNewLearner(page);
  for (const [section, first, other] of [
    ["ascolto1", "A", "B"],
    ["cloze", "A", "C"],
  ] as const) {
    // One answer will be changed, another stays untouched.
    const saved = { [`${section}_2`]: first, [`${section}_3`]: first };
    await saveFromOtherDevice(page, attemptId, section, saved);
    const release = await holdScripts(page);
    await openWithoutScripts(page, `/exam/${attemptId}?section=${section}`);
    await tap(page, `${section}-1`, first);
    await tap(page, `${section}-2`, other);
    expect(await readSavedAnswers(page, attemptId, section)).toEqual(saved);
    release();
    await expect
      .poll(() => readSavedAnswers(page, attemptId, section), savesSoon)
      .toEqual({ [`${section}_1`]: first, [`${section}_2`]: other, [`${section}_3`]: first });
    await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
    await expectChosen(page, `${section}-1`, first);
    await expectChosen(page, `${section}-2`, other);
    await expectChosen(page, `${section}-3`, first);
  }
});

test("a prompt chosen and a text typed while the scripts load lose no character and repeat none", async ({ page }) => {
  const { attemptId } = await startAttemptAsNewLearner(page);
  await slowDown(page);
  const release = await holdScripts(page);
  await openWithoutScripts(page, `/exam/${attemptId}?section=scrittura`);
  await expect(textField(page)).toBeHidden();
  await tap(page, "option", "B");
  let all = "Gentile signora,\nscrivo perché ";
  await textField(page).fill(all);
  await textField(page).press("Control+End");
  const typeOn = async () => {
    const words = "il riscaldamento è rotto, ";
    await textField(page).pressSequentially(words, { delay: 10 });
    all += words;
  };
  release();
  do await typeOn();
  while (!(await isHydrated(textField(page))));
  await typeOn();
  await expect(textField(page)).toHaveValue(all);
  await expect
    .poll(() => readSavedAnswers(page, attemptId, "scrittura"), savesSoon)
    .toEqual({ option: "B", text: all });
  // While somebody types on a phone, the task is one line without it.
  await expect(page.getByText("Traccia selezionata: Opzione B")).toBeAttached();
  await expect(textField(page)).toHaveValue(all);
});

test("neither form restoration nor the back button brings old answers over newer ones", async ({ page }) => {
  const { attemptId } = await startAttemptAsNewLearner(page);
  await saveFromOtherDevice(page, attemptId, "ascolto1", { ascolto1_1: "A" });
  const release = await holdScripts(page);
  await openWithoutScripts(page, `/exam/${attemptId}?section=ascolto1`);
  await tap(page, "ascolto1-1", "B");
  // The page is left unsaved; another device answers meanwhile.
  await saveFromOtherDevice(page, attemptId, "ascolto1", { ascolto1_1: "C" });
  await page.reload({ waitUntil: "commit" });
  await expectChosen(page, "ascolto1-1", "C");
  await tap(page, "ascolto1-1", "B");
  await page.goto("/privacy", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expectChosen(page, "ascolto1-1", "C");
  release();
  // A tap elsewhere shows when the page is hydrated, which hides this question at some moment.
  await page.locator('input[name="ascolto1-2"][value="A"]').evaluate((radio: HTMLInputElement) => radio.click());
  await expectChosen(page, "ascolto1-2", "A");
  const saved = () => readSavedAnswers(page, attemptId, "ascolto1");
  await expect.poll(saved, savesSoon).toEqual({ ascolto1_1: "C", ascolto1_2: "A" });

  // Leave by a link, and return to the restored page.
  await page.locator('a[href="/dashboard"]').filter({ visible: true }).first().click();
  await page.waitForURL("**/dashboard");
  await page.goBack();
  await page.waitForURL("**/exam/**");
  await expectChosen(page, "ascolto1-1", "C");
  await expectChosen(page, "ascolto1-2", "A");
  await tap(page, "ascolto1-3", "B");
  await expect.poll(saved, savesSoon).toEqual({ ascolto1_1: "C", ascolto1_2: "A", ascolto1_3: "B" });
});

test("a form submitted before the scripts load keeps its input, and is sent once they have loaded", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
  const { email } = await startAttemptAsNewLearner(page);
  await signInAsNewLearner(page, { hasAccess: false });
  for (const [path, label, text] of [
    ["/payment", "Codice regalo", "CILS-DEMO-9999"],
    ["/register", "Password", DEMO_PASSWORD],
    ["/forgot-password", "Email", email],
    ["/#accedi", "Password", DEMO_PASSWORD],
  ] as const) {
    const release = await holdScripts(page);
    await openWithoutScripts(page, path);
    const field = page.getByLabel(label, { exact: true });
    if (path === "/#accedi") {
      await page.getByLabel("Email").fill(email);
      await page.getByRole("checkbox").check();
    }
    await field.fill(text);
    if (path === "/#accedi") await expect(page.getByLabel("Email")).toHaveValue(email);
    await field.press("Enter");
    const submit = page.locator("form[method=post] [type=submit]").first();
    await submit.click({ force: true });
    expect(new URL(page.url()).search).toBe("");
    release();
    // The form is usable once its code has loaded: the input is still there.
    await expect(submit).toBeEnabled();
    await expect(field).toHaveValue(text);
    if (path === "/#accedi") await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.context().clearCookies();
  }
  const login = page.waitForResponse("**/api/login");
  await page.getByRole("button", { name: "Accedi" }).click();
  expect((await login).status()).toBe(200);
  await page.waitForURL("**/dashboard");
  expect(addresses.filter((address) => address.includes(DEMO_PASSWORD) || address.includes(email))).toEqual([]);
});

test.describe("on a page that the browser translates before its code runs, which React then draws anew", () => {
  /** What React says when it draws a page anew. */
  const isRedone = (message: string) => /#(418|423|425)\b|hydrat/i.test(message);

  /** Lets the scripts run on the translated page, and waits until React has drawn it anew. */
  async function redo(page: Page, release: () => void, consoleMessages: string[]): Promise<void> {
    await translatePage(page);
    release();
    await expect.poll(() => consoleMessages.some(isRedone), savesSoon).toBe(true);
    expect(consoleMessages.splice(0).filter((message) => !isRedone(message))).toEqual([]);
  }

  test("answers and the text are saved and stay on the screen", async ({ page, consoleMessages }) => {
    const { attemptId } = await startAttemptAsNewLearner(page);
    for (const [section, letter] of [
      ["ascolto1", "A"],
      ["cloze", "C"],
    ] as const) {
      const release = await holdScripts(page);
      await openWithoutScripts(page, `/exam/${attemptId}?section=${section}`);
      await tap(page, `${section}-1`, letter);
      await redo(page, release, consoleMessages);
      await expect
        .poll(() => readSavedAnswers(page, attemptId, section), savesSoon)
        .toEqual({ [`${section}_1`]: letter });
      await expectChosen(page, `${section}-1`, letter);
    }
    const release = await holdScripts(page);
    await openWithoutScripts(page, `/exam/${attemptId}?section=scrittura`);
    await tap(page, "option", "B");
    const text = "Gentile signora,\nscrivo perché il riscaldamento è rotto.";
    await textField(page).fill(text);
    await redo(page, release, consoleMessages);
    const saved = () => readSavedAnswers(page, attemptId, "scrittura");
    await expect.poll(saved, savesSoon).toEqual({ option: "B", text });
    await expect(textField(page)).toHaveValue(text);
  });

  test("the fields of a sign-in and of a registration keep what was typed", async ({ page, consoleMessages }) => {
    const { email } = await startAttemptAsNewLearner(page);
    await page.context().clearCookies();
    const submit = page.locator("form[method=post] [type=submit]").first();

    await test.step("registration", async () => {
      const release = await holdScripts(page);
      await openWithoutScripts(page, "/register");
      const texts = { Nome: "Ștefania", Cognome: "Gjoni", Email: email, Password: DEMO_PASSWORD };
      for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
      await redo(page, release, consoleMessages);
      await expect(submit).toBeEnabled();
      for (const [label, text] of Object.entries(texts))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    });

    await test.step("sign-in", async () => {
      const release = await holdScripts(page);
      await openWithoutScripts(page, "/#accedi");
      await page.getByLabel("Email").fill(email);
      await page.getByRole("checkbox").check();
      await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await redo(page, release, consoleMessages);
      // Only a consent that the page's code has heard of enables the button.
      await expect(submit).toBeEnabled();
      await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
      await expect(page.getByLabel("Email")).toHaveValue(email);
      await submit.click();
      await page.waitForURL("**/dashboard");
    });
  });
});
