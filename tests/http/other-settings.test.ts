import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { audioPath, getSimulation, listSimulations } from "@/lib/exam/content/library";
import { keyedQuestions } from "@/lib/exam/kinds/table";
import { byteRangeOfSpan, parseFrames } from "@/lib/exam/mp3";
import { questionName } from "@/lib/exam/question-name";
import { LISTENING_SECTIONS, QUESTION_SECTIONS } from "@/lib/exam/sections";
import { SITE_HEADER } from "@/lib/http/own-response";
import { type NextServer, startNext } from "@/scripts/next-server";
import { findFreePort } from "@/scripts/postgres";
import { minimalEnvironment } from "@/tests/support/database";
import { callerWith, type HttpClient, startSimulation, visitor } from "@/tests/support/http";
import { type Store, startStore } from "@/tests/support/s3";
import { serverEnv } from "@/tests/support/server-env";

/*
 * Settings that differ from this run's site, on a second server with the same database: recordings in an operator's
 * store, writings without marks, configured contacts, a list price that was charged, and no check of who needs the
 * exam.
 */

const CONTACT = {
  COMPANY_EMAIL: "aiuto@example.it",
  CONTACT_URL: "https://example.it/aiuto",
  CONTACT_PHONE: "06 1234567",
  CONTACT_WHATSAPP: "+39 333 1234567",
};
const OTHERS = { WRITING_MARKS: "off", LIST_PRICE_CHARGED: "true", EXEMPTIONS: "off" };
const CONTACT_LINKS = [
  "mailto:aiuto@example.it",
  "https://example.it/aiuto",
  "tel:061234567",
  "https://wa.me/393331234567",
];
const PATH = "/api/audio/1/ascolto1.mp3";
const file = readFileSync(audioPath(1, "ascolto1.mp3"));

const TEXT = "Gentile ragionier Galli, ieri ho andato in cantina.";
// The writing's mark is 10,7, or 58,7 with the other four sections. It is searched as a separate number, because
// addresses of callers contain such digits too.
const MARKS = /(?<![\d.])(?:10|58)[.,]7(?![\d.])|\b11 (?:su|out of) 12|\b11\/12|"(?:score|estimatedScore)":11/;
const CRITERIA = { efficacia: 3, stile: 1, morfosintassi: 4, lessico: 3, ortografia: 0 };

let store: Store;
let server: NextServer;
let env: Record<string, string>;
let learner: HttpClient;

beforeAll(async () => {
  const [port, started] = await Promise.all([findFreePort(), startStore()]);
  store = started;
  env = { ...serverEnv(), ...store.env, ...CONTACT, ...OTHERS, NEXTAUTH_URL: `http://127.0.0.1:${port}` };
  Object.assign(process.env, env);
  const logFile = join(env["DATA_DIR"] ?? "", "other-settings.log");
  const whole: NodeJS.ProcessEnv = { ...minimalEnvironment(), ...env };
  server = startNext({ mode: "start", host: "127.0.0.1", port, env: whole, logFile });
  if (!(await server.whenReady())) throw new Error(readFileSync(logFile, "utf8"));
  learner = await callerWith({ access: "active" });
});

afterAll(async () => {
  await server?.stop();
  await store?.stop();
  Object.assign(process.env, serverEnv());
});

/** The result that the AI teacher would have stored. */
async function storeMarks(attemptId: string): Promise<string> {
  const { id: writingId } = await db().writing.findUniqueOrThrow({ where: { attemptId } });
  const marks = { criteria: CRITERIA, score: 11, feedback: "Controlla gli ausiliari.", finishedAt: new Date() };
  await db().correction.create({
    data: { writingId, source: "ai", key: `ai:${writingId}`, locale: "it", state: "done", ...marks },
  });
  await db().sectionRecord.update({
    where: { attemptId_section: { attemptId, section: "scrittura" } },
    data: { score: 10.7, passed: true, correctedAt: new Date() },
  });
  return writingId;
}

