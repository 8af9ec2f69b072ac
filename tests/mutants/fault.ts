/** The test that must fail while a fault is in the code; with `types`, the file in which the compiler must find an error. */
export type Catcher = {
  level: "types" | "unit" | "db" | "http" | "browser";
  file: string;
  /** A part of the test's own title. Left out: any test of the file. */
  title?: string;
  /** Which project of Playwright's runs it. */
  project?: "phone" | "desktop";
};

export type Fault = {
  /** What is broken, in a sentence. */
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  caughtBy: Catcher;
  /** `full`: the test only catches it with as many cases as `TEST_VOLUME=full` gives it. */
  volume?: "full";
};

export const types = (file: string): Catcher => ({ level: "types", file });
export const unit = (file: string, title: string): Catcher => ({ level: "unit", file, title });
export const db = (file: string, title: string): Catcher => ({ level: "db", file, title });
export const http = (file: string, title: string): Catcher => ({ level: "http", file, title });
export const phone = (file: string, title: string): Catcher => ({ level: "browser", file, title, project: "phone" });
