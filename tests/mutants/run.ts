/**
 * `npm run test:mutants` plants one fault at a time in a copy of the tree and runs the one test that should catch it. A fault is
 * caught when that test passes without it and fails with it. `--list` prints the faults; `--only N`, or a part of a name, runs
 * some. The last line is `N passed, N failed`.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readPlaywrightReport, readVitestReport, type TestRun } from "../../scripts/test-report.ts";
import { CODE_FAULTS } from "./code-faults.ts";
import { copyBuiltTree, endRunning, runInCopy } from "./copy.ts";
import { type Catcher, type Fault, findMisplaced } from "./fault.ts";
import { SITE_FAULTS } from "./site-faults.ts";

const FAULTS: readonly Fault[] = [...CODE_FAULTS, ...SITE_FAULTS];
const needsSite = ({ level }: Catcher) => level === "http" || level === "browser";

const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Runs the tests that should catch these faults, all of one level, and no others.
 * @param retries how often a failing test is retried; undefined: the project's setting
 */
async function runTests(copy: string, faults: readonly Fault[], retries?: number): Promise<TestRun[]> {
  const catchers = faults.map(({ caughtBy }) => caughtBy);
  const files = [...new Set(catchers.map(({ file }) => file))];
  const titles = catchers.map(({ title }) => (title ? asPattern(title) : ".")).join("|");
  const { level = "unit", project = level === "browser" ? "phone" : level } = catchers[0] ?? {};
  const report = join(copy, "mutants-report.json");
  const env = { TEST_VOLUME: faults[0]?.volume ?? "small", PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const node = (...args: string[]) => runInCopy(process.execPath, args, copy, env);
  const again = (option: string) => (retries === undefined ? [] : [option, String(retries)]);
  rmSync(report, { force: true });
  if (level === "types") {
    const { output } = await node("node_modules/typescript-native/bin/tsc", "--noEmit");
    return files.map((file) => readCompilerOutput(file, output));
  }
  const common = [...files, "--project", project, "--reporter", "json"];
  if (level === "browser") {
    const own = ["test", ...common, "-g", titles, ...again("--retries")];
    const { code } = await node("node_modules/@playwright/test/cli.js", ...own);
    return readPlaywrightReport(report, code, copy).tests;
  }
  const own = ["-t", titles, "--outputFile", report, ...again("--retry")];
  const { code } = await node("node_modules/vitest/vitest.mjs", "run", ...common, ...own);
  return readVitestReport(report, code, copy).tests;
}

/** For the compiler a file is a test, which fails if the compiler reports an error in it. */
function readCompilerOutput(file: string, output: string): TestRun {
  const hasError = output.split("\n").some((line) => line.startsWith(`${file}(`));
  return { file, title: "", ended: hasError ? "failed" : "passed", seconds: 0 };
}

/** Whether the fault's test passed and whether it failed. */
function resultFor({ caughtBy: { file, title = "" } }: Fault, tests: readonly TestRun[]) {
  const meant = tests.filter((test) => test.file === file && test.title.includes(title));
  return {
    passed: meant.some(({ ended }) => ended.startsWith("passed")),
    failed: meant.some(({ ended }) => ended === "failed"),
  };
}

/**
 * Runs the tests of all these faults once without any fault. @returns for each fault that cannot be judged, the reason
 */
async function runClean(copy: string, faults: readonly Fault[]): Promise<Map<Fault, string>> {
  const groups = Map.groupBy(faults, ({ caughtBy: { level, project }, volume }) => [level, project, volume].join());
  const unfit = new Map<Fault, string>();
  for (const group of groups.values()) {
    const tests = await runTests(copy, group);
    for (const fault of group) {
      const { passed, failed } = resultFor(fault, tests);
      if (failed) unfit.set(fault, "the test fails without the fault");
      else if (!passed) unfit.set(fault, "there is no such test");
    }
  }
  return unfit;
}

const build = async (copy: string) => (await runInCopy(process.execPath, ["scripts/build.ts"], copy)).code === 0;

/** Plants a fault and removes it again. @returns null if it was caught, otherwise the reason */
async function runMutant(copy: string, fault: Fault): Promise<string | null> {
  const { file, find, replace, caughtBy } = fault;
  const path = join(copy, file);
  const right = readFileSync(path, "utf8");
  writeFileSync(path, right.split(find).join(replace));
  try {
    if (needsSite(caughtBy) && !(await build(copy))) return "the site cannot be built with it";
    const { passed, failed } = resultFor(fault, await runTests(copy, [fault], 0));
    if (failed) return null;
    return passed ? "the test passes" : "the test did not run to its end";
  } finally {
    writeFileSync(path, right);
  }
}

async function runMutants(copy: string, faults: readonly Fault[]): Promise<Fault[]> {
  console.log(`The tests of ${faults.length} faults, without any of them ...`);
  if (faults.some(({ caughtBy }) => needsSite(caughtBy)) && !(await build(copy))) {
    console.log("The site cannot be built, without any fault.");
    return [...faults];
  }
  const unfit = await runClean(copy, faults);
  const missed: Fault[] = [];
  for (const fault of faults) {
    const begun = Date.now();
    const reason = unfit.get(fault) ?? (await runMutant(copy, fault));
    if (reason !== null) missed.push(fault);
    const seconds = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
    const [verdict, why] = reason === null ? ["caught", ""] : ["MISSED", `: ${reason}`];
    console.log(`${verdict} ${seconds} s  ${fault.caughtBy.level.padEnd(8)}${fault.name}${why}`);
  }
  return missed;
}

const { values } = parseArgs({ options: { list: { type: "boolean" }, only: { type: "string", multiple: true } } });
const isMeant = (wanted: string, { name }: Fault, place: number) =>
  /^\d+$/.test(wanted) ? Number(wanted) === place + 1 : name.includes(wanted);

process.chdir(join(import.meta.dirname, "../.."));
const chosen = FAULTS.filter((fault, place) => values.only?.some((wanted) => isMeant(wanted, fault, place)) ?? true);
const misplaced = findMisplaced(FAULTS);
if (values.list) {
  for (const fault of chosen) {
    const { level, file, title = "" } = fault.caughtBy;
    console.log(`${FAULTS.indexOf(fault) + 1}. ${fault.name} (${fault.file})\n   ${level}: ${file} ${title}`);
  }
} else if (misplaced.length > 0) {
  console.log([...misplaced, `0 passed, ${misplaced.length} failed`].join("\n"));
  process.exitCode = 1;
} else {
  const copy = copyBuiltTree();
  const tidy = () => rmSync(copy, { recursive: true, force: true });
  const stop = async () => {
    await endRunning();
    tidy();
    process.exit(130);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => void stop());
  try {
    const missed = await runMutants(copy, chosen);
    console.log(`caught ${chosen.length - missed.length} of ${chosen.length}`);
    for (const { name } of missed) console.log(`missed: ${name}`);
    console.log(`${chosen.length - missed.length} passed, ${missed.length} failed`);
    if (missed.length > 0 || chosen.length === 0) process.exitCode = 1;
  } finally {
    tidy();
  }
}
