import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { callerWith, type HttpClient, signInByCall, startSimulation } from "@/tests/support/http";

let admin: HttpClient;
beforeAll(async () => {
  admin = await callerWith({ isAdmin: true });
});

const detailsOf = async (id: string) => (await admin.request("GET", `/api/admin/user-details/${id}`)).json();

describe("an admin's calls about one student", () => {
  it("return the student with their attempts", async () => {
    const learner = await callerWith({ access: "active" });
    const attemptId = await startSimulation(learner);
    expect(await detailsOf(learner.userId ?? "")).toMatchObject({
      id: learner.userId,
      hasPaid: true,
      isSuspended: false,
      codiceFiscale: "RSSMRA85T10A562S",
      attemptSessions: [{ id: attemptId, simulationId: 1, status: "active", totalScore: 0, endTime: null }],
    });
  });

  it("trim the external code, and clear it if it is empty", async () => {
    const user = await makeUser();
    const set = (externalCode: string) =>
      admin.request("POST", "/api/admin/update-external-code", { userId: user.id, externalCode });
    expect((await set("  G-2026-1 ")).status).toBe(200);
    expect(await detailsOf(user.id)).toMatchObject({ externalCode: "G-2026-1" });
    expect((await set("   ")).status).toBe(200);
    expect(await detailsOf(user.id)).toMatchObject({ externalCode: null });
    expect((await set("x".repeat(81))).status).toBe(400);
  });

  it("reactivate a suspended student, whose earlier sessions end", async () => {
    const user = await makeUser({ access: "active", isSuspended: true });
    const before = await signInByCall(user.email, PASSWORD, user.id);
    expect((await before.request("GET", "/api/simulations")).status).toBe(403);
    expect((await admin.request("POST", `/api/admin/unsuspend-user/${user.id}`, {})).status).toBe(200);
    expect((await before.request("GET", "/api/user")).status).toBe(401);
    const after = await signInByCall(user.email, PASSWORD, user.id);
    expect((await after.request("GET", "/api/simulations")).status).toBe(200);
  });

  it("never reactivate an admin", async () => {
    const other = await makeUser({ isAdmin: true, isSuspended: true });
    expect((await admin.request("POST", `/api/admin/unsuspend-user/${other.id}`, {})).status).toBe(409);
    expect(await db().user.findUnique({ where: { id: other.id } })).toMatchObject({ suspendedAt: expect.any(Date) });
  });

  it("respond with 404 to what cannot be an id", async () => {
    expect((await admin.request("GET", "/api/admin/user-details/nessuno")).status).toBe(404);
    expect((await admin.request("POST", "/api/admin/unsuspend-user/1", {})).status).toBe(404);
  });
});

describe("an attempt set aside", () => {
  it("refuses every change with a reason, and the simulation can be started again", async () => {
    const learner = await callerWith({ access: "active" });
    const attemptId = await startSimulation(learner);
    await db().attempt.update({ where: { id: attemptId }, data: { setAsideAt: new Date() } });
    const changes = [
      [`/api/session/${attemptId}/save-answers`, { prova: "ascolto1", answers: { ascolto1_1: "A" }, completed: false }],
      [`/api/correggi/${attemptId}/lettura`, {}],
      [`/api/correggi/${attemptId}/scrittura`, { text: "Ciao", option: "A" }],
      [`/api/session/${attemptId}/finish`, {}],
    ] as const;
    for (const [path, body] of changes) {
      const response = await learner.request("POST", path, body);
      expect([path, response.status]).toEqual([path, 409]);
      expect((await response.json()).message).toContain("ha annullato");
    }
    expect((await learner.request("GET", `/api/session-state/${attemptId}`)).status).toBe(409);
    expect(await startSimulation(learner)).not.toBe(attemptId);
  });

  it("gives away no key while its simulation is taken again as at the exam", async () => {
    const learner = await callerWith({ access: "active" });
    const attemptId = await startSimulation(learner);
    const correct = () => learner.request("POST", `/api/correggi/${attemptId}/lettura`, {});
    expect((await correct()).status).toBe(200);
    const data = { setAsideAt: new Date(), status: "closed", closedAt: new Date() } as const;
    await db().attempt.update({ where: { id: attemptId }, data });
    expect((await correct()).status).toBe(200);
    await startSimulation(learner, 1, "exam");
    expect((await correct()).status).toBe(409);
    const rewriting = await learner.request("GET", `/scrittura/riscrivi/${attemptId}`);
    expect([rewriting.status, rewriting.headers.get("location")]).toEqual([307, "/scrittura"]);
  });
});
