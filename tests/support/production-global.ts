/**
 * Before the journeys of `playwright.production.config.ts`: their production-like sites, and trust in their
 * certificates.
 */
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { openSites } from "./browser-sites.ts";
import { startProductionStack } from "./production-stack.ts";
import { copyStandalone } from "./standalone-folder.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const folder = copyStandalone();
  const certificates: string[] = [];
  const stop = await openSites(async (name, settings) => {
    const site = await startProductionStack(folder, name, settings);
    certificates.push(site.certificate);
    return site;
  });
  // For the stand-in of Stripe, which calls from here, and for the tests, which run in later processes.
  setDefaultCACertificates([...getCACertificates(), ...certificates]);
  process.env["SITE_CERTIFICATES"] = certificates.map((one) => one.trim()).join("\n\n");
  return () => stop().finally(folder.remove);
}
