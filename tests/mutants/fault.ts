import { existsSync, readFileSync } from "node:fs";

/**
 * The test that must fail while a fault is in the code; with `types`, the file in which the compiler must report an
 * error.
 */
export type Catcher = {
  level: "types" | "unit" | "db" | "http" | "browser";
  file: string;
  /** A part of the test's own title, as its file spells it. Omitted: any test of the file. */
  title?: string;
  /** The Playwright project that runs it. */
  project?: "phone" | "desktop";
};

export type Fault = {
  /** The fault in a sentence. */
  name: string;
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  caughtBy: Catcher;
  /** `full`: the test catches it only with the number of cases of `TEST_VOLUME=full`. */
  volume?: "full";
};

export const types = (file: string): Catcher => ({ level: "types", file });
export const unit = (file: string, title: string): Catcher => ({ level: "unit", file, title });
export const db = (file: string, title: string): Catcher => ({ level: "db", file, title });
export const http = (file: string, title: string): Catcher => ({ level: "http", file, title });
export const phone = (file: string, title: string): Catcher => ({ level: "browser", file, title, project: "phone" });

const count = (file: string, text: string) =>
  existsSync(file) ? readFileSync(file, "utf8").split(text).length - 1 : 0;

/** One line for each fault that no longer matches the tree: its text is not unique in its file, or its test is gone. */
export function findMisplaced(faults: readonly Fault[]): string[] {
  return faults.flatMap(({ name, file, find, caughtBy: { file: test, title = "" } }) => [
    ...(count(file, find) === 1
      ? []
      : [`${name}: what it replaces stands ${count(file, find)} times in ${file}, not once`]),
    ...(count(test, title) > 0 ? [] : [`${name}: ${test} has no test “${title}”`]),
  ]);
}
