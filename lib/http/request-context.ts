import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { trace } from "@opentelemetry/api";
import { cache } from "react";
import { REQUEST_ID_HEADER, toRequestId } from "@/lib/http/request-id";
import { processSingleton } from "@/lib/process-singleton";

export type RequestContext = {
  readonly id: string;
  /** The full URL, absent for actions. It may identify a person: never log it. */
  readonly url?: string | undefined;
};

const storage = () => processSingleton("request-context", () => new AsyncLocalStorage<RequestContext>());

/** Lives for one page render; outside of a render each call returns a new object. */
const pageRequest = cache((): { id?: string } => ({}));

/** Runs `work` in a context with the id of a valid `x-request-id` header, or a new one. */
export function runWithRequestContext<T>(
  headers: Pick<Headers, "get">,
  url: string | undefined,
  work: (context: RequestContext) => Promise<T>,
): Promise<T> {
  const context = { id: toRequestId(headers.get(REQUEST_ID_HEADER)) ?? randomUUID(), url };
  trace.getActiveSpan()?.setAttribute("app.request", context.id);
  return storage().run(context, () => work(context));
}

/** Stores the request id that the middleware gave to the page being rendered. */
export function setPageRequestId(headers: Pick<Headers, "get">): void {
  const id = toRequestId(headers.get(REQUEST_ID_HEADER));
  if (id) pageRequest().id = id;
}

/** The context of the running call, action or page; null in background work. */
export function currentRequest(): RequestContext | null {
  const { id } = pageRequest();
  return storage().getStore() ?? (id === undefined ? null : { id });
}
