import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { runSql } from "@/scripts/sql";
import { DEMO_PASSWORD, openAnswered } from "@/tests/support/browser";

/** Runs SQL in the database of the site under test. */
export async function runOnSite(sql: string): Promise<void> {
  await runSql(process.env["DATABASE_URL"] ?? "", sql);
}

/**
 * Signs the browser in as a learner of its own, with access and nothing begun, who has the demo accounts' password; ends on
 * that page.
 */
export async function openAsNewLearner(page: Page, path: string, options?: Parameters<Page["goto"]>[1]): Promise<void> {
  const email = `${randomUUID()}@example.it`;
  await runOnSite(`
    WITH learner AS (
      INSERT INTO "User" (id, email, "passwordHash", "firstName", "lastName", "taxCode", "birthDate", "birthPlace",
        street, city, province, "postalCode", "termsVersion", "termsAcceptedAt")
      SELECT gen_random_uuid(), '${email}', "passwordHash", 'Prova', 'Di Prova', "taxCode", "birthDate", "birthPlace",
        street, city, province, "postalCode", "termsVersion", now()
      FROM "User" WHERE email = 'studente@example.it'
      RETURNING id
    )
    INSERT INTO "AccessGrant" (id, "userId", source, "startsAt", "expiresAt")
    SELECT gen_random_uuid(), id, 'staff', now() - interval '1 day', now() + interval '364 days' FROM learner`);
  const origin = process.env["SITE_URL"] ?? "";
  const answer = await page.request.post("/api/login", {
    data: { email, password: DEMO_PASSWORD },
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}`);
  await openAnswered(page, path, options);
}
