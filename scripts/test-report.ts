/** Reads from the reports that vitest and Playwright write what passed, what failed, and where the time went. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";

export type Counts = { passed: number; failed: number };

export type Report = Counts & {
  /** Each file of tests with the seconds that its tests took, one after another. */
  files: { name: string; seconds: number }[];
  /** The titles of tests that passed only at their second try. */
  retried: string[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ duration: z.number() })),
});
const playwrightSpec = z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) });
/** A file, or a `describe` in it. */
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

function readReport<T>(schema: z.ZodType<T>, path: string): T | undefined {
  if (!existsSync(path)) return undefined;
  return schema.safeParse(JSON.parse(readFileSync(path, "utf8"))).data;
}

const NO_REPORT: Report = { passed: 0, failed: 1, files: [], retried: [] };

/** A run that ended badly has at least one failure, also when its report names none. */
function atLeastOneFailure(report: Report, code: number): Report {
  return code !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/**
 * @param path vitest's JSON report
 * @param code the exit code of the run
 * @returns everything that did not pass counts as failed, skipped tests too; a file that could not be loaded counts once
 */
export function readVitestReport(path: string, code: number): Report {
  const report = readReport(vitestReport, path);
  if (report === undefined) return NO_REPORT;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((one) => one.status === "passed"),
  );
  // The messages of a first try stay with a test that passed at its second.
  const retried = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0);
  return atLeastOneFailure(
    {
      passed: report.numPassedTests,
      failed: report.numTotalTests - report.numPassedTests + broken.length,
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        name: relative(process.cwd(), name),
        seconds: (endTime - startTime) / 1000,
      })),
      retried: retried.map(({ fullName }) => fullName),
    },
    code,
  );
}

function listSpecs({ specs, suites = [] }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** The same from Playwright's JSON report. */
export function readPlaywrightReport(path: string, code: number): Report {
  const report = readReport(playwrightReport, path);
  if (report === undefined) return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tests = report.suites
    .flatMap(listSpecs)
    .flatMap(({ title, file, tests: runs }) => runs.map((run) => ({ title, file, ...run })));
  const seconds = new Map<string, number>();
  for (const { file, results } of tests) {
    const spent = results.reduce((sum, { duration }) => sum + duration / 1000, seconds.get(file) ?? 0);
    seconds.set(file, spent);
  }
  return atLeastOneFailure(
    {
      passed: expected + flaky,
      failed: unexpected + skipped + report.errors.length,
      files: [...seconds].map(([file, spent]) => ({ name: `tests/e2e/${file}`, seconds: spent })),
      retried: tests.filter(({ status }) => status === "flaky").map((one) => `${one.title} (${one.projectName})`),
    },
    code,
  );
}
