import { readFileSync } from "node:fs";

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** A language's sentences by their keys, from its file. */
export const readMessages = (locale: string): Map<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"))));
