import "server-only";
import { isDatabaseUnreachable } from "@/lib/db/database-error";
import { REQUEST_ID_HEADER, toRequestId } from "@/lib/http/request-id";
import { log } from "@/lib/observability/log";

type Failed = {
  headers: NodeJS.Dict<string | string[]>;
  /** The route's pattern, such as `/exam/[attemptId]`. */
  routePath: string;
  isAction: boolean;
};

/**
 * Logs and reports an error of a page that nobody caught. A body that Next's form reader cannot parse is the sender's fault and
 * no error of ours; so is what fails before an action begins, because actions (`lib/http/action.ts`) let nothing through.
 */
export function logRequestError(error: unknown, { headers, routePath, isAction }: Failed): void {
  if (isAction || isUnreadableForm(error)) return;
  const request = toRequestId([headers[REQUEST_ID_HEADER]].flat()[0]) ?? undefined;
  if (isDatabaseUnreachable(error)) log().warn({ err: error, request, route: routePath }, "a page has no database");
  else log().error({ err: error, request, route: routePath }, "a page failed");
}

/** What Next's form reader says about a body that breaks off or names no boundary. */
function isUnreadableForm(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Failed to parse body as FormData|Multipart: |Unexpected end of form|Malformed part header)/.test(error.message)
  );
}
