import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/system-programs.ts";
import { isFullVolume } from "./tests/support/volume.ts";

/** The tag of the journeys that carry the site. */
export const IN_PRODUCTION = /@in-production/;
/** The tag of what a wide window could break though a narrow one does not. */
const LAYOUT = /@layout/;
/** The tag of what opens its window at a size of its own. */
const OWN_SIZE = /@own-size/;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/playwright-global.ts",
  fullyParallel: true,
  forbidOnly: true,
  // A real fault fails twice; a machine that stood still for a moment does not fail the whole. --retries 0 is stricter.
  retries: 1,
  workers: 2,
  // A state that comes late on a busy machine is no fault; one that never comes is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup; the workers read this file after it.
    baseURL: process.env["SITE_URL"],
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // What a service worker asks for, no test could hold back or answer itself. `offline.spec.ts` allows it.
    serviceWorkers: "block",
    // Who asks for less motion gets none, and nothing is looked at while it fades. `reduced-motion.spec.ts` asks for it.
    reducedMotion: "reduce",
    trace: "off",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      // At full volume these journeys run as in production (`playwright.production.config.ts`).
      ...(isFullVolume && { grepInvert: IN_PRODUCTION }),
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: "desktop",
      ...(isFullVolume ? { grepInvert: OWN_SIZE } : { grep: LAYOUT }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
