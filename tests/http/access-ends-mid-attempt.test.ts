import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { callerWith, type HttpClient, startSimulation } from "@/tests/support/http";

/* Access that ends during an attempt. The rows are changed as time would change them. */

const HOUR_MS = 60 * 60 * 1000;

/** Moves the end of access this many hours into the past. */
const expire = (caller: HttpClient, hoursAgo: number) =>
  db().accessGrant.updateMany({
    where: { userId: caller.userId ?? "" },
    data: { expiresAt: new Date(Date.now() - hoursAgo * HOUR_MS) },
  });

const save = (caller: HttpClient, attemptId: string) =>
  caller.request("POST", `/api/session/${attemptId}/save-answers`, {
    prova: "ascolto2",
    answers: { ascolto2_1: "V" },
    completed: false,
  });

/** The calls of a learner in the middle of simulation 1, and the expected statuses. */
async function continueAttempt(caller: HttpClient, attemptId: string): Promise<number[]> {
  const answers = [
    await caller.request("GET", `/api/session-state/${attemptId}`),
    await caller.request("GET", "/api/exam/1/lettura"),
    await caller.request("GET", "/api/audio/1/ascolto1.mp3"),
    await save(caller, attemptId),
    await caller.request("POST", `/api/correggi/${attemptId}/cloze`),
    await caller.request("POST", `/api/session/${attemptId}/finish`),
  ];
  await Promise.all(answers.map(({ body }) => body?.cancel()));
  return answers.map(({ status }) => status);
}

describe("access that expires during an attempt", () => {
  let caller: HttpClient;
  let attemptId: string;
  beforeAll(async () => {
    caller = await callerWith({ access: "active" });
    attemptId = await startSimulation(caller);
    await expire(caller, 23);
  });

  it("still opens the exam, and the dashboard links to it with the deadline", async () => {
    const page = await (await caller.request("GET", "/dashboard")).text();
    expect(page).toContain(`/exam/${attemptId}`);
    expect(page).toContain("puoi finire questa simulazione fino al");
    const exam = await caller.request("GET", `/exam/${attemptId}`);
    expect([exam.status, (await exam.text()).includes("Correggi")]).toEqual([200, true]);
  });

  it("opens no other simulation, content or recording", async () => {
    const refused = await Promise.all([
      caller.request("POST", "/api/simulations/2/start-session"),
      caller.request("GET", "/api/simulations"),
      caller.request("GET", "/api/exam/2/lettura"),
      caller.request("GET", "/api/audio/2/ascolto1.mp3"),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it("allows finishing the attempt, whose content is then closed like all other", async () => {
    expect(await continueAttempt(caller, attemptId)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await caller.request("GET", "/api/exam/1/lettura")).status).toBe(403);
    const attempt = await db().attempt.findUniqueOrThrow({ where: { id: attemptId } });
    expect(attempt.status).toBe("closed");
  });
});

describe("an open attempt is closed", () => {
  const midway = async () => {
    const caller = await callerWith({ access: "active" });
    return { caller, attemptId: await startSimulation(caller) };
  };

  it("a day after the access expired", async () => {
    const { caller, attemptId } = await midway();
    await expire(caller, 24);
    expect(await continueAttempt(caller, attemptId)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await (await caller.request("GET", "/dashboard")).text()).not.toContain(`/exam/${attemptId}`);
  });

  it("at once if the access was revoked or the account suspended", async () => {
    const [refunded, suspended] = [await midway(), await midway()];
    const userId = refunded.caller.userId ?? "";
    await expire(refunded.caller, 1);
    await db().accessGrant.updateMany({ where: { userId }, data: { endedAt: new Date() } });
    expect(await continueAttempt(refunded.caller, refunded.attemptId)).toEqual([402, 402, 402, 402, 402, 402]);
    await expire(suspended.caller, 1);
    await db().user.update({ where: { id: suspended.caller.userId ?? "" }, data: { suspendedAt: new Date() } });
    expect(await continueAttempt(suspended.caller, suspended.attemptId)).toEqual([403, 403, 403, 403, 403, 403]);
  });
});
