import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { ensureSiteStopped, markSiteRunning } from "./site-lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "cils-start-"));
writeFileSync(join(folder, "file"), "");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const { PATH, HOME } = process.env;
  const whole: NodeJS.ProcessEnv = { NODE_ENV: "production", PATH, HOME, PORT: "48611", ...env };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["scripts/start.ts"],
      { env: whole, timeout: 20_000, killSignal: "SIGKILL" },
      (error, stdout, stderr) => done({ code: error?.code, said: stdout + stderr }),
    );
  });
}

describe("npm start", () => {
  it.each(["/proc/nowhere", "/dev/null", join(folder, "file"), join(folder, "file", "below"), `/${"a".repeat(300)}`])(
    "exits at once with a message if DATA_DIR is not writable: %s",
    async (dataDir) => {
      const { code, said } = await start({ DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(said).toMatch(/^DATA_DIR \S+ is not writable \(E\w+\): set it to a writable folder\.\n$/);
    },
    30_000,
  );
});

describe("a folder with a space and an accent in its path", () => {
  const site = join(folder, "il mio perché");

  it.each(["start", "test"])("runs npm %s", async (name) => {
    cpSync("scripts", join(site, "scripts"), { recursive: true, filter: (path) => !path.endsWith(".ts") });
    // Installed already, with a program in place of Node that names its first argument.
    mkdirSync(join(site, "node_modules/.bin"), { recursive: true });
    writeFileSync(join(site, "node_modules/.bin/node"), '#!/bin/sh\necho "Node runs $1"\n', { mode: 0o755 });
    writeFileSync(join(site, "package-lock.json"), "");
    writeFileSync(join(site, "node_modules/.installed-from"), createHash("sha256").update("").digest("hex"));
    const { stdout } = await promisify(execFile)(process.execPath, [join(site, "scripts", `${name}.mjs`)], {
      env: { ...process.env, PORT: "48611" },
    });
    expect(stdout).toBe(`Node runs scripts/${name}.ts\n`);
  });
});

describe("a folder with a running site", () => {
  it("is neither rebuilt nor reinstalled; several sites may run from it, and afterwards the lock is free", async () => {
    const leave = [await markSiteRunning(), await markSiteRunning()];
    await expect(ensureSiteStopped("rebuilt")).rejects.toThrow(/is running and would break if it were rebuilt now/);
    for (const one of leave) one();
    await expect
      .poll(() =>
        ensureSiteStopped("rebuilt").then(
          () => "free",
          () => "taken",
        ),
      )
      .toBe("free");
  });
});
