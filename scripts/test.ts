/** `npm test`, second half; --quick is `npm run check`, TEST_VOLUME=full `npm run test:full`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shareTestCluster } from "../tests/support/database.ts";
import { isFullVolume } from "../tests/support/volume.ts";
import {
  type CheckResult,
  check,
  checkBuild,
  checkFormat,
  checkLint,
  checkTypes,
  checkUnused,
  runPlaywright,
  runVitest,
} from "./checks.ts";
import { terminateRunning } from "./step.mjs";
import { ensureSystemPrograms } from "./system-programs.ts";

const SLOWEST = 10;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, () => {
    terminateRunning();
    process.exitCode = 130;
  });
}
process.channel?.unref();

const reports = mkdtempSync(join(tmpdir(), "cils-reports-"));
const checkUnits = () => check("unit tests", () => runVitest(["unit"], join(reports, "unit.json")));

async function runQuick(): Promise<CheckResult[]> {
  return [
    await check("format", checkFormat),
    await check("lint", checkLint),
    await check("types", checkTypes),
    await check("unused code", checkUnused),
    await checkUnits(),
  ];
}

/** Types come before the build, which replaces the route types that the compiler reads. */
async function runBeforeTests(): Promise<CheckResult[]> {
  const installing = check("system programs", async () => {
    await ensureSystemPrograms();
    return { passed: 1, failed: 0 };
  });
  const checks = [await check("format", checkFormat), await check("lint", checkLint), await check("types", checkTypes)];
  const building = check("build", checkBuild);
  checks.push(await check("unused code", checkUnused));
  return [await installing, ...checks, await building];
}

async function runSiteTests(): Promise<CheckResult[]> {
  const cluster = await shareTestCluster();
  try {
    const outcomes = [
      await check("database, HTTP tests", () => runVitest(["db", "http"], join(reports, "site.json"))),
      await check("browser tests", () => runPlaywright(join(reports, "browser.json"))),
    ];
    if (!isFullVolume) return outcomes;
    const inProduction = () => runPlaywright(join(reports, "production.json"), "playwright.production.config.ts");
    return [
      ...outcomes,
      await check("journeys in production", inProduction),
      await check("functions of Vercel", () => runVitest(["vercel"], join(reports, "vercel.json"))),
    ];
  } finally {
    await cluster.stop();
  }
}

async function runAll(): Promise<CheckResult[]> {
  const outcomes = [...(await runBeforeTests()), await checkUnits()];
  const hasBuild = outcomes.every(({ name, failed }) => name !== "build" || failed === 0);
  // Without a build the site's tests are skipped; the failed build makes the run fail.
  return hasBuild ? [...outcomes, ...(await runSiteTests())] : outcomes;
}

function printSummary(outcomes: readonly CheckResult[]): void {
  const line = (name: string, seconds: number) => `${name.padEnd(60)}${seconds.toFixed(1).padStart(8)} s`;
  const tests = outcomes.flatMap((one) => one.tests);
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([file, own]) => ({
    file,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
  console.log("\nThe slowest files:");
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(line(file, seconds));
  console.log("\nThe stages:");
  for (const { name, passed, failed, seconds } of outcomes)
    console.log(line(`${name.padEnd(24)}${`${passed}`.padStart(6)} passed ${`${failed}`.padStart(5)} failed`, seconds));
  console.log(line("all, from the start of Node", performance.now() / 1000));
  const retried = tests.filter(({ ended }) => ended === "passed on retry");
  if (retried.length > 0) console.log("\nPassed only on retry:");
  for (const { file, title, firstError } of retried) console.log(`${file}: ${title}\n${firstError ?? ""}\n`);
}

try {
  const outcomes = process.argv.includes("--quick") ? await runQuick() : await runAll();
  printSummary(outcomes);
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0);
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode ??= 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
