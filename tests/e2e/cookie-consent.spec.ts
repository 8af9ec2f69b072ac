import type { Locator, Page } from "@playwright/test";
import { waitForAnimations } from "@/tests/support/accessibility";
import { expect, reloadWithFonts, test } from "@/tests/support/browser";

const ACCEPT = "Accetta Tutti i Cookie";
const REFUSE = "Solo Cookie Necessari";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const settings = (page: Page) => page.getByRole("dialog", { name: "Impostazioni Cookie" });
const readChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("cookieConsent") ?? "null") as unknown);

/** The size and colours that make a button prominent. */
const visualWeightOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const size = { width: Math.round(width), height: Math.round(height) };
    return { backgroundColor, color, borderColor, fontSize, fontWeight, ...size };
  });

test("refusing is as prominent as accepting; the banner takes a fifth of the screen, above the page; the panel fits", {
  tag: "@layout",
}, async ({ page }) => {
  await page.goto("/login");
  await reloadWithFonts(page);
  await expect(button(page, ACCEPT)).toBeVisible();
  await waitForAnimations(page);
  expect(await visualWeightOf(button(page, REFUSE))).toEqual(await visualWeightOf(button(page, ACCEPT)));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const banner = await page.getByRole("region", { name: "I cookie di questo sito" }).boundingBox();
  expect(banner?.height ?? height).toBeLessThanOrEqual(height / 5);
  const header = await page.getByRole("banner").boundingBox();
  expect((banner?.y ?? height) + (banner?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  // It scrolls with the page.
  await page.evaluate(() => window.scrollBy(0, 1));
  expect((await page.getByRole("region", { name: "I cookie di questo sito" }).boundingBox())?.y).toBe(
    (banner?.y ?? 0) - 1,
  );

  await button(page, "Personalizza").click();
  await expect(settings(page)).toBeVisible();
  await waitForAnimations(page);
  const [save, accept, refuse] = await Promise.all(
    ["Salva Preferenze", "Accetta Tutto", "Solo Necessari"].map((name) => visualWeightOf(button(page, name))),
  );
  expect([accept, refuse]).toEqual([save, save]);
  const panel = await settings(page).boundingBox();
  expect((panel?.x ?? -1) >= 0 && (panel?.x ?? 0) + (panel?.width ?? 0) <= width).toBe(true);
  expect((panel?.y ?? -1) >= 0 && (panel?.y ?? 0) + (panel?.height ?? 0) <= height).toBe(true);
  await page.keyboard.press("Escape");
  await button(page, ACCEPT).click();
  await expect(button(page, ACCEPT)).toBeHidden();
  expect(await readChoice(page)).toEqual({ necessary: true, analytics: true, marketing: true });
});

test("the question can be dismissed, answered with the keyboard only, and its panel opened again from the footer", async ({
  page,
}) => {
  await page.goto("/login");
  await button(page, "Chiudi senza scegliere").click();
  await expect(button(page, ACCEPT)).toBeHidden();
  await page.reload();
  await expect(button(page, ACCEPT)).toBeVisible();
  for (const name of ["Vai al contenuto", "Chiudi senza scegliere", ACCEPT, REFUSE]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Enter");
  await expect(button(page, ACCEPT)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
  expect(await readChoice(page)).toEqual({ necessary: true, analytics: false, marketing: false });

  const analytics = page.getByRole("checkbox", { name: "Cookie di analisi" });
  const choices = [
    {
      presses: async () => page.getByRole("checkbox", { name: "Cookie di marketing" }).check(),
      ends: "Salva Preferenze",
    },
    { presses: async () => undefined, ends: "Accetta Tutto" },
    { presses: async () => expect(analytics).toBeChecked(), ends: "Solo Necessari" },
  ];
  const kept: unknown[] = [];
  for (const { presses, ends } of choices) {
    await button(page, "Preferenze sui cookie").click();
    await presses();
    await button(page, ends).click();
    await expect(settings(page)).toBeHidden();
    kept.push(await readChoice(page));
  }
  expect(kept).toEqual([
    { necessary: true, analytics: false, marketing: true },
    { necessary: true, analytics: true, marketing: true },
    { necessary: true, analytics: false, marketing: false },
  ]);

  await button(page, "Preferenze sui cookie").click();
  await expect(page.getByRole("checkbox", { name: "Cookie necessari" })).toBeDisabled();
  await analytics.check();
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();
  expect(await readChoice(page)).toEqual({ necessary: true, analytics: false, marketing: false });
  await button(page, "Preferenze sui cookie").click();
  await settings(page).getByRole("link").click();
  await expect(settings(page)).toBeHidden();
});
