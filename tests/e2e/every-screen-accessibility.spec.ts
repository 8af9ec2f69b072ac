import { randomInt } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { COLOUR_RULES, findViolations } from "@/tests/support/accessibility";
import { expect, test } from "@/tests/support/browser";
import { cardSite } from "@/tests/support/card-site";
import { findReflowFaults } from "@/tests/support/reflow";
import { isFullVolume } from "@/tests/support/volume";
import { listScreens, type Screen } from "@/tools/screens/list";
import { createViewers, type Viewer, type Viewers } from "@/tools/screens/viewers";

// Checks every listed screen in all display variants. Each screen is opened once for all of them. At full volume each
// project checks all colours at its own size; otherwise the phone project checks light and one other, and widens to
// 1280 px.
test.use({ baseURL: cardSite.url });

type Colours = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

const LIGHT: Colours = { colorScheme: "light", contrast: "no-preference", forcedColors: "none" };
const OTHER_COLOURS: Record<string, Colours> = {
  dark: { ...LIGHT, colorScheme: "dark" },
  "high contrast": { ...LIGHT, contrast: "more" },
  "dark high contrast": { ...LIGHT, contrast: "more", colorScheme: "dark" },
  "forced colours": { ...LIGHT, forcedColors: "active" },
};

/** The window sizes checked in all colours, and those for magnification and doubled text. */
const SIZES = {
  phone: { width: 320, height: 640 },
  desktop: { width: 1280, height: 800 },
  magnifiedFourTimes: { width: 320, height: 256 },
  withLargeText: { width: 360, height: 640 },
};

/** Viewers grouped by test, so that the tests share the work. */
const GROUPS: Record<string, readonly Screen["who"][]> = {
  "a visitor or a user without access": ["visitor", "unpaid", "expired", "suspended"],
  "a learner": ["learner", "unasked"],
  "a learner with open attempts": ["candidate", "practising"],
  "an admin": ["admin"],
};

async function open(browser: Browser, { cookies, token }: Viewer): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript((ownToken) => {
    if (ownToken) localStorage.setItem("token", ownToken);
    localStorage.setItem("cookieConsent", '{"necessary":true}');
    localStorage.setItem("cookieConsentDate", new Date().toISOString());
  }, token);
  return page;
}

/** A browser setting for text twice as large. The layout is final after two frames. */
const doubleTextSize = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.style.setProperty("font-size", "200%");
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
  });

/** The fallback typefaces of headings whose own typeface loads too late. */
const dropDisplayFont = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("--font-display", "var(--font-sans)"));

/**
 * The faults that remain however often the screen is opened. If its typeface loads too late, a screen keeps the
 * fallback, which may be much wider.
 * @param open opens it again
 * @param change sets the size of the window or the text
 */
async function findPersistentReflowFaults(
  page: Page,
  open: () => Promise<void>,
  change: () => Promise<unknown>,
): Promise<string[]> {
  let found: string[] = [];
  for (let opened = 0; opened < 3; opened += 1) {
    if (opened > 0) await open();
    await change();
    await page.evaluate(() => document.fonts.ready);
    found = await findReflowFaults(page);
    if (found.length === 0) break;
  }
  return found;
}

/**
 * Opens a screen and checks it in every variant: one line per fault, with place and variant.
 * @param others the colour schemes to check besides light ones
 */
async function checkScreen(
  page: Page,
  { name, path, act }: Screen,
  size: "phone" | "desktop",
  others: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  const note = (way: string, found: string[]) => faults.push(...found.map((fault) => `${name}, ${way}: ${fault}`));
  const openAt = async (window: "phone" | "desktop") => {
    await page.setViewportSize(SIZES[window]);
    await page.goto(path);
    await act?.(page);
  };
  const open = () => openAt(size);
  await page.emulateMedia(LIGHT);
  await open();
  note("light", await findViolations(page));
  for (const way of others) {
    await page.emulateMedia(OTHER_COLOURS[way]);
    note(way, await findViolations(page, { rules: COLOUR_RULES }));
  }
  await page.emulateMedia(LIGHT);
  note("as wide as the window", await findPersistentReflowFaults(page, open, async () => undefined));
  const withoutFace = () => dropDisplayFont(page);
  note("without its typeface", await findPersistentReflowFaults(page, open, withoutFace));
  if (size === "desktop") {
    const magnify = () => page.setViewportSize(SIZES.magnifiedFourTimes).then(withoutFace);
    note("magnified four times", await findPersistentReflowFaults(page, open, magnify));
  } else {
    const enlarge = async () => {
      await page.setViewportSize(SIZES.withLargeText);
      await doubleTextSize(page);
      await withoutFace();
    };
    note("with text at 200%", await findPersistentReflowFaults(page, open, enlarge));
  }
  if (!isFullVolume) {
    // Whatever `act` has opened stays open.
    await page.setViewportSize(SIZES.desktop);
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
    note("at 1280 px", await findViolations(page));
    note("as wide as 1280 px", await findPersistentReflowFaults(page, () => openAt("desktop"), withoutFace));
  }
  return faults;
}

let cast: Promise<Viewers> | undefined;

for (const [who, people] of Object.entries(GROUPS)) {
  test(`every screen of ${who} is accessible in all colours and sizes`, async ({ browser }, { project }) => {
    test.setTimeout(600_000);
    cast ??= createViewers(cardSite, `-${randomInt(1e9)}`);
    const everybody = await cast;
    const ways = Object.keys(OTHER_COLOURS);
    const faults: string[] = [];
    for (const person of people) {
      const page = await open(browser, everybody[person]);
      const screens = listScreens(everybody).filter((screen) => screen.who === person);
      expect(screens).not.toEqual([]);
      for (const [index, screen] of screens.entries()) {
        const others = isFullVolume ? ways : ways.filter((_, way) => way === index % ways.length);
        faults.push(...(await checkScreen(page, screen, project.name === "phone" ? "phone" : "desktop", others)));
      }
      await page.context().close();
    }
    expect(faults).toEqual([]);
  });
}
