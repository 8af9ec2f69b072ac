import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { waitUntilStill } from "@/tests/support/accessibility";
import { DEMO_PASSWORD, expect, register, test } from "@/tests/support/browser";
import { bank, cardSite } from "@/tests/support/card-site";
import { standInForStripeJs } from "@/tests/support/stripe-js";

const ACCEPT = "Accetta Tutti i Cookie";
const REFUSE = "Solo Cookie Necessari";
const STUDENT = "studente@example.it";
const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const settings = (page: Page) => page.getByRole("dialog", { name: "Impostazioni Cookie" });
const stored = (page: Page) =>
  page.evaluate(() => ({
    choice: JSON.parse(localStorage.getItem("cookieConsent") ?? "null"),
    date: localStorage.getItem("cookieConsentDate"),
  }));

/** What the eye weighs: the size and the colours. */
const weightOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return {
      backgroundColor,
      color,
      borderColor,
      fontSize,
      fontWeight,
      width: Math.round(width),
      height: Math.round(height),
    };
  });

test("refusing weighs as much as accepting, in the banner and in the panel", async ({ page }) => {
  await page.goto("/");
  await expect(button(page, ACCEPT)).toBeVisible();
  await waitUntilStill(page);
  expect(await weightOf(button(page, REFUSE))).toEqual(await weightOf(button(page, ACCEPT)));
  await button(page, "Personalizza").click();
  await expect(settings(page)).toBeVisible();
  await waitUntilStill(page);
  const [save, accept, refuse] = await Promise.all(
    ["Salva Preferenze", "Accetta Tutto", "Solo Necessari"].map((name) => weightOf(button(page, name))),
  );
  expect([accept, refuse]).toEqual([save, save]);
});

test("every choice is kept with its date, and hides the question", async ({ page }) => {
  const ways = [
    { press: [ACCEPT], analytics: true, marketing: true },
    { press: [REFUSE], analytics: false, marketing: false },
    { press: ["Personalizza", "Accetta Tutto"], analytics: true, marketing: true },
    { press: ["Personalizza", "Solo Necessari"], analytics: false, marketing: false },
    { press: ["Personalizza", "Cookie di marketing", "Salva Preferenze"], analytics: false, marketing: true },
  ];
  await page.goto("/");
  for (const { press, analytics, marketing } of ways) {
    for (const name of press) {
      if (name.startsWith("Cookie di")) await page.getByRole("checkbox", { name }).check();
      else await button(page, name).click();
    }
    await expect(button(page, ACCEPT)).toBeHidden();
    const { choice, date } = await stored(page);
    expect(choice).toEqual({ necessary: true, analytics, marketing });
    expect(Math.abs(Date.now() - Date.parse(date ?? ""))).toBeLessThan(60_000);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.reload();
  }
});

