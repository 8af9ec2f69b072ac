/**
 * `npm test`, second half: format, lint, types, build, unit, database, HTTP and browser tests. A failing check does not
 * stop the others. With --quick (`npm run check`): what takes seconds and needs neither database nor browser.
 * The last line is `N passed, N failed`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  check,
  checkBuild,
  checkFormat,
  checkLint,
  checkTypes,
  type Outcome,
  runPlaywright,
  runVitest,
} from "./checks.ts";
import { endRunning } from "./step.mjs";
import { ensureSystemPrograms } from "./system-programs.ts";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, () => {
    endRunning();
    process.exitCode = 130;
  });
}
process.channel?.unref();

async function runQuick(reports: string): Promise<Outcome[]> {
  return [
    await check("format", checkFormat),
    await check("lint", checkLint),
    await check("types", checkTypes),
    await check("unit tests", () => runVitest(["unit"], join(reports, "unit.json"))),
  ];
}

async function runAll(reports: string): Promise<Outcome[]> {
  const programs = await check("programs of the machine", async () => {
    await ensureSystemPrograms();
    return { passed: 0, failed: 0 };
  });
  const outcomes = [
    ...(programs.failed > 0 ? [programs] : []),
    await check("format", checkFormat),
    await check("lint", checkLint),
    await check("types", checkTypes),
  ];
  const build = await check("build", checkBuild);
  // Without a build there is no site to ask: its tests are left out, and the failed build makes the whole fail.
  const projects = build.failed === 0 ? ["unit", "db", "http"] : ["unit", "db"];
  outcomes.push(
    build,
    await check(`${projects.join(", ")} tests`, () => runVitest(projects, join(reports, "vitest.json"))),
  );
  if (build.failed === 0) {
    const inProduction = () => runPlaywright(join(reports, "production.json"), "playwright.production.config.ts");
    outcomes.push(
      await check("browser tests", () => runPlaywright(join(reports, "browser.json"))),
      await check("journeys in production", inProduction),
    );
  }
  return outcomes;
}

const reports = mkdtempSync(join(tmpdir(), "cils-reports-"));
try {
  const outcomes = process.argv.includes("--quick") ? await runQuick(reports) : await runAll(reports);
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0);
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0);
  console.log("");
  for (const one of outcomes) {
    console.log(
      `${one.name.padEnd(24)}${String(one.passed).padStart(6)} passed ${String(one.failed).padStart(5)} failed  ${one.seconds}`,
    );
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode ??= 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
