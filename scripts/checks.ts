import { buildSite, generateClient } from "./build.ts";
import { failureReason } from "./failure-reason.mjs";
import { run } from "./step.mjs";
import { type Counts, readPlaywrightReport, readVitestReport, type TestReport } from "./test-report.ts";

export type CheckResult = TestReport & { name: string; seconds: number };

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const NEXT = "node_modules/next/dist/bin/next";

async function node(args: string[], env: Record<string, string> = {}): Promise<number> {
  const { code } = await run(process.execPath, args, { env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env } });
  return code;
}

async function runAll(...programs: string[][]): Promise<Counts> {
  for (const args of programs) if ((await node(args)) !== 0) return { passed: 0, failed: 1 };
  return { passed: 1, failed: 0 };
}

/** Runs and times a check; an exception counts as a failure. */
export async function check(name: string, work: () => Promise<Counts | TestReport>): Promise<CheckResult> {
  const begun = Date.now();
  console.log(`\n== ${name}`);
  const counts = await work().catch((error: unknown) => {
    console.error(failureReason(error));
    return { passed: 0, failed: 1 };
  });
  return { tests: [], ...counts, name, seconds: (Date.now() - begun) / 1000 };
}

export const checkFormat = () => runAll([BIOME, "format", "."]);

export const checkLint = () => runAll([BIOME, "lint", "--error-on-warnings", "."]);

/** Types by the native compiler; Next needs the other one to generate its types. */
export async function checkTypes(): Promise<Counts> {
  await generateClient();
  return runAll([NEXT, "typegen"], ["node_modules/typescript-native/bin/tsc", "--noEmit"]);
}

export const checkUnused = () => runAll(["node_modules/knip/bin/knip.js", "--no-config-hints"]);

export async function checkBuild(): Promise<Counts> {
  await generateClient();
  await buildSite();
  return { passed: 1, failed: 0 };
}

/** @param projects those of vitest.config.ts to run */
export async function runVitest(projects: string[], reportPath: string): Promise<TestReport> {
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath}`];
  return readVitestReport(reportPath, await node(["node_modules/vitest/vitest.mjs", "run", ...chosen, ...reporters]));
}

/** @param config which browser tests, on which sites */
export async function runPlaywright(reportPath: string, config = "playwright.config.ts"): Promise<TestReport> {
  const args = ["node_modules/@playwright/test/cli.js", "test", "--config", config, "--reporter=list,json"];
  const code = await node(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath });
  return readPlaywrightReport(reportPath, code);
}
