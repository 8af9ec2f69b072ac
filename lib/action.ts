import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import { parseInput } from "@/lib/errors";
import { log } from "@/lib/log";
import { requireOwnOrigin, type ToldError, tellError, toAppError } from "@/lib/route";

/** What a server action answers: what it made, or why not in the caller's language, with a sentence per field at fault. */
export type ActionResult<T> = { ok: true; value: T } | ({ ok: false } & ToldError);

/**
 * The edge of every server action: refuses foreign origins, checks its input and turns what it throws into an answer, as `route` does for calls.
 * @param schema what the input must be
 * @param verb what to do with it
 */
export function action<S extends z.ZodType, T>(schema: S, verb: (input: z.output<S>) => Promise<T>) {
  return async (input: z.input<S>): Promise<ActionResult<T>> => {
    try {
      // Next itself refuses a foreign origin, but lets a missing one pass.
      requireOwnOrigin(await headers());
      return { ok: true, value: await verb(parseInput(schema, input)) };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === "internal") log().error({ err: thrown }, "unexpected error in an action");
      return { ok: false, ...(await tellError(error)) };
    }
  };
}
