/** Calls a server action over HTTP as the browser's code does, by its exported name. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { HttpClient } from "./http.ts";

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

/** Posts to an action of the built site. @param path a page that has it */
export function postAction(caller: HttpClient, path: string, name: string, ...input: unknown[]): Promise<Response> {
  const headers = { "Next-Action": actionIdOf(name), "Content-Type": "text/plain;charset=UTF-8" };
  return caller.request("POST", path, JSON.stringify(input), headers);
}

/** Like `postAction`. @returns the answer's body, in the wire format of React */
export const callAction = async (...call: Parameters<typeof postAction>) => (await postAction(...call)).text();