const read = async (caller: HttpClient, path: string) => {
  const response = await caller.request("GET", path);
  return { status: response.status, text: await response.text() };
};

describe("a site with configured contacts", () => {
  it.each([
    ["in the footer of", "/", 200],
    ["on the missing page", "/qualcosa", 404],
  ])("names them %s %s", async (_where, path, status) => {
    const answer = await read(visitor(), path);
    expect(answer.status).toBe(status);
    const html = answer.text.replaceAll(/<script.*?<\/script>/gs, "");
    for (const href of CONTACT_LINKS) expect(html).toContain(`href="${href}"`);
  });
});

describe("a site whose list price was really charged", () => {
  it("strikes it through", async () => {
    expect((await read(visitor(), "/")).text).toMatch(/<s [^>]*>€25,00<\/s>/);
  });
});

describe("a site without the check of who needs the exam", () => {
  it("has no such page, with or without answers", async () => {
    for (const path of ["/devi-fare-esame", "/devi-fare-esame?via=residenza&soggiorno=ue"])
      expect((await read(visitor(), path)).status).toBe(404);
  });

  it.each(["/", "/register", "/esame", "/sitemap.xml"])("does not link to it from %s", async (path) => {
    const { status, text } = await read(visitor(), path);
    expect([status, text.includes("devi-fare-esame")]).toEqual([200, false]);
  });
});

