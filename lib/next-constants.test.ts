import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as original from "next/dist/lib/constants";
import { expect, it } from "vitest";
import * as ours from "@/lib/next-constants";
import { config } from "@/next.config";

const NEXT = join(import.meta.dirname, "../node_modules/next/dist");

/** What a file of Next's reads of its constants, with the path it asks for them by. */
function readUses(file: string): { path: string; names: string[] }[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/const (\w+) = require\("([^"]+\/lib\/constants)"\)/g)]
    .filter(([, , path = ""]) => resolve(dirname(file), path) === join(NEXT, "lib/constants"))
    .map(([, variable, path = ""]) => ({
      path,
      names: [...text.matchAll(new RegExp(`\\b${variable}\\.([A-Z_]+)`, "g"))].map(([, name = ""]) => name),
    }));
}

const uses = ["client", "shared"].flatMap((folder) =>
  readdirSync(join(NEXT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith(".js") && !parentPath.includes("/dev"))
    .flatMap(({ parentPath, name }) => readUses(join(parentPath, name))),
);

it("holds every constant that Next's browser code reads, with Next's value", () => {
  const names = [...new Set(uses.flatMap((use) => use.names))];
  expect(names.length).toBeGreaterThan(0);
  expect({ ...ours }).toEqual(Object.fromEntries(names.map((name) => [name, Reflect.get(original, name)])));
});

it("stands where Next's browser code asks for them", () => {
  const aliases = Object.keys(config.turbopack?.resolveAlias ?? {});
  expect(aliases).toEqual(expect.arrayContaining([...new Set(uses.map(({ path }) => path))]));
});
