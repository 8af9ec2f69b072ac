import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/http/errors";
import { processSingleton } from "@/lib/process-singleton";
import { enforceLimit, LIMITS, limitAct, resetAct, resetLimit } from "@/lib/security/rate-limit";

const refused = { code: "rate_limited" };

describe("a limit", () => {
  it("is exact across two processes that each exceed it, whichever it is", async () => {
    const caller = randomUUID();
    const program = `
      const { enforceLimit, LIMITS } = await import("@/lib/security/rate-limit");
      const { inBatches } = await import("@/tests/support/in-batches");
      const tryOnce = (limit) =>
        enforceLimit(limit, process.env.TRIED).then(
          () => 1,
          (error) => {
            if (error.code !== "rate_limited") throw error;
            return 0;
          },
        );
      const judged = {};
      for (const [limit, { points }] of Object.entries(LIMITS)) {
        const tries = await inBatches(Math.min(points, 450) + 50, () => tryOnce(limit));
        judged[limit] = tries.reduce((sum, one) => sum + one, 0);
      }
      console.log(JSON.stringify(judged));
      process.exit();`;
    const args = ["--conditions=react-server", "--import", "./scripts/alias.ts", "--input-type=module", "-e", program];
    const env = { ...process.env, TRIED: caller };
    const runs = await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, args, { env })));
    const [one, other] = runs.map(({ stdout }) => JSON.parse(stdout));
    for (const [limit, { points }] of Object.entries(LIMITS)) {
      // A limit higher than both attempts together refuses nobody.
      expect([limit, one[limit] + other[limit]]).toEqual([limit, Math.min(points, 1000)]);
    }
    await expect(enforceLimit("login_by_account", caller)).rejects.toMatchObject(refused);
  }, 60_000);

  it("reports when the next attempt is allowed", async () => {
    const email = randomUUID();
    for (let tried = 0; tried < 10; tried += 1) await enforceLimit("login_by_account", email);
    const refusal: unknown = await enforceLimit("login_by_account", email).catch((error: unknown) => error);
    const seconds = refusal instanceof AppError ? refusal.retryAfterSeconds : undefined;
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    await resetLimit("login_by_account", email);
    await expect(enforceLimit("login_by_account", email)).resolves.toBeUndefined();
  });

  it("of an address does not use up accounts' attempts once it is reached", async () => {
    const address = randomUUID();
    for (let tried = 0; tried < 100; tried += 1) await limitAct("login", { account: randomUUID(), address });
    const account = randomUUID();
    for (let tried = 0; tried < 20; tried += 1)
      await expect(limitAct("login", { account, address })).rejects.toMatchObject(refused);
    await expect(limitAct("login", { account, address: randomUUID() })).resolves.toBeUndefined();
  });

  it("of an address counts only failures, so a whole class can sign in", async () => {
    const address = randomUUID();
    for (let pupil = 0; pupil < 150; pupil += 1) {
      const caller = { account: randomUUID(), address };
      await limitAct("login", caller);
      await resetAct("login", caller);
    }
  });

  it("is reported in the same way by every bundle of the site", async () => {
    const foreign = { consume: async () => Promise.reject({ msBeforeNext: 1500, remainingPoints: 0 }) };
    const shared = processSingleton("limiters", () => new Map<string, unknown>());
    await enforceLimit("changes_by_account", randomUUID());
    const own = shared.get("changes_by_account");
    shared.set("changes_by_account", foreign);
    await expect(enforceLimit("changes_by_account", randomUUID())).rejects.toMatchObject({
      ...refused,
      retryAfterSeconds: 2,
    });
    shared.set("changes_by_account", own);
  });
});
