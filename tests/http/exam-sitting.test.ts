import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { scriptOf } from "@/lib/exam/hearing";
import { callerWith, type HttpClient } from "@/tests/support/http";

/*
 * One sitting from start to end, on the running server. Where time has to pass, the times in the database are moved
 * back.
 */

let learner: HttpClient;
let attemptId = "";
const token = randomUUID();

const start = (caller: HttpClient, simulationId: number, body?: unknown) =>
  caller.request("POST", `/api/simulations/${simulationId}/start-session`, body);
const get = (path: string) => learner.request("GET", path);
const post = (path: string, body: unknown) => learner.request("POST", path, body);
const sitting = (act: string, part: string) => post(`/api/session/${attemptId}/sitting`, { act, part });
const hearing = (body: unknown) => post(`/api/session/${attemptId}/hearing`, body);
const save = (prova: string, answers: unknown) =>
  post(`/api/session/${attemptId}/save-answers`, { prova, answers, completed: false });

/** Lets time pass in the running part. */
async function passMinutes(minutes: number): Promise<void> {
  await db().$executeRaw`
    UPDATE "SittingPart"
    SET "startedAt" = "startedAt" - make_interval(mins => ${minutes}), "endsAt" = "endsAt" - make_interval(mins => ${minutes})
    WHERE "attemptId" = ${attemptId} AND "endedAt" IS NULL`;
}

beforeAll(async () => {
  learner = await callerWith({ access: "active" });
});

describe("a sitting", () => {
  it("is chosen at the start of the simulation, and an invalid choice is rejected", async () => {
    expect((await start(learner, 1, { mode: "race" })).status).toBe(400);
    expect((await start(learner, 1, { mode: "exam", extraTime: "double" })).status).toBe(400);
    const response = await start(learner, 1, { mode: "exam", extraTime: "thirty" });
    ({ sessionId: attemptId } = await response.json());
    const { session } = await (await get(`/api/session-state/${attemptId}`)).json();
    expect(session).toMatchObject({ mode: "exam", extraTime: "thirty", status: "active" });
    expect(await (await get(`/api/session/${attemptId}/sitting`)).json()).toMatchObject({ phase: "ready" });
  });

  it("without a body is practice, as before", async () => {
    const other = await callerWith({ access: "active" });
    const { sessionId } = await (await start(other, 1)).json();
    const { session } = await (await other.request("GET", `/api/session-state/${sessionId}`)).json();
    expect(session).toMatchObject({ mode: "practice", extraTime: "none" });
  });

  it("shows a section only while its part runs, and never its recording outside the hearing", async () => {
    expect((await get("/api/exam/1/ascolto1")).status).toBe(409);
    expect(await (await sitting("begin", "listening")).json()).toMatchObject({ phase: "running", part: "listening" });
    expect((await get("/api/exam/1/ascolto1")).status).toBe(200);
    expect((await get("/api/exam/1/lettura")).status).toBe(409);
    expect((await get("/api/audio/1/ascolto1.mp3")).status).toBe(409);
  });

  it("is at the top of the dashboard while its clock runs", async () => {
    const html = await (await get("/dashboard")).text();
    expect(html).toMatch(/role="timer"[^>]*>Ascolto: tempo rimasto 3\d:\d\d</);
    expect(html.indexOf("Esame in corso")).toBeLessThan(html.indexOf("La tua strada"));
    expect(html).not.toContain("Continua la simulazione");
  });

  it("plays the hearing to one page, step by step", async () => {
    const { steps } = await (await get(`/api/session/${attemptId}/hearing`)).json();
    expect(steps).toHaveLength(scriptOf(1).length);
    expect(JSON.stringify(steps)).not.toContain(".mp3");
    expect(await (await hearing({ act: "hold", token })).json()).toMatchObject({ positionMs: 0, waitMs: 0 });
    const { positionMs, mayPlayToMs } = await (await hearing({ act: "beat", token, positionMs: 0 })).json();
    expect(mayPlayToMs - positionMs).toBe(1800);
    const sound = await learner.request("GET", `/api/session/${attemptId}/hearing/1`, undefined, {
      Range: "bytes=0-99",
    });
    expect([sound.status, sound.headers.get("cache-control")]).toEqual([206, "no-store"]);
    expect((await sound.arrayBuffer()).byteLength).toBe(100);
    expect((await get(`/api/session/${attemptId}/hearing/30`)).status).toBe(409);
  });

  it("notifies a page that another one has taken over", async () => {
    await hearing({ act: "hold", token: randomUUID() });
    const refused = await hearing({ act: "beat", token, positionMs: 500 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ reason: "taken_over" });
    expect((await hearing({ act: "release", token, positionMs: 500 })).status).toBe(200);
  });

  it("corrects and reveals nothing before its end", async () => {
    expect((await save("ascolto1", { ascolto1_1: "A" })).status).toBe(200);
    expect((await post(`/api/correggi/${attemptId}/ascolto1`, {})).status).toBe(409);
    expect((await post(`/api/session/${attemptId}/finish`, {})).status).toBe(409);
    expect((await get(`/api/review/${attemptId}/ascolto1`)).status).toBe(404);
    expect(await (await get("/api/exam/1/ascolto1")).text()).not.toMatch(/correct_answer|transcript|explanation/);
  });

  it("accepts answers until its time is over, and continues with the next part", async () => {
    await passMinutes(30);
    expect((await save("ascolto2", { ascolto2_1: "V" })).status).toBe(200);
    await passMinutes(10);
    const late = await save("ascolto2", { ascolto2_1: "F" });
    expect([late.status, (await late.json()).reason]).toEqual([409, "time_over"]);
    expect((await hearing({ act: "hold", token })).status).toBe(409);
    expect(await (await get(`/api/session/${attemptId}/sitting`)).json()).toMatchObject({
      phase: "rest",
      part: "reading",
    });
    expect((await sitting("begin", "reading")).status).toBe(200);
    expect((await sitting("finish", "reading")).status).toBe(200);
  });

  it("ends with its last part, and then shows everything", async () => {
    expect((await sitting("begin", "writing")).status).toBe(200);
    expect((await save("scrittura", { text: "Cara Sonia, vieni a cena da noi?", option: "A" })).status).toBe(200);
    expect(await (await sitting("finish", "writing")).json()).toMatchObject({ phase: "over", part: null });
    const review = await (await get(`/api/review/${attemptId}/ascolto2`)).json();
    expect(review.userAnswers).toEqual({ ascolto2_1: "V" });
    expect((await get("/api/audio/1/ascolto1.mp3")).status).toBe(200);
    const cards = await (await get("/api/simulations")).json();
    expect(cards[0].completedAttempts[0]).toMatchObject({ id: attemptId, mode: "exam", extraTime: "thirty" });
  });
});
