/** Who uses a browser, without a visit to the pages for signing in and registering. */
import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@/tests/support/browser";
import { NEW_PERSON } from "@/tests/support/new-person";

async function post(page: Page, site: string, path: string, data: object): Promise<void> {
  const headers = { Origin: site, "X-Forwarded-For": `198.18.${randomInt(256)}.${randomInt(256)}` };
  const answer = await page.request.post(new URL(path, site).href, { headers, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
}

const mainSite = () => process.env["SITE_URL"] ?? "";

/** Signs this browser in. */
export async function signInByCall(page: Page, email: string, site = mainSite()): Promise<void> {
  await post(page, site, "/api/login", { email, password: DEMO_PASSWORD });
}

/**
 * Registers somebody new, without access, who has the demo accounts' password, and signs this browser in as them.
 * @returns the e-mail
 */
export async function registerByCall(page: Page, site = mainSite()): Promise<string> {
  const email = `${randomUUID()}@example.it`;
  await post(page, site, "/api/register", { ...NEW_PERSON, password: DEMO_PASSWORD, email });
  return email;
}
