import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { trace } from "@opentelemetry/api";
import { cache } from "react";
import { REQUEST_ID_HEADER, toRequestId } from "@/lib/http/request-id";
import { processSingleton } from "@/lib/process-singleton";

/** What log lines and error reports say about the request that is being answered. */
export type RequestContext = {
  readonly id: string;
  /** The whole address as requested; none of an action. It may identify a person: never log it. */
  readonly url?: string | undefined;
};

const storage = () => processSingleton("request-context", () => new AsyncLocalStorage<RequestContext>());

/** Lasts for the rendering of one page; outside of a page each call gives a new object. */
const pageRequest = cache((): { id?: string } => ({}));

/**
 * Runs the work of one call or server action within its request context.
 * @param headers of the request; a valid `x-request-id` becomes the context's id, otherwise a new id is made
 * @param url the request's whole address, where it is known
 */
export function runWithRequestContext<T>(
  headers: Pick<Headers, "get">,
  url: string | undefined,
  work: (context: RequestContext) => Promise<T>,
): Promise<T> {
  const context = { id: toRequestId(headers.get(REQUEST_ID_HEADER)) ?? randomUUID(), url };
  trace.getActiveSpan()?.setAttribute("app.request", context.id);
  return storage().run(context, () => work(context));
}

/** Notes the id that the middleware gave to the page that is being rendered. */
export function notePageRequest(headers: Pick<Headers, "get">): void {
  const id = toRequestId(headers.get(REQUEST_ID_HEADER));
  if (id) pageRequest().id = id;
}

/** The context of the call, action or page that is running; null in background work. */
export function currentRequest(): RequestContext | null {
  const { id } = pageRequest();
  return storage().getStore() ?? (id === undefined ? null : { id });
}
