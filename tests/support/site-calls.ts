/** Learners of the site under test, created and signed in by calls instead of pages. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { TERMS_VERSION } from "@/lib/product/legal";
import { runSql } from "@/scripts/sql";
import { REGISTRATION } from "@/tests/support/registration";

/** The password of the demo accounts and of every learner that is made here. */
export const DEMO_PASSWORD = "Prova-2026!";

/** Anything with its own cookies: a window, or a caller without one. */
type CookieHolder = { request: APIRequestContext };

/** Runs SQL in the database of the site under test. */
export async function runSiteSql(sql: string): Promise<void> {
  await runSql(process.env["DATABASE_URL"] ?? "", sql);
}

/**
 * Makes a POST call with the cookies of this window; throws if it is refused.
 * @param path on the site under test, or a complete URL on another
 */
export async function postJson(caller: CookieHolder, path: string, data: object = {}): Promise<Record<string, string>> {
  const url = new URL(path, process.env["SITE_URL"]);
  const response = await caller.request.post(url.href, { data, headers: { Origin: url.origin } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.json();
}

/** Registers a new user without access on a site other than the main one, and signs in; returns the e-mail. */
export async function registerAt(caller: CookieHolder, site: string): Promise<string> {
  const email = `${randomUUID()}@example.it`;
  await postJson(caller, `${site}/api/register`, { ...REGISTRATION, password: DEMO_PASSWORD, email });
  return email;
}

/** Signs in. */
export async function signInAs(caller: CookieHolder, email: string, password = DEMO_PASSWORD): Promise<void> {
  await postJson(caller, "/api/login", { email, password });
}

/** Makes a learner who has started nothing, and signs in. @returns the e-mail */
export async function signInAsNewLearner(caller: CookieHolder, { hasAccess = true } = {}): Promise<string> {
  const email = `${randomUUID()}@example.it`;
  await runSiteSql(`
    WITH learner AS (
      INSERT INTO "User" (id, email, "passwordHash", "firstName", "lastName", "taxCode", "birthDate", "birthPlace",
        street, city, province, "postalCode")
      SELECT gen_random_uuid(), '${email}', "passwordHash", 'Prova', 'Di Prova', "taxCode", "birthDate", "birthPlace",
        street, city, province, "postalCode"
      FROM "User" WHERE email = 'studente@example.it'
      RETURNING id
    ), acceptance AS (
      INSERT INTO "TermsAcceptance" ("userId", version, "acceptedAt") SELECT id, '${TERMS_VERSION}', now() FROM learner
    )
    INSERT INTO "AccessGrant" (id, "userId", source, "startsAt", "expiresAt")
    SELECT gen_random_uuid(), id, 'staff', now() - interval '1 day', now() + interval '364 days' FROM learner
    WHERE ${hasAccess}`);
  await signInAs(caller, email);
  return email;
}

/** Starts a simulation, as practice by default. @returns the attempt's id */
export async function startSimulationInWindow(
  caller: CookieHolder,
  simulation = 1,
  options: object = {},
): Promise<string> {
  const { sessionId = "" } = await postJson(caller, `/api/simulations/${simulation}/start-session`, options);
  return sessionId;
}

/** A new learner with access who has started simulation 1, signed in in this window without opening a page. */
export async function startAttemptAsNewLearner(page: Page): Promise<{ email: string; attemptId: string }> {
  const email = await signInAsNewLearner(page);
  return { email, attemptId: await startSimulationInWindow(page) };
}
