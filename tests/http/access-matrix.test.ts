import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { describeAccessMatrix } from "@/tests/support/access-matrix";
import { type Cast, makeCast } from "@/tests/support/cast";
import { makeUser, PASSWORD } from "@/tests/support/factories";
import { signIn, startSimulation, visitor } from "@/tests/support/http";

let cast: Cast;

beforeAll(async () => {
  cast = await makeCast();
});

describeAccessMatrix(() => cast);

describe("a session", () => {
  it("ends everywhere when the account's session version is raised", async () => {
    const user = await makeUser({ access: "active" });
    const signed = await signIn(user.email, PASSWORD);
    expect((await signed.request("GET", "/api/simulations")).status).toBe(200);
    await db().user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } } });
    expect((await signed.request("GET", "/api/simulations")).status).toBe(401);
    const bearer = await visitor().request("GET", `/api/review/${cast.attemptId}/lettura`, undefined, {
      Authorization: `Bearer ${signed.token}`,
    });
    expect(bearer.status).toBe(401);
  });

  it("is not opened by a cookie somebody made up", async () => {
    for (const cookie of [
      "next-auth.session-token=abc",
      "next-auth.session-token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
    ]) {
      expect((await visitor(cookie).request("GET", "/api/user")).status).toBe(401);
    }
  });

  it("reads reviews, and nothing else, with the review token", async () => {
    const bearer = { Authorization: `Bearer ${cast.learner.token}` };
    expect((await visitor().request("GET", `/api/review/${cast.attemptId}/lettura`, undefined, bearer)).status).toBe(
      200,
    );
    expect((await visitor().request("GET", "/api/user", undefined, bearer)).status).toBe(401);
    const other = { Authorization: `Bearer ${cast.other.token}` };
    expect((await visitor().request("GET", `/api/review/${cast.attemptId}/lettura`, undefined, other)).status).toBe(
      404,
    );
  });
});

describe("an access that is over", () => {
  it("still opens the reviews and recordings of what was corrected", async () => {
    const user = await makeUser({ access: "active" });
    const learner = await signIn(user.email, PASSWORD);
    const attempt = await startSimulation(learner);
    await learner.request("POST", `/api/correggi/${attempt}/ascolto1`, {});
    await db().accessGrant.updateMany({
      where: { userId: user.id },
      data: { startsAt: new Date(Date.now() - 400 * 86_400_000), expiresAt: new Date(Date.now() - 86_400_000) },
    });
    expect((await learner.request("GET", "/api/simulations")).status).toBe(403);
    expect((await learner.request("GET", `/api/review/${attempt}/ascolto1`)).status).toBe(200);
    expect((await learner.request("GET", "/api/audio/1/ascolto1.mp3", undefined, { Range: "bytes=0-9" })).status).toBe(
      206,
    );
    expect((await learner.request("GET", "/api/audio/1/ascolto2.mp3")).status).toBe(403);
  });
});
