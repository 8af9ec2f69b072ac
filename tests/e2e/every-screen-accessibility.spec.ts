import { randomInt } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { COLOUR_RULES, findViolations } from "@/tests/support/accessibility";
import { expect, test } from "@/tests/support/browser";
import { cardSite } from "@/tests/support/card-site";
import { findReflowFaults } from "@/tests/support/reflow";
import { isFullVolume } from "@/tests/support/volume";
import { listScreens, type Screen } from "@/tools/screens/list";
import { createViewers, type Viewer, type Viewers } from "@/tools/screens/viewers";

// Every screen that the list for pictures has, in every way people look at pages. Each is opened once for all of them. At full
// volume each project looks in all colours at its own size; else the phone's looks in light and one other, and at 1280 px too.
test.use({ baseURL: cardSite.url });

type Colours = NonNullable<Parameters<Page["emulateMedia"]>[0]>;

const LIGHT: Colours = { colorScheme: "light", contrast: "no-preference", forcedColors: "none" };
const OTHER_COLOURS: Record<string, Colours> = {
  dark: { ...LIGHT, colorScheme: "dark" },
  "high contrast": { ...LIGHT, contrast: "more" },
  "dark high contrast": { ...LIGHT, contrast: "more", colorScheme: "dark" },
  "forced colours": { ...LIGHT, forcedColors: "active" },
};

/** The sizes of a window that is looked at in all colours, and of one that is magnified or has its text doubled. */
const SIZES = {
  phone: { width: 320, height: 640 },
  desktop: { width: 1280, height: 800 },
  magnifiedFourTimes: { width: 320, height: 256 },
  withLargeText: { width: 360, height: 640 },
};

/** People by the tests that look at their screens, so that these share the work. */
const GROUPS: Record<string, readonly Screen["who"][]> = {
  "a visitor and who has no access": ["visitor", "unpaid", "expired", "suspended"],
  "a learner": ["learner"],
  "a learner whose work is under way": ["candidate", "pupil"],
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

/** A browser's own setting for text twice as large. It is all in place two pictures later. */
const doubleTextSize = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.style.setProperty("font-size", "200%");
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
  });

/** What headings are drawn in where their own typeface comes too late. */
const dropDisplayFont = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("--font-display", "var(--font-sans)"));

/**
 * What is broken however often the screen is opened. One whose typeface came too late keeps the machine's own, which may be
 * far wider.
 * @param open opens it again
 * @param change makes the window, or the text, as large as it is looked at
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
 * Opens a screen and looks at it in every way: a line for each fault, with where and how.
 * @param others the names of the colours it is looked at in, besides light ones
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
    // What `act` has opened stays open.
    await page.setViewportSize(SIZES.desktop);
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
    note("at 1280 px", await findViolations(page));
    note("as wide as 1280 px", await findPersistentReflowFaults(page, () => openAt("desktop"), withoutFace));
  }
  return faults;
}

let cast: Promise<Viewers> | undefined;

for (const [who, people] of Object.entries(GROUPS)) {
  test(`every screen of ${who} can be used by everybody, in all colours and sizes`, async ({ browser }, {
    project,
  }) => {
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
