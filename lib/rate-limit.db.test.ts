import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { countActBy, countTry, forgetActBy, forgetTries } from "@/lib/rate-limit";

const refused = { code: "rate_limited" };

describe("a limit", () => {
  it("is exact among four processes that try at the same moment", async () => {
    const address = randomUUID();
    const program = `
      const { countTry } = await import("@/lib/rate-limit");
      const tries = Array.from({ length: 60 }, () => countTry("login_by_address", process.env.TRIED).then(() => 1, () => 0));
      console.log((await Promise.all(tries)).reduce((sum, one) => sum + one, 0));
      process.exit();`;
    const args = ["--conditions=react-server", "--import", "./scripts/alias.ts", "--input-type=module", "-e", program];
    const env = { ...process.env, TRIED: address };
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, args, { env })),
    );
    const allowed = runs.map(({ stdout }) => Number(stdout));
    expect(allowed.reduce((sum, one) => sum + one, 0)).toBe(100);
    await expect(countTry("login_by_address", address)).rejects.toMatchObject(refused);
  });

  it("says when the next try is judged", async () => {
    const email = randomUUID();
    for (let tried = 0; tried < 10; tried += 1) await countTry("login_by_account", email);
    const refusal: unknown = await countTry("login_by_account", email).catch((error: unknown) => error);
    const seconds = refusal instanceof AppError ? refusal.retryAfterSeconds : undefined;
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    await forgetTries("login_by_account", email);
    await expect(countTry("login_by_account", email)).resolves.toBeUndefined();
  });

  it("of an address takes no tries from accounts once it is reached", async () => {
    const address = randomUUID();
    for (let tried = 0; tried < 100; tried += 1) await countActBy("login", { account: randomUUID(), address });
    const account = randomUUID();
    for (let tried = 0; tried < 20; tried += 1)
      await expect(countActBy("login", { account, address })).rejects.toMatchObject(refused);
    await expect(countActBy("login", { account, address: randomUUID() })).resolves.toBeUndefined();
  });

  it("of an address counts only what was wrong, so that a whole class signs in", async () => {
    const address = randomUUID();
    for (let pupil = 0; pupil < 150; pupil += 1) {
      const caller = { account: randomUUID(), address };
      await countActBy("login", caller);
      await forgetActBy("login", caller);
    }
  });

  it("is told as one whichever bundle of the site made the limiter", async () => {
    const foreign = { consume: async () => Promise.reject({ msBeforeNext: 1500, remainingPoints: 0 }) };
    const shared = globalThis as typeof globalThis & { limiters?: Map<string, unknown> };
    await countTry("changes_by_account", randomUUID());
    const own = shared.limiters?.get("changes_by_account");
    shared.limiters?.set("changes_by_account", foreign);
    await expect(countTry("changes_by_account", randomUUID())).rejects.toMatchObject({
      ...refused,
      retryAfterSeconds: 2,
    });
    shared.limiters?.set("changes_by_account", own);
  });
});
