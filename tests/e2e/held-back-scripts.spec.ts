import type { Page } from "@playwright/test";
import {
  DEMO_PASSWORD,
  expect,
  holdScripts,
  openAnswered,
  readSaved,
  saveElsewhere,
  startAttempt,
  test,
} from "@/tests/support/browser";

/** Opens a page whose scripts are held back: it never finishes loading, but all of it is on the screen. */
async function openUnscripted(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("cookieConsent", '{"necessary":true}');
    localStorage.setItem("cookieConsentDate", new Date().toISOString());
  });
  await page.goto(path, { waitUntil: "commit" });
  // What streams in stands hidden in the page before it is moved to its place, and what is typed there would go nowhere.
  if (path.startsWith("/exam/")) await page.getByRole("group", { name: "Azioni della prova" }).waitFor();
}

const textField = (page: Page) => page.locator("textarea[name=text]");

/** Taps an answer, a radio or a gap's list; one that only code can bring to the screen is chosen by the element itself. */
async function tap(page: Page, name: string, value: string): Promise<void> {
  const list = page.locator(`select[name="${name}"]`);
  const radio = page.locator(`input[name="${name}"][value="${value}"]`);
  await list.or(radio).waitFor({ state: "attached" });
  if ((await list.count()) > 0) await list.selectOption(value);
  else if (await radio.isVisible()) await radio.check();
  else await radio.evaluate((element: HTMLInputElement) => element.click());
  await expectChosen(page, name, value);
}

/** What the screen shows as chosen. */
async function expectChosen(page: Page, name: string, value: string): Promise<void> {
  const controls = page.locator(`select[name="${name}"], input[name="${name}"]:checked`);
  await expect(controls).toHaveValue(value);
}

/** A phone four times slower than this machine. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

test.describe.configure({ timeout: 180_000 });

const savesSoon = { timeout: 60_000 };

for (const [section, values] of Object.entries({
  ascolto1: ["A", "B"],
  ascolto2: ["V", "F"],
  lettura: ["V", "F"],
  cloze: ["A", "C"],
})) {
  test(`an answer tapped in ${section} before the scripts come is saved and stays on the screen`, async ({ page }) => {
    const { attemptId } = await startAttempt(page);
    const [first = "", other = ""] = values;
    // One answer is to be changed, another is not touched.
    await saveElsewhere(page, attemptId, section, { [`${section}_2`]: first, [`${section}_3`]: first });
    if (section === "lettura") await slowDown(page);
    const release = await holdScripts(page);
    await openUnscripted(page, `/exam/${attemptId}?section=${section}`);
    await tap(page, `${section}-1`, first);
    await tap(page, `${section}-2`, other);
    expect(await readSaved(page, attemptId, section)).toEqual({
      [`${section}_2`]: first,
      [`${section}_3`]: first,
    });
    release();
    await expect
      .poll(() => readSaved(page, attemptId, section), savesSoon)
      .toEqual({ [`${section}_1`]: first, [`${section}_2`]: other, [`${section}_3`]: first });
    await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
    await expectChosen(page, `${section}-1`, first);
    await expectChosen(page, `${section}-2`, other);
    await expectChosen(page, `${section}-3`, first);
  });
}

test("a prompt picked and a text typed before the scripts come are saved and stay on the screen", async ({ page }) => {
  const { attemptId } = await startAttempt(page);
  const release = await holdScripts(page);
  await openUnscripted(page, `/exam/${attemptId}?section=scrittura`);
  await expect(textField(page)).toBeHidden();
  await tap(page, "option", "B");
  await textField(page).fill("Cara Anna,\nti scrivo subito.");
  release();
  const all = { option: "B", text: "Cara Anna,\nti scrivo subito." };
  await expect.poll(() => readSaved(page, attemptId, "scrittura"), savesSoon).toEqual(all);
  await expect(page.getByText("Traccia selezionata: Opzione B")).toBeVisible();
  await expect(textField(page)).toHaveValue(all.text);
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
});

test("who goes on typing while the scripts come loses no letter and finds none twice", async ({ page }) => {
  const { attemptId } = await startAttempt(page);
  const begun = "Gentile signora,\nscrivo perché ";
  await saveElsewhere(page, attemptId, "scrittura", { option: "A", text: begun });
  await slowDown(page);
  const release = await holdScripts(page);
  await openUnscripted(page, `/exam/${attemptId}?section=scrittura`);
  await expect(textField(page)).toHaveValue(begun);
  await expect(textField(page)).toBeVisible();
  await textField(page).press("Control+End");
  const early = "il riscaldamento non funziona ";
  const late = "da tre giorni, e la notte i bambini hanno freddo. Può mandare un tecnico? Sono a casa ogni mattina. ";
  await textField(page).pressSequentially(early, { delay: 20 });
  // They are three seconds late.
  setTimeout(release, 3000);
  for (let round = 0; round < 3; round += 1) await textField(page).pressSequentially(late, { delay: 40 });
  const all = begun + early + late.repeat(3);
  await expect(textField(page)).toHaveValue(all);
  await expect.poll(() => readSaved(page, attemptId, "scrittura"), savesSoon).toEqual({ option: "A", text: all });
  await expect(textField(page)).toHaveValue(all);
});

test("what a browser remembers of the page never comes back over newer answers", async ({ page }) => {
  const { attemptId } = await startAttempt(page);
  await saveElsewhere(page, attemptId, "ascolto1", { ascolto1_1: "A" });
  const release = await holdScripts(page);
  const path = `/exam/${attemptId}?section=ascolto1`;
  await openUnscripted(page, path);
  await tap(page, "ascolto1-1", "B");
  // The page goes away unsaved; another device answers meanwhile.
  await saveElsewhere(page, attemptId, "ascolto1", { ascolto1_1: "C" });
  await page.reload({ waitUntil: "commit" });
  await expectChosen(page, "ascolto1-1", "C");
  await tap(page, "ascolto1-1", "B");
  await page.goto("/privacy", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expectChosen(page, "ascolto1-1", "C");
  release();
  // A tap elsewhere shows when the page's code runs.
  await tap(page, "ascolto1-2", "A");
  await expect
    .poll(() => readSaved(page, attemptId, "ascolto1"), savesSoon)
    .toEqual({ ascolto1_1: "C", ascolto1_2: "A" });
});

test("who leaves by a link and comes back by the browser's arrow finds the newest answers", async ({ page }) => {
  const { attemptId } = await startAttempt(page);
  await openAnswered(page, `/exam/${attemptId}?section=ascolto1`);
  await tap(page, "ascolto1-1", "B");
  await expect.poll(() => readSaved(page, attemptId, "ascolto1"), savesSoon).toEqual({ ascolto1_1: "B" });
  await page.locator('a[href="/dashboard"]').filter({ visible: true }).first().click();
  await page.waitForURL("**/dashboard");
  await page.goBack();
  await page.waitForURL("**/exam/**");
  await expectChosen(page, "ascolto1-1", "B");
  await tap(page, "ascolto1-2", "A");
  await expect
    .poll(() => readSaved(page, attemptId, "ascolto1"), savesSoon)
    .toEqual({ ascolto1_1: "B", ascolto1_2: "A" });
  await expectChosen(page, "ascolto1-1", "B");
});