test("the question can be put aside without a choice, and comes back with the next visit", async ({ page }) => {
  await page.goto("/");
  await button(page, "Chiudi senza scegliere").click();
  await expect(button(page, ACCEPT)).toBeHidden();
  expect(await stored(page)).toEqual({ choice: null, date: null });
  await page.reload();
  await expect(button(page, ACCEPT)).toBeVisible();
  await button(page, "Personalizza").click();
  await expect(page.getByRole("checkbox", { name: "Cookie necessari" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Cookie di analisi" }).check();
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();
  expect((await stored(page)).choice).toBeNull();
});

test("the question is asked again after half a year, not before", async ({ page }) => {
  const start = new Date("2027-01-10T10:00:00Z");
  await page.clock.setFixedTime(start);
  await page.goto("/");
  await button(page, REFUSE).click();
  await page.clock.setFixedTime(new Date(start.getTime() + 5 * MONTH_MS));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(button(page, ACCEPT)).toBeHidden();
  await page.clock.setFixedTime(new Date(start.getTime() + 6 * MONTH_MS));
  await page.reload();
  await expect(button(page, ACCEPT)).toBeVisible();
});

test("the keyboard alone answers, and goes on with the page", async ({ page }) => {
  await page.goto("/");
  await expect(button(page, ACCEPT)).toBeVisible();
  for (const name of ["Vai al contenuto", "Chiudi senza scegliere", ACCEPT, REFUSE]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Enter");
  await expect(button(page, ACCEPT)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
});

test("the banner takes a fifth of a phone's screen at most and covers nothing, and the panel fits the screen", async ({
  page,
}) => {
  await page.goto("/login");
  await expect(button(page, ACCEPT)).toBeVisible();
  await waitUntilStill(page);
  const banner = await page.getByRole("region", { name: "I cookie di questo sito" }).boundingBox();
  expect(banner?.height ?? 0).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 5);
  const last = page.getByRole("contentinfo").getByRole("button");
  await last.focus();
  await expect(async () => {
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  }).toPass();
  await button(page, "Personalizza").click();
  await expect(settings(page)).toBeVisible();
  const panel = await settings(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((panel?.x ?? -1) >= 0 && (panel?.x ?? 0) + (panel?.width ?? 0) <= width).toBe(true);
  expect((panel?.y ?? -1) >= 0 && (panel?.y ?? 0) + (panel?.height ?? 0) <= height).toBe(true);
});

test("the link at the foot of every page opens the panel again with the choice that was made", async ({ page }) => {
  await page.goto("/");
  await button(page, ACCEPT).click();
  await page.goto("/privacy");
  await button(page, "Preferenze sui cookie").click();
  await expect(page.getByRole("checkbox", { name: "Cookie di analisi" })).toBeChecked();
  await button(page, "Solo Necessari").click();
  expect((await stored(page)).choice).toEqual({ necessary: true, analytics: false, marketing: false });
  await button(page, "Preferenze sui cookie").click();
  await settings(page).getByRole("link").click();
  await expect(settings(page)).toBeHidden();
});

/** Signs in by the call alone: what was chosen about cookies stays as it is. */
async function signInQuietly(page: Page, email: string): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post("/api/login", {
    headers: { Origin: origin },
    data: { email, password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

/** Where the pages are: a folder in round brackets is no part of the address. */
function listPages(directory: string, prefix = ""): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory() && !/^(\[|api$)/.test(entry.name))
      return listPages(join(directory, entry.name), entry.name.startsWith("(") ? prefix : `${prefix}/${entry.name}`);
    return entry.name === "page.tsx" ? [prefix || "/"] : [];
  });
}

test("no page asks anything of another site, whatever was chosen about cookies", async ({ page }, { project }) => {
  test.slow();
  // What a page asks for does not hang on its width: each size looks at a part.
  const choices = project.name === "phone" ? [null] : [REFUSE, ACCEPT];
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== new URL(page.url()).host && page.url() !== "about:blank")
      foreign.push(request.url());
  });
  for (const choose of choices) {
    await page.context().clearCookies();
    await page.goto("/");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    if (choose) await button(page, choose).click();
    for (const who of choose === null ? [null, "admin@example.it", STUDENT] : [STUDENT]) {
      await page.context().clearCookies({ name: "next-auth.session-token" });
      if (who) await signInQuietly(page, who);
      for (const path of listPages("app")) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
      }
    }
  }
  expect(foreign).toEqual([]);
});

test.describe("where cards are taken", () => {
  test.use({ baseURL: cardSite.url });

  test("Stripe is asked only once the card form is opened", async ({ page }, { project }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await standInForStripeJs(page, bank);
    await register(page, `terzi-${project.name}-${Date.now().toString(36)}@example.it`);
    await page.waitForLoadState("networkidle");
    expect([...hosts]).toEqual([new URL(cardSite.url).host]);
    await page.getByRole("button", { name: /^Paga/ }).click();
    await expect(page.getByLabel("Numero della carta")).toBeVisible();
    expect([...hosts].sort()).toEqual([new URL(cardSite.url).host, "js.stripe.com"]);
  });
});
