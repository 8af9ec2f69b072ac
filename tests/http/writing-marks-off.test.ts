import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { getSimulation } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/paper";
import { questionName } from "@/lib/exam/question-name";
import { QUESTION_SECTIONS } from "@/lib/exam/sections";
import { type NextServer, startNext } from "@/scripts/next-server";
import { findFreePort } from "@/scripts/postgres";
import { type Caller, callerWith, startSimulation } from "@/tests/support/http";
import { serverEnv } from "@/tests/support/server-env";

/*
 * A site that gives writings no marks, beside the site of this run and on its database. The writing's mark is one that
 * nothing else on a page could be: 10,7, and 58,7 with the other four sections.
 */

const TEXT = "Gentile ragionier Galli, ieri ho andato in cantina.";
// A number by itself: addresses of callers have such digits too.
const MARKS = /(?<![\d.])(?:10|58)[.,]7(?![\d.])|\b11 (?:su|out of) 12|\b11\/12|"(?:score|estimatedScore)":11/;
const CRITERIA = { efficacia: 3, stile: 1, morfosintassi: 4, lessico: 3, ortografia: 0 };

let server: NextServer;
let learner: Caller;
let admin: Caller;
let attemptId: string;
let writingId: string;

beforeAll(async () => {
  const port = await findFreePort();
  const env = {
    ...process.env,
    ...serverEnv(),
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
    WRITING_MARKS: "off",
  };
  const logFile = join(serverEnv()["DATA_DIR"] ?? "", "unmarked.log");
  server = startNext({ mode: "start", host: "127.0.0.1", port, env, logFile });
  expect(await server.whenReady()).toBe(true);
  process.env["NEXTAUTH_URL"] = env.NEXTAUTH_URL;
  learner = await callerWith({ access: "active" });
  admin = await callerWith({ isAdmin: true });
  attemptId = await startSimulation(learner);
  for (const prova of QUESTION_SECTIONS) {
    const questions = keyedQuestions(getSimulation(1), prova);
    const answers = Object.fromEntries(questions.map((one) => [questionName(prova, one.id), one.correct_answer]));
    await learner.request("POST", `/api/session/${attemptId}/save-answers`, { prova, answers, completed: true });
  }
  const answers = { text: TEXT, option: "A" };
  await learner.request("POST", `/api/session/${attemptId}/save-answers`, {
    prova: "scrittura",
    answers,
    completed: true,
  });
  await learner.request("POST", `/api/session/${attemptId}/finish`, {});
  await storeMarks();
}, 120_000);

afterAll(async () => {
  await server.stop();
  process.env["NEXTAUTH_URL"] = serverEnv()["NEXTAUTH_URL"];
});

/** What the AI teacher would have left behind. */
async function storeMarks(): Promise<void> {
  ({ id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId } }));
  const marks = { criteria: CRITERIA, score: 11, feedback: "Controlla gli ausiliari.", finishedAt: new Date() };
  await db().correction.create({
    data: { writingId, source: "ai", key: `ai:${writingId}`, locale: "it", state: "done", ...marks },
  });
  await db().sectionRecord.update({
    where: { attemptId_section: { attemptId, section: "scrittura" } },
    data: { score: 10.7, passed: true, correctedAt: new Date() },
  });
}

const read = async (caller: Caller, path: string) => {
  const response = await caller.request("GET", path);
  return { status: response.status, text: await response.text() };
};

describe("a site that gives writings no marks", () => {
  it.each([
    ["/dashboard", "48 su 48"],
    ["/dashboard?result={attempt}", "SCRITTURA SENZA VOTO"],
    ["/api/simulations", '"maxTotalScore":48'],
    ["/api/session-state/{attempt}", "Controlla gli ausiliari."],
    ["/api/review/{attempt}/scrittura", "Controlla gli ausiliari."],
    ["/api/account/export", "Controlla gli ausiliari."],
    ["/come-correggiamo", "non dà un voto"],
  ])("shows its learner no number of the writing at %s", async (path, shown) => {
    const { status, text } = await read(learner, path.replace("{attempt}", attemptId));
    expect(status).toBe(200);
    expect(text).toContain(shown);
    expect(MARKS.exec(text)?.[0]).toBeUndefined();
  });

  it.each([
    ["/admin?student={learner}", "correzione senza voto"],
    ["/api/admin/user-details/{learner}", '"totalScore":48'],
    ["/admin/writings/{writing}", "Controlla gli ausiliari."],
    ["/admin/audit", "<h1"],
    ["/admin/figures", "<h1"],
  ])("shows the school none either at %s", async (path, shown) => {
    const address = path.replace("{learner}", learner.userId ?? "").replace("{writing}", writingId);
    const { status, text } = await read(admin, address);
    expect(status).toBe(200);
    expect(text).toContain(shown);
    expect(MARKS.exec(text)?.[0]).toBeUndefined();
  });
});
