/** Calls a server action over HTTP as the browser's code does, by its exported name. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Caller } from "./http.ts";

const manifestSchema = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string().optional() })),
});

/** The id of an action in the built site; `tree`: another build than this one. */
export function actionIdOf(name: string, tree = "."): string {
  const file = readFileSync(`${tree}/.next/server/server-reference-manifest.json`, "utf8");
  const { node } = manifestSchema.parse(JSON.parse(file));
  const found = Object.entries(node).find(([, { exportedName }]) => exportedName === name);
  if (!found) throw new Error(`the build has no server action ${name}`);
  return found[0];
}

/**
 * Calls the action of the built site.
 * @param path a page that uses it
 * @returns the response's body, in React's wire format
 */
export async function callAction(caller: Caller, path: string, name: string, ...input: unknown[]): Promise<string> {
  const headers = { "Next-Action": actionIdOf(name), "Content-Type": "text/plain;charset=UTF-8" };
  const response = await caller.request("POST", path, JSON.stringify(input), headers);
  return response.text();
}
