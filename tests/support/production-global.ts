/** Before the journeys of `playwright.production.config.ts`: their sites as in production, and trust in their certificates. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { openSites } from "./browser-sites.ts";
import { layOutStandalone } from "./standalone-folder.ts";
import { startWholeProduction } from "./whole-production.ts";

export default async function setup(): Promise<() => Promise<void>> {
  const folder = layOutStandalone();
  const certificates: string[] = [];
  const stop = await openSites(async (name, settings) => {
    const site = await startWholeProduction(folder, name, settings);
    certificates.push(site.certificate);
    return site;
  });
  // For the stand-in of Stripe's, which calls from here, and for the tests, which run in processes still to be started.
  setDefaultCACertificates([...getCACertificates(), ...certificates]);
  const trusted = join(folder.path, "trusted.pem");
  writeFileSync(trusted, certificates.join(""));
  process.env["NODE_EXTRA_CA_CERTS"] = trusted;
  return () => stop().finally(folder.remove);
}
