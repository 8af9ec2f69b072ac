import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/system-programs.ts";
import { isFullVolume } from "./tests/support/volume.ts";

/** The tag of the essential user journeys. */
export const IN_PRODUCTION = /@in-production/;
/** The tag of tests for faults that only occur in a wide window. */
const LAYOUT = /@layout/;
/** The tag of what opens its window at a size of its own. */
const OWN_SIZE = /@own-size/;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/playwright-global.ts",
  fullyParallel: true,
  forbidOnly: true,
  // A real fault fails twice; a machine that stalls briefly must not fail the whole run. --retries 0 is stricter.
  retries: 1,
  // With two, the two cores are idle a quarter of the time.
  workers: 3,
  // A state that appears late on a busy machine is no fault; one that never appears is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup; the workers read this file after it.
    baseURL: process.env["SITE_URL"],
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // Tests cannot intercept a service worker's requests. `offline.spec.ts` allows the worker.
    serviceWorkers: "block",
    // Reduced motion disables animations, so no state is checked while it fades. `reduced-motion.spec.ts` enables them.
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
