import "server-only";
import { isDatabaseUnreachable } from "@/lib/db/database-error";
import { REQUEST_ID_HEADER, toRequestId } from "@/lib/http/request-id";
import { log } from "@/lib/observability/log";

type FailedRequest = { headers: NodeJS.Dict<string | string[]>; routePath: string; isAction: boolean };

const UNREADABLE_FORM = /^(Failed to parse body as FormData|Multipart: |Unexpected end of form|Malformed part header)/;

/**
 * Logs an uncaught page error. Malformed form bodies and requests that fail before an action starts are the client's
 * errors and are ignored.
 */
export function logRequestError(error: unknown, { headers, routePath, isAction }: FailedRequest): void {
  if (isAction || (error instanceof Error && UNREADABLE_FORM.test(error.message))) return;
  const request = toRequestId([headers[REQUEST_ID_HEADER]].flat()[0]) ?? undefined;
  if (isDatabaseUnreachable(error))
    log().warn({ err: error, request, route: routePath }, "a page could not reach the database");
  else log().error({ err: error, request, route: routePath }, "a page failed");
}
