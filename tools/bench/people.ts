import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { sessionCookieName } from "@/lib/accounts/session-cookie";
import { makeAttemptId } from "@/lib/exam/attempt-id";
import { type QuestionSection, SECTIONS } from "@/lib/exam/sections";
import { TERMS_VERSION } from "@/lib/product/legal";
import { withClient } from "@/scripts/sql";
import type { TestServer } from "@/tests/support/server";

const DAY_SECONDS = 24 * 60 * 60;

const ADD_PEOPLE = `
  WITH person AS (
    INSERT INTO "User" (id, email, "passwordHash", "firstName", "lastName", "taxCode", "birthDate", "birthPlace", street, city,
      province, "postalCode")
    SELECT id, id || '@example.it', 'none', 'Anna', 'Prova', 'RSSMRA85T10A562S', '1985-12-10', 'Lima', 'Via Roma 1', 'Modena',
      'MO', '41121' FROM unnest($1::uuid[]) AS id
    RETURNING id), acceptance AS (
    INSERT INTO "TermsAcceptance" ("userId", version, "acceptedAt") SELECT id, '${TERMS_VERSION}', now() FROM person)
  INSERT INTO "AccessGrant" (id, "userId", source, "startsAt", "expiresAt")
  SELECT gen_random_uuid(), id, 'staff', now() - interval '1 day', now() + interval '1 year' FROM person`;

const ADD_ATTEMPTS = `
  WITH attempt AS (
    INSERT INTO "Attempt" (id, "userId", "simulationId")
    SELECT id, "userId", 1 FROM unnest($1::text[], $2::uuid[]) AS begun (id, "userId")
    RETURNING id)
  INSERT INTO "SectionRecord" (id, "attemptId", section)
  SELECT gen_random_uuid(), attempt.id, section::"SectionKey" FROM attempt, unnest($3::text[]) AS section`;

/** The answers that learners save and hand in under load. */
export const SAVED = { prova: "lettura", answers: { lettura_1: "V", lettura_2: "F" }, completed: false };
export const CORRECTED: QuestionSection = "ascolto1";

/** `cookie`: the Cookie header of a learner with access for a year. */
export type SignedInLearner = { id: string; cookie: string };

async function query(server: TestServer, sql: string, values: unknown[]): Promise<void> {
  await withClient(server.databaseUrl, (client) => client.query(sql, values));
}

/** Inserts learners with access and no attempts, and encodes their sessions; cheaper than registering them. */
export async function makePeople(server: TestServer, count: number): Promise<SignedInLearner[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await query(server, ADD_PEOPLE, [ids]);
  const secret = server.env["NEXTAUTH_SECRET"] ?? "";
  const accessUntil = Math.floor(Date.now() / 1000) + 365 * DAY_SECONDS;
  const name = sessionCookieName(server.url);
  return Promise.all(
    ids.map(async (id) => {
      const token = { sub: id, version: 1, isAdmin: false, accessUntil };
      return { id, cookie: `${name}=${await encode({ secret, maxAge: DAY_SECONDS, token })}` };
    }),
  );
}

/** Inserts an active attempt at the first simulation for each; returns the ids in the same order. */
export async function beginAttempts(server: TestServer, people: readonly SignedInLearner[]): Promise<string[]> {
  const attempts = people.map(() => makeAttemptId());
  await query(server, ADD_ATTEMPTS, [attempts, people.map(({ id }) => id), SECTIONS]);
  return attempts;
}

/** Hands in `CORRECTED` for each. */
export async function correctSectionForEach(
  { url }: TestServer,
  people: readonly SignedInLearner[],
  attempts: readonly string[],
) {
  for (const [place, { cookie }] of people.entries()) {
    const headers = { cookie, Origin: url, "Content-Type": "application/json" };
    const path = `/api/correggi/${attempts[place]}/${CORRECTED}`;
    const response = await fetch(url + path, { method: "POST", headers, body: "{}" });
    if (!response.ok) throw new Error(`correcting answered ${response.status}`);
  }
}