test.describe("a form that is sent before the scripts come", () => {
  const SECRET = "parola-molto-segreta";

  for (const [path, label, text] of [
    ["/login", "Password", SECRET],
    ["/", "Password", SECRET],
    ["/register", "Password", SECRET],
    ["/forgot-password", "Email", "segreta@example.it"],
  ] as const) {
    test(`at ${path} keeps what was typed, and none of it ends in an address`, async ({ page }) => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      const release = await holdScripts(page);
      await openUnscripted(page, path);
      const field = page.getByLabel(label, { exact: true });
      await field.fill(text);
      await field.press("Enter");
      await page.locator("form[method=post] [type=submit]").first().click({ force: true });
      expect(new URL(page.url()).search).toBe("");
      await expect(field).toHaveValue(text);
      release();
      // The form is ready when its code can be: what was typed is still there.
      if (path !== "/") await expect(page.locator("form[method=post] [type=submit]").first()).toBeEnabled();
      await page.waitForLoadState("load");
      await expect(field).toHaveValue(text);
      expect(addresses.filter((address) => decodeURIComponent(address).includes(text))).toEqual([]);
    });
  }

  test("signs in on the home page once they are there, the tick of the terms included", async ({ page }) => {
    const { email } = await startAttempt(page);
    await page.context().clearCookies();
    const release = await holdScripts(page);
    await openUnscripted(page, "/");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("checkbox").check();
    release();
    await page.getByRole("button", { name: "Accedi" }).click();
    await page.waitForURL("**/dashboard");
  });

  test("keeps a gift code", async ({ page }) => {
    await openAnswered(page, "/privacy");
    await page.request.post("/api/login", {
      headers: { Origin: new URL(page.url()).origin },
      data: { email: "ospite@example.it", password: DEMO_PASSWORD },
    });
    const release = await holdScripts(page);
    await openUnscripted(page, "/payment");
    const field = page.getByRole("textbox", { name: "Codice regalo" });
    await field.fill("cils-non-esiste");
    release();
    await page.getByRole("button", { name: "Usa il codice" }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("cils-non-esiste");
  });
});
