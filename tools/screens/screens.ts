/**
 * `npm run screens -- [FOLDER] [--locale it|en|...|all] [--only WORD]`: screenshots of every screen and state, light
 * and dark, 360 and 1280 px wide, with an index page. Serves the built site on a throw-away database. FOLDER defaults
 * to a new temporary one; `--only` selects screens whose name contains the word.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { LOCALE_KEY, OFFERED_LOCALES } from "../../lib/i18n/locales.ts";
import { buildSite, generateClient } from "../../scripts/build.ts";
import { findChromium } from "../../scripts/system-programs.ts";
import { startServer } from "../../tests/support/server.ts";
import { startStripe } from "../../tests/support/stripe.ts";
import { STRIPE_KEYS } from "../../tests/support/stripe-wire.ts";
import { indexPage } from "./index-page.ts";
import { listScreens, type Screen } from "./list.ts";
import { createViewers, type Viewers } from "./viewers.ts";

const WIDTHS = { 360: 740, 1280: 800 };
const SCHEMES = ["light", "dark"] as const;

type Variant = { locale: string; scheme: (typeof SCHEMES)[number]; width: number; height: number };

const nameOf = ({ locale, scheme, width }: Variant) => `${locale}-${scheme}-${width}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: "string", default: "it" }, only: { type: "string", default: "" } },
});
const folder = positionals[0] ? resolve(positionals[0]) : mkdtempSync(join(tmpdir(), "screens-"));
const locales = values.locale === "all" ? OFFERED_LOCALES : [values.locale];
const looks = locales.flatMap((locale) =>
  SCHEMES.flatMap((scheme) =>
    Object.entries(WIDTHS).map(([width, height]): Variant => ({ locale, scheme, width: Number(width), height })),
  ),
);

await generateClient();
await buildSite();
const stripe = await startStripe();
const server = await startServer({ env: { ...STRIPE_KEYS, STRIPE_API_BASE: stripe.url } });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
const failed: string[] = [];
try {
  const viewers = await createViewers(server);
  const screens = listScreens(viewers).filter(({ name }) => name.includes(values.only));
  for (const look of looks) {
    mkdirSync(join(folder, nameOf(look)), { recursive: true });
    for (const screen of screens) await captureScreen(browser, viewers, look, screen);
    console.log(`${nameOf(look)}: ${screens.length} screens`);
  }
  const names = screens.map(({ name }) => name);
  writeFileSync(join(folder, "index.html"), indexPage(names, looks.map(nameOf), failed));
} finally {
  await browser.close();
  await server.stop();
  await stripe.stop();
}
if (failed.length > 0) console.error(`Not taken:\n${failed.join("\n")}`);
console.log(`Open ${join(folder, "index.html")}`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function captureScreen(from: Browser, viewers: Viewers, look: Variant, screen: Screen): Promise<void> {
  const { scheme, locale, width, height } = look;
  const context = await from.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme: scheme,
    // For the browser's own parts, such as the order of a date's fields.
    locale,
    reducedMotion: "reduce",
    isMobile: width < 500,
    hasTouch: width < 500,
    timezoneId: "Europe/Rome",
  });
  const { cookies, token } = viewers[screen.who];
  await context.addCookies([...cookies, { name: LOCALE_KEY, value: locale, url: server.url }]);
  await context.addInitScript(
    ([key, language, ownToken, isAsked]) => {
      localStorage.setItem(key, language);
      if (ownToken) localStorage.setItem("token", ownToken);
      if (isAsked) return;
      localStorage.setItem("cookieConsent", '{"necessary":true}');
      localStorage.setItem("cookieConsentDate", new Date().toISOString());
    },
    [LOCALE_KEY, locale, token, screen.showsCookieBanner ?? false] as const,
  );
  const page = await context.newPage();
  try {
    await page.goto(screen.path, { waitUntil: "networkidle" });
    await screen.act?.(page);
    await settle(page);
    const path = join(folder, nameOf(look), `${screen.name}.png`);
    await page.screenshot({ path, fullPage: screen.isFullPage ?? true });
  } catch (error) {
    failed.push(`${nameOf(look)}/${screen.name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  } finally {
    await context.close();
  }
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });
}
