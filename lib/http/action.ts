import "server-only";
import { headers } from "next/headers";
import { z } from "zod";
import { parseInput } from "@/lib/http/errors";
import { runWithRequestContext } from "@/lib/http/request-context";
import { type ErrorBody, requireOwnOrigin, toAppError, toErrorBody } from "@/lib/http/route";
import { log } from "@/lib/observability/log";

export type ActionResult<T> = { ok: true; value: T } | ({ ok: false } & ErrorBody);

/** The wrapper of every server action: refuses foreign origins, validates the input and turns errors into a result. */
export function action<S extends z.ZodType, T>(schema: S, perform: (input: z.output<S>) => Promise<T>) {
  return async (input: z.input<S>): Promise<ActionResult<T>> => {
    const requestHeaders = await headers();
    return runWithRequestContext(requestHeaders, undefined, async () => {
      try {
        // Next refuses a foreign origin, but accepts a missing one.
        requireOwnOrigin(requestHeaders);
        return { ok: true, value: await perform(parseInput(schema, input)) };
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.code === "internal") log().error({ err: thrown }, "unexpected error in an action");
        return { ok: false, ...(await toErrorBody(error)) };
      }
    });
  };
}

/** The schema of a form: string fields, then `schema`. */
export const formSchema = <S extends z.ZodType<unknown, Record<string, string>>>(schema: S) =>
  z.record(z.string(), z.string()).pipe(schema);

/**
 * An action factory for callers that pass a gate; the function gets the actor and the validated input.
 * @param requireActor throws for everybody else
 * @example `export const rename = accountAction(nameSchema, changeName)`
 */
export function actionFor<A>(requireActor: () => Promise<A>) {
  return <S extends z.ZodType, T>(schema: S, perform: (actor: A, input: z.output<S>) => Promise<T>) =>
    action(schema, async (input) => perform(await requireActor(), input));
}
