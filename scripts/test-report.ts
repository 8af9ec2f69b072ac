/** Reads how many tests passed and failed from the reports that vitest and Playwright write. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export type Counts = { passed: number; failed: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

function readReport<T>(schema: z.ZodType<T>, path: string): T | undefined {
  if (!existsSync(path)) return undefined;
  return schema.safeParse(JSON.parse(readFileSync(path, "utf8"))).data;
}

/** A run that ended badly has at least one failure, also when its report names none (or there is no report). */
function atLeastOneFailure(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Everything that did not pass counts as failed, skipped tests too; a file that could not be loaded counts once. */
export function countVitest(path: string, code: number): Counts {
  const report = readReport(vitestReport, path);
  if (report === undefined) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((one) => one.status === "passed"),
  );
  const failed = report.numTotalTests - report.numPassedTests + broken.length;
  return atLeastOneFailure({ passed: report.numPassedTests, failed }, code);
}

/** As for vitest. A test that passed at its second try passed; Playwright's own list names it as flaky. */
export function countPlaywright(path: string, code: number): Counts {
  const report = readReport(playwrightReport, path);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected + skipped + report.errors.length }, code);
}
