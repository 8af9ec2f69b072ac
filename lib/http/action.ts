import "server-only";
import { headers } from "next/headers";
import { z } from "zod";
import { parseInput } from "@/lib/http/errors";
import { runWithRequestContext } from "@/lib/http/request-context";
import { type ErrorBody, requireOwnOrigin, toAppError, toErrorBody } from "@/lib/http/route";
import { log } from "@/lib/observability/log";

/** What a server action answers: what it made, or why not in the caller's language, with a sentence per field at fault. */
export type ActionResult<T> = { ok: true; value: T } | ({ ok: false } & ErrorBody);

/**
 * The edge of every server action: refuses foreign origins, checks its input and turns what it throws into an answer, as `route` does for calls.
 * @param schema what the input must be
 * @param verb what to do with it
 */
export function action<S extends z.ZodType, T>(schema: S, verb: (input: z.output<S>) => Promise<T>) {
  return async (input: z.input<S>): Promise<ActionResult<T>> => {
    const requestHeaders = await headers();
    return runWithRequestContext(requestHeaders, undefined, async () => {
      try {
        // Next itself refuses a foreign origin, but lets a missing one pass.
        requireOwnOrigin(requestHeaders);
        return { ok: true, value: await verb(parseInput(schema, input)) };
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.code === "internal") log().error({ err: thrown }, "unexpected error in an action");
        return { ok: false, ...(await toErrorBody(error)) };
      }
    });
  };
}

/** The schema of a form: its fields by their names, as typed, and what they must be. */
export const entryOf = <S extends z.ZodType<unknown, Record<string, string>>>(schema: S) =>
  z.record(z.string(), z.string()).pipe(schema);

/**
 * The factory of the actions of those whom a gate lets in: the verb gets their proof and the checked input.
 * @param requireActor the gate; throws for everybody else
 * @example `export const rename = accountAction(nameSchema, changeName)`
 */
export function actionFor<A>(requireActor: () => Promise<A>) {
  return <S extends z.ZodType, T>(schema: S, verb: (actor: A, input: z.output<S>) => Promise<T>) =>
    action(schema, async (input) => verb(await requireActor(), input));
}
