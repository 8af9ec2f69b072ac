import type { Page } from "@playwright/test";
import { expectUsablePage } from "@/tests/support/accessibility";
import { expect, openWithConsent, reloadWithFonts, test } from "@/tests/support/browser";
import { measurePage } from "@/tests/support/page-measures";

const SCREEN_PX = 740;

/** The home page: five screens of a phone and 400 words, one filled button a screen, the width of a desktop in use. */
async function expectHomeSize(page: Page, isMobile: boolean): Promise<void> {
  const { height, words, betweenFilled } = await measurePage(page);
  expect(words).toBeLessThanOrEqual(400);
  expect(betweenFilled).toBeGreaterThanOrEqual(SCREEN_PX);
  if (isMobile) {
    expect(height).toBeLessThanOrEqual(5 * SCREEN_PX);
    await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
    return;
  }
  await expect(page.getByLabel("Password", { exact: true })).toBeInViewport();
  const stops = await page.getByRole("region", { name: "Cinque simulazioni" }).getByRole("list").boundingBox();
  expect(stops?.width).toBeGreaterThanOrEqual(1100);
  expect(stops?.height).toBeLessThanOrEqual(SCREEN_PX);
}

test("a visitor answers the two sample questions and reads the explanations", {
  tag: "@layout",
}, async ({ page, isMobile }) => {
  await openWithConsent(page, "/");
  await reloadWithFonts(page);
  await expectHomeSize(page, isMobile);
  const link = page.getByRole("link", { name: "Prova una domanda" });
  await expect(link).toBeInViewport();
  await link.click();
  const heard = page.getByRole("group", { name: "Perché il telefono non si caricava?" });
  await expect(page.getByRole("heading", { name: "Prova subito, senza account" })).toBeInViewport();
  await heard.getByRole("radio", { name: "Il cavo era rotto." }).check();
  await page.getByRole("button", { name: "Correggi" }).click();

  await expect(page).toHaveURL(/\/prova\?ascolto=A/);
  const listening = page.getByRole("region", { name: "Ascolto" });
  await expect(listening.getByText("Tua risposta, sbagliata")).toBeInViewport();
  await expect(listening.getByText("Risposta corretta")).toBeVisible();
  await expect(listening.getByText(/La tecnica mostra il posto/)).toBeVisible();

  const reading = page.getByRole("region", { name: "Lettura" });
  await reading.getByRole("radio", { name: "FALSO" }).check();
  await page.getByRole("button", { name: "Correggi" }).click();
  await expect(page).toHaveURL(/ascolto=A.*lettura=F/);
  await expect(reading.getByText("Tua risposta, corretta")).toBeInViewport();
  // The earlier correction is still there.
  await expect(listening.getByText("Tua risposta, sbagliata")).toBeVisible();
  await reading.getByRole("button", { name: "Mostra nel testo" }).click();
  await expect(reading.locator("mark")).toHaveText("Bisogna telefonargli il giorno prima");
  await expectUsablePage(page);
  await expect(page.getByRole("link", { name: "Registrati" })).toBeVisible();
});
