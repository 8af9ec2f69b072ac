/**
 * The source files that browsers load: those that begin with "use client", and all their direct and indirect imports.
 */
import { readFileSync } from "node:fs";

/** The runtime imports of a file; types are erased. */
const IMPORT = /^import (?!type )[^;]*?from "@\/([^"]+)"|import\("@\/([^"]+)"\)|^export [^;]*? from "@\/([^"]+)"/gm;

/**
 * @param paths source files of the product
 * @returns those in the client graph; a server action's file is not included, because only its address is sent
 */
export function findClientGraph(paths: readonly string[]): Set<string> {
  const texts = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
  const findFile = (name: string) => [`${name}.ts`, `${name}.tsx`, name].find((path) => texts.has(path));
  const graph = new Set<string>();
  const queue = paths.filter((path) => texts.get(path)?.startsWith('"use client"'));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const text = texts.get(path) ?? "";
    if (graph.has(path) || text.startsWith('"use server"')) continue;
    graph.add(path);
    for (const [, direct, lazy, exported] of text.matchAll(IMPORT)) {
      const file = findFile(direct ?? lazy ?? exported ?? "");
      if (file) queue.push(file);
    }
  }
  return graph;
}