describe("a site without marks for writings", () => {
  let admin: HttpClient;
  let attemptId: string;
  let writingId: string;

  beforeAll(async () => {
    admin = await callerWith({ isAdmin: true });
    attemptId = await startSimulation(learner);
    for (const prova of QUESTION_SECTIONS) {
      const questions = keyedQuestions(getSimulation(1), prova);
      const answers = Object.fromEntries(questions.map((one) => [questionName(prova, one.id), one.correct_answer]));
      await learner.request("POST", `/api/session/${attemptId}/save-answers`, { prova, answers, completed: true });
    }
    // None of this prompt's models has 11 points.
    const answers = { text: TEXT, option: "B" };
    await learner.request("POST", `/api/session/${attemptId}/save-answers`, {
      prova: "scrittura",
      answers,
      completed: true,
    });
    await learner.request("POST", `/api/session/${attemptId}/finish`, {});
    writingId = await storeMarks(attemptId);
  });

  it.each([
    ["/dashboard", "48 su 48"],
    ["/dashboard?result={attempt}", "SCRITTURA SENZA VOTO"],
    ["/api/simulations", '"maxTotalScore":48'],
    ["/api/session-state/{attempt}", "Controlla gli ausiliari."],
    ["/api/review/{attempt}/scrittura", "Controlla gli ausiliari."],
    ["/api/account/export", "Controlla gli ausiliari."],
    ["/come-correggiamo", "non dà voti ai testi"],
  ])("shows its learner no number for the writing at %s", async (path, shown) => {
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

/** `npm run audio -- --upload`, as an operator runs it. */
async function upload(): Promise<string[]> {
  const node = ["--conditions=react-server", "--import", "./scripts/alias.ts", "tools/audio/audio.ts", "--upload"];
  const { stdout } = await promisify(execFile)(process.execPath, node, { env: { ...process.env, ...env } });
  return stdout.trim().split("\n");
}

const whole = async (response: Response) => Buffer.from(await response.arrayBuffer());
const linkFor = async (caller: HttpClient) => (await caller.request("GET", PATH)).headers.get("location");

describe("recordings in a store", () => {
  beforeAll(async () => {
    for (const simulationId of [2, 3]) await startSimulation(learner, simulationId);
  });

  it("come from this server while the store lacks them", async () => {
    const response = await learner.request("GET", "/api/audio/2/ascolto2.mp3");
    expect(response.status).toBe(200);
    expect((await whole(response)).equals(readFileSync(audioPath(2, "ascolto2.mp3")))).toBe(true);
  });

  it("are uploaded by a command, each once", async () => {
    const count = listSimulations().length * LISTENING_SECTIONS.length;
    store.empty();
    const [first, second] = [await upload(), await upload()];
    expect(first.filter((line) => line.endsWith(": sent"))).toHaveLength(count);
    expect(second.filter((line) => line.endsWith(": there already"))).toHaveLength(count);
  }, 60_000);

  it("are played through a link for an hour, whole or in parts", async () => {
    const response = await learner.request("GET", PATH);
    expect(response.status).toBe(307);
    expect(response.headers.get("cache-control")).toBe("private, max-age=1800");
    const link = response.headers.get("location") ?? "";
    expect(link.startsWith(`${store.env["AUDIO_STORE_URL"]}/simulation-1/audio/ascolto1.`)).toBe(true);
    expect(new URL(link).searchParams.get("X-Amz-Expires")).toBe("3600");
    const heard = await fetch(link);
    expect([heard.status, heard.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
    expect((await whole(heard)).equals(file)).toBe(true);
    const part = await fetch(link, { headers: { Range: "bytes=1000-1999" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 1000-1999/${file.length}`]);
    expect((await whole(part)).equals(file.subarray(1000, 2000))).toBe(true);
  });

  it("come from this server for a copy on the device, and the service worker may play them from the store", async () => {
    const response = await learner.request("GET", `${PATH}?whole`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
    expect(response.headers.get(SITE_HEADER.key)).toBe(SITE_HEADER.value);
    expect((await whole(response)).equals(file)).toBe(true);
    expect((await visitor().request("GET", `${PATH}?whole`)).status).toBe(401);
    const policyOf = async (path: string) =>
      (await visitor().request("GET", path)).headers.get("content-security-policy");
    const toStore = `connect-src 'self' ${new URL(store.env["AUDIO_STORE_URL"] ?? "").origin}`;
    expect(await policyOf("/sw.js")).toContain(toStore);
    expect(await policyOf("/")).not.toContain(toStore);
  });

  it("have a link only for permitted callers, and the link opens nothing else and expires", async () => {
    expect(await linkFor(visitor())).toBeNull();
    expect(await linkFor(await callerWith({}))).toBeNull();
    expect(await linkFor(await callerWith({ isSuspended: true }))).toBeNull();
    const link = (await linkFor(learner)) ?? "";
    const other = link.replace("X-Amz-Expires=3600", "X-Amz-Expires=86400");
    const another = link.replace(/ascolto1\.\w+\.mp3/, (name) => name.replace("ascolto1", "ascolto2"));
    expect([other, another]).not.toContain(link);
    for (const forged of [other, another]) expect((await fetch(forged)).status).toBe(403);
  });

  it("are still cut to frames here if a span is requested", async () => {
    const [start, end] = byteRangeOfSpan(parseFrames(file), 68.24, 72.5);
    const response = await learner.request("GET", `${PATH}?from=68.24&to=72.50`);
    expect(response.status).toBe(200);
    expect((await whole(response)).equals(file.subarray(start, end))).toBe(true);
  });

  it("can be played by pages, which load nothing else from there", async () => {
    const policy = (await learner.request("GET", "/dashboard")).headers.get("content-security-policy") ?? "";
    const origin = new URL(store.env["AUDIO_STORE_URL"] ?? "").origin;
    expect(policy.split("; ").filter((line) => line.includes(origin))).toEqual([`media-src 'self' blob: ${origin}`]);
  });

  it("come from this server if the store does not respond", async () => {
    await store.stop();
    const response = await learner.request("GET", "/api/audio/3/ascolto1.mp3");
    expect(response.status).toBe(200);
    expect((await whole(response)).equals(readFileSync(audioPath(3, "ascolto1.mp3")))).toBe(true);
  });
});
