import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type NextServer, startNext } from "@/scripts/next-server";
import { findFreePort } from "@/scripts/postgres";
import { runSql } from "@/scripts/sql";
import { type AnthropicStandIn, correctingReply, startAnthropic } from "@/tests/support/anthropic";
import { intentIdIn } from "@/tests/support/card-payment";
import { cloneDatabase, databaseUrlOf, minimalEnvironment, TEST_SECRET } from "@/tests/support/database";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { fingerprintDatabase } from "@/tests/support/fingerprint";
import { type HttpClient, signInByCall, startSimulation } from "@/tests/support/http";
import { serverEnv } from "@/tests/support/server-env";
import { startStripe } from "@/tests/support/stripe";
import type { StripeStandIn } from "@/tests/support/stripe-objects";
import { STRIPE_KEYS } from "@/tests/support/stripe-wire";

/*
 * A disaster drill: the database is lost, a new one is restored from the backup by the operator's two commands, and a
 * learner in the middle of an exam continues.
 */

const TEXT = "Cara Lara, io ho andato a casa ieri. La zona è bello e tranquilla. A presto, ti saluto con affetto.";

/** Tables that only learners write: two snapshots of a running site agree in them. */
const OF_LEARNERS = ["User", "AccessGrant", "Payment", "Attempt", "SectionRecord", "Writing", "Correction"];

const admin = databaseUrlOf(serverEnv()["DATABASE_URL"] ?? "", "postgres");
const addressOf = (database: string) => databaseUrlOf(admin, database);
const [LOST, NEW] = ["drill_lost", "drill_new"];

const folder = mkdtempSync(join(tmpdir(), "cils-drill-"));
const file = join(folder, "backup.sql.gz");
const logFile = join(folder, "site.log");
let stripe: StripeStandIn;
let anthropic: AnthropicStandIn;
let env: Record<string, string>;
let server: NextServer | undefined;

async function serve(database: string): Promise<void> {
  const whole: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...env, DATABASE_URL: addressOf(database) };
  server = startNext({
    mode: "start",
    host: "127.0.0.1",
    port: Number(new URL(env["NEXTAUTH_URL"] ?? "").port),
    env: whole,
    logFile,
  });
  if (!(await server.whenReady())) throw new Error(readFileSync(logFile, "utf8"));
}

/** One of the operator's commands, on that database. */
const command = (script: string, database: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, file, ...args], {
    env: { ...process.env, DATABASE_URL: addressOf(database) },
  });

async function learnersOf(database: string): Promise<Record<string, string>> {
  const prints = await fingerprintDatabase(addressOf(database));
  return Object.fromEntries(OF_LEARNERS.map((table) => [table, prints[table] ?? "missing"]));
}

beforeAll(async () => {
  const port = await findFreePort();
  [stripe, anthropic] = await Promise.all([startStripe(), startAnthropic()]);
  anthropic.answerWith(correctingReply({ "ho andato": "sono andato", bello: "bella" }));
  env = {
    DATA_DIR: join(folder, "site"),
    NEXTAUTH_SECRET: TEST_SECRET,
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "warn",
    ANTHROPIC_API_KEY: "test-key",
    ANTHROPIC_BASE_URL: anthropic.url,
    STRIPE_API_BASE: stripe.url,
    ...STRIPE_KEYS,
  };
  mkdirSync(join(folder, "site"));
  Object.assign(process.env, env, { DATABASE_URL: addressOf(LOST) });
});

afterAll(async () => {
  await server?.stop();
  await Promise.all([stripe.stop(), anthropic.stop()]);
  Object.assign(process.env, serverEnv());
  rmSync(folder, { recursive: true, force: true });
});

async function pay(learner: HttpClient): Promise<void> {
  const opened = await learner.request("POST", "/api/create-payment-intent", { waiver: true });
  const paymentIntentId = intentIdIn((await opened.json()).clientSecret);
  stripe.pay(paymentIntentId);
  expect((await learner.request("POST", "/api/confirm-payment", { paymentIntentId })).status).toBe(200);
}

/** Answers one reading question; returns the status of the save. */
const answer = async (learner: HttpClient, attemptId: string, letter: string) => {
  const body = { prova: "lettura", answers: { lettura_1: letter }, completed: false };
  return (await learner.request("POST", `/api/session/${attemptId}/save-answers`, body)).status;
};

/** The site's state of the first reading question. */
async function answerOf(learner: HttpClient, attemptId: string): Promise<string> {
  const state = await (await learner.request("GET", `/api/session-state/${attemptId}`)).json();
  return state.records.find(({ prova }: { prova: string }) => prova === "lettura").answers.lettura_1;
}

it("after the loss of the database the restore brings everything back, and the exam continues", async () => {
  await server?.stop();
  rmSync(file, { force: true });
  await cloneDatabase(admin, LOST);
  await serve(LOST);
  const { email, id } = await makeUser();
  const learner = await signInByCall(email, PASSWORD, id);
  await pay(learner);
  const attemptId = await startSimulation(learner);
  expect(await answer(learner, attemptId, "V")).toBe(200);
  const marked = await learner.request("POST", `/api/correggi/${attemptId}/scrittura`, { text: TEXT, option: "A" });
  const { correctionResult } = await marked.json();
  expect(correctionResult).toMatchObject({ originalText: TEXT });

  const before = await learnersOf(LOST);
  await command("scripts/backup.ts", LOST);
  expect(await answer(learner, attemptId, "F")).toBe(200);
  await runSql(admin, `DROP DATABASE ${LOST} WITH (FORCE)`);
  expect(await answer(learner, attemptId, "V")).toBe(503);

  const lostAt = performance.now();
  await server?.stop();
  await runSql(admin, `DROP DATABASE IF EXISTS ${NEW} WITH (FORCE)`);
  await runSql(admin, `CREATE DATABASE ${NEW}`);
  const { stdout } = await command("scripts/restore.ts", NEW);
  expect(await learnersOf(NEW)).toEqual(before);
  await serve(NEW);
  const minutes = (performance.now() - lostAt) / 60_000;
  console.info(
    `the drill: ${minutes.toFixed(2)} minutes from the loss to the first answer. ${stdout.trim().split("\n").at(-1)}`,
  );

  const back = await signInByCall(email, PASSWORD, id);
  expect(await (await back.request("GET", "/api/user")).json()).toMatchObject({ id, hasPaid: true });
  expect(await answerOf(back, attemptId)).toBe("V");
  // The session from before the loss is still valid, and the page that sends its answer again succeeds.
  expect(await answer(learner, attemptId, "F")).toBe(200);
  expect(await answerOf(back, attemptId)).toBe("F");
  for (const section of ["ascolto1", "ascolto2", "lettura", "cloze"])
    expect((await back.request("POST", `/api/correggi/${attemptId}/${section}`, {})).status).toBe(200);
  const finished = await (await back.request("POST", `/api/session/${attemptId}/finish`)).json();
  expect(finished).toMatchObject({ success: true, maxTotalScore: 60, pending: false });
  const review = await back.request("GET", `/api/review/${attemptId}/scrittura`, undefined, {
    Authorization: `Bearer ${back.token}`,
  });
  expect(await review.json()).toMatchObject({ status: "done", originalText: TEXT });
}, 120_000);
