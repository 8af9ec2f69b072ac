import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/accessibility";
import { expect, openAsNewLearner, test } from "@/tests/support/browser";

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const beginButton = (page: Page) => page.getByRole("button", { name: "Inizia", exact: true });

/** The page's request at the start. */
async function startAndRead(page: Page, press: () => Promise<void>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest("**/start-session"), press()]);
  await page.waitForURL("**/exam/*");
  return request.postDataJSON();
}

test("choices made before the page's scripts load persist, and the simulation starts with them", async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  await openAsNewLearner(page, "/simulazioni/2", { waitUntil: "commit" });
  await radio(page, "Come all'esame").check();
  await expect(page.getByText("Il tempo passa anche se esci.")).toBeVisible();
  await expect(page.getByText("legge 170/2010")).toBeVisible();
  await radio(page, "30% in più: 2 ore e 23 minuti").check();
  await expect(beginButton(page)).toBeDisabled();
  release.resolve();
  await expect(beginButton(page)).toBeEnabled();
  await expect(radio(page, "Come all'esame")).toBeChecked();
  await expect(radio(page, "30% in più: 2 ore e 23 minuti")).toBeChecked();
  expect(await startAndRead(page, () => beginButton(page).click())).toEqual({ mode: "exam", extraTime: "thirty" });
});

test("the sound can be tested, and a failed recording is reported", async ({ page }) => {
  // The test cannot hear the sound: it records what plays.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playNoted(this: HTMLMediaElement) {
      Reflect.set(window, "played", this);
      return play.call(this);
    };
  });
  await openAsNewLearner(page, "/simulazioni/1");
  const status = page.getByRole("status").filter({ hasText: /voce|audio/ });
  await page.getByRole("button", { name: "Ascolta una frase" }).click();
  await expect(status).toHaveText("Ora parla la voce…");
  await page.evaluate(() => {
    const sound: HTMLAudioElement = Reflect.get(window, "played");
    sound.currentTime = sound.duration - 0.3;
  });
  await expect(status).toHaveCount(0, { timeout: 20_000 });
  await page.getByText("Non senti niente?").click();
  await expect(page.getByText("Togli la modalità silenziosa.")).toBeVisible();
  await page.route("**/api/sound-check", (route) => route.abort());
  await page.getByRole("button", { name: "Ascolta una frase" }).click();
  await expect(status).toHaveText("L'audio non parte. Controlla la connessione e riprova.");
});

test("going back to the dashboard shows what was begun meanwhile", async ({ page }) => {
  await openAsNewLearner(page, "/dashboard");
  await page.getByRole("link", { name: "Inizia la simulazione" }).first().click();
  await beginButton(page).click();
  await page.waitForURL("**/exam/*");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Continua la simulazione" })).toBeVisible();
});

test("a failed start is reported and keeps the choices", async ({ page }) => {
  await openAsNewLearner(page, "/simulazioni/1");
  await radio(page, "Come all'esame").check();
  await radio(page, "Senza limite di tempo").check();
  await page.route("**/start-session", (route) => route.abort());
  await beginButton(page).click();
  await expect(page.getByRole("alert").getByText("Impossibile avviare la simulazione")).toBeVisible();
  await expect(radio(page, "Come all'esame")).toBeChecked();
  await expect(radio(page, "Senza limite di tempo")).toBeChecked();
  await page.unroute("**/start-session");
  expect(await startAndRead(page, () => beginButton(page).click())).toEqual({ mode: "exam", extraTime: "untimed" });
});

test("the path from the dashboard to the exam works with the keyboard only", async ({ page }) => {
  await openAsNewLearner(page, "/dashboard");
  await page.getByRole("link", { name: "Inizia la simulazione" }).first().press("Enter");
  await expect(radio(page, "Allenamento")).toBeChecked();
  await expect(page.getByRole("group", { name: "Tempo in più" })).toBeHidden();
  await radio(page, "Allenamento").focus();
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "Come all'esame")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "50% in più: 2 ore e 45 minuti")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(beginButton(page)).toBeFocused();
  expect(await startAndRead(page, () => page.keyboard.press("Enter"))).toEqual({ mode: "exam", extraTime: "fifty" });
  // The exam replaces this page: there are no choices any more.
  await expect(page.getByRole("heading", { name: "Parte 1 di 3: Ascolto" })).toBeVisible();
  await page.goBack();
  await page.waitForURL("**/dashboard");
});

test("the page is accessible at the normal size and with text twice as large", { tag: "@layout" }, async ({ page }) => {
  await openAsNewLearner(page, "/simulazioni/1");
  await radio(page, "Come all'esame").check();
  await expectAccessible(page);
  for (const size of ["100%", "200%"]) {
    await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect([size, scrollWidth]).toEqual([size, clientWidth]);
    // Growing text moves the button while the test scrolls to it.
    await expect(async () => {
      await beginButton(page).scrollIntoViewIfNeeded();
      await expect(beginButton(page)).toBeInViewport({ timeout: 1000 });
    }).toPass();
  }
});
