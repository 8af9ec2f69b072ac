import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { defineConfig } from "@playwright/test";
import plain, { IN_PRODUCTION } from "./playwright.config.ts";

// Each process of the tests reads this file after the global setup has named them.
const certificates = process.env["SITE_CERTIFICATES"];
if (certificates) setDefaultCACertificates([...getCACertificates(), ...certificates.split("\n\n")]);

/**
 * The essential user journeys, unchanged and on a phone, on the site as it runs in production: two servers of the
 * standalone folder behind a balancer and a TLS proxy, on a database behind PgBouncer. They have the tag.
 */
export default defineConfig({
  ...plain,
  globalSetup: "./tests/support/production-global.ts",
  grep: IN_PRODUCTION,
  // The proxy's certificate is not from a trusted authority.
  use: { ...plain.use, ignoreHTTPSErrors: true },
  projects: (plain.projects ?? []).filter(({ name }) => name === "phone").map(({ grepInvert: _, ...phone }) => phone),
});
