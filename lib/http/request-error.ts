import "server-only";
import { isDatabaseUnreachable } from "@/lib/db/database-error";
import { REQUEST_ID_HEADER, toRequestId } from "@/lib/http/request-id";
import { log } from "@/lib/observability/log";

type FailedRequest = { headers: NodeJS.Dict<string | string[]>; routePath: string; isAction: boolean };

const UNREADABLE_FORM = /^(Failed to parse body as FormData|Multipart: |Unexpected end of form|Malformed part header)/;

/** Next's errors about the header by which its router says what it has on the screen. */
const UNREADABLE_ROUTER_STATE = /^(The router state header was |Multiple router state headers )/;

const isUnreadable = (error: unknown) =>
  error instanceof Error && (UNREADABLE_FORM.test(error.message) || UNREADABLE_ROUTER_STATE.test(error.message));

/**
 * Logs an uncaught page error. Requests that Next cannot read, and those that fail before an action starts, are the
 * client's errors and are ignored.
 */
export function logRequestError(error: unknown, { headers, routePath, isAction }: FailedRequest): void {
  if (isAction || isUnreadable(error)) return;
  const request = toRequestId([headers[REQUEST_ID_HEADER]].flat()[0]) ?? undefined;
  if (isDatabaseUnreachable(error))
    log().warn({ err: error, request, route: routePath }, "a page could not reach the database");
  else log().error({ err: error, request, route: routePath }, "a page failed");
}
