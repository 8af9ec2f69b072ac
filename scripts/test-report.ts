import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

export type Counts = { passed: number; failed: number };

export type TestRun = {
  /** Relative to the root of the tested tree. */
  file: string;
  title: string;
  /** `other`: skipped, or not completed. */
  ended: "passed" | "passed on retry" | "failed" | "other";
  seconds: number;
  /** The first lines of the first error, also of a test that passed on retry. */
  firstError?: string;
};

export type TestReport = Counts & { tests: TestRun[] };

const vitestTest = z.object({
  status: z.string(),
  fullName: z.string(),
  duration: z.number().nullish(),
  failureMessages: z.array(z.string()),
});
const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(vitestTest) })),
});

const playwrightTest = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() })),
});
const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

function readReport<T>(schema: z.ZodType<T>, path: string): T | undefined {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, "utf8"))) : undefined;
}

/** Everything but a pass counts as a failure, and a run with a non-zero exit code has at least one. */
function toReport(tests: TestRun[], code: number, broken: number): TestReport {
  const passed = tests.filter(({ ended }) => ended.startsWith("passed")).length;
  const failed = tests.length - passed + broken;
  return { tests, passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

const ERROR_LINES = 8;

const shorten = (message: string) => stripVTControlCharacters(message).split("\n").slice(0, ERROR_LINES).join("\n");

const NO_REPORT: TestReport = { tests: [], passed: 0, failed: 1 };

/** Parses vitest's JSON report. @param code the run's exit code @param root of the tested tree */
export function readVitestReport(path: string, code: number, root = process.cwd()): TestReport {
  const report = readReport(vitestReport, path);
  if (report === undefined) return NO_REPORT;
  const toRun = (name: string, test: z.infer<typeof vitestTest>): TestRun => {
    // The failure messages of a first try stay on a test that passed on retry.
    const [message] = test.failureMessages;
    const passed = message === undefined ? "passed" : "passed on retry";
    const ended = test.status === "passed" ? passed : test.status === "failed" ? "failed" : "other";
    return {
      file: relative(root, name),
      title: test.fullName,
      ended,
      seconds: (test.duration ?? 0) / 1000,
      ...(message !== undefined && { firstError: shorten(message) }),
    };
  };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((one) => one.status === "passed"),
  );
  const tests = report.testResults.flatMap(({ name, assertionResults: own }) => own.map((test) => toRun(name, test)));
  return toReport(tests, code, broken.length);
}

const ENDED: Record<string, TestRun["ended"]> = { expected: "passed", flaky: "passed on retry", unexpected: "failed" };

/** Parses Playwright's JSON report. */
export function readPlaywrightReport(path: string, code: number, root = process.cwd()): TestReport {
  const report = readReport(playwrightReport, path);
  if (report === undefined) return NO_REPORT;
  const listTests = ({ file, specs, suites = [] }: z.infer<typeof playwrightSuite>): TestRun[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => {
        const message = results.find(({ error }) => error)?.error?.message;
        return {
          file: relative(root, join(report.config.rootDir, file)),
          title: `${title} (${projectName})`,
          ended: ENDED[status] ?? "other",
          seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
          ...(message !== undefined && { firstError: shorten(message) }),
        };
      }),
    ),
    ...suites.flatMap(listTests),
  ];
  return toReport(report.suites.flatMap(listTests), code, report.errors.length);
}
