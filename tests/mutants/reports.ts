/** What the reports of vitest, Playwright and the compiler say of each test. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

/** A test as it ran; its title without those of its `describe`s. */
export type RunTest = { file: string; title: string; hasPassed: boolean };

const vitestReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

const suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

/** A test that passed at its second try passed. Of one that did not run to its end nothing is known. */
const PASSED: Record<string, boolean> = {
  passed: true,
  expected: true,
  flaky: true,
  failed: false,
  unexpected: false,
};

const toRun = (file: string, title: string, status = ""): RunTest[] => {
  const hasPassed = PASSED[status];
  return hasPassed === undefined ? [] : [{ file, title, hasPassed }];
};

/** @param root of the tree whose tests ran @returns no test where the program ended without a report */
export function readVitestReport(path: string, root: string): RunTest[] {
  if (!existsSync(path)) return [];
  return vitestReport
    .parse(JSON.parse(readFileSync(path, "utf8")))
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ title, status }) => toRun(relative(root, name), title, status)),
    );
}

/** As for vitest. */
export function readPlaywrightReport(path: string, root: string): RunTest[] {
  if (!existsSync(path)) return [];
  const { config, suites } = playwrightReport.parse(JSON.parse(readFileSync(path, "utf8")));
  const testsOf = ({ file, specs, suites: inner = [] }: z.infer<typeof suite>): RunTest[] => [
    ...specs.flatMap(({ title, tests }) => toRun(relative(root, join(config.rootDir, file)), title, tests[0]?.status)),
    ...inner.flatMap(testsOf),
  ];
  return suites.flatMap(testsOf);
}

/** Of the compiler each file counts as a test, which fails where it finds an error. */
export function readCompilerOutput(output: string, files: readonly string[]): RunTest[] {
  return files.map((file) => {
    const hasError = output.split("\n").some((line) => line.startsWith(`${file}(`));
    return { file, title: "", hasPassed: !hasError };
  });
}
