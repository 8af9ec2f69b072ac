/** The instructions of Next's middleware to the platform in the headers of its response. */
import type { RoutingState } from "./router.ts";

const REQUEST_PREFIX = "x-middleware-request-";

/** The request headers as the middleware sets them for the page. */
function overrideHeaders(headers: Headers, answer: Headers): Headers {
  const names = answer.get("x-middleware-override-headers")?.split(",");
  if (!names) return headers;
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = answer.get(REQUEST_PREFIX + name.trim());
      return value === null ? [] : [[name.trim(), value]];
    }),
  );
}

/**
 * Applies a middleware's response to the pending request.
 * @returns the response itself if it is final, such as a redirect
 */
export function applyMiddleware(response: Response, journey: RoutingState): Response | null {
  const { headers: answer } = response;
  const rewritten = answer.get("x-middleware-rewrite");
  if (!rewritten && !answer.has("x-middleware-next")) return response;
  for (const [name, value] of answer) if (!name.startsWith("x-middleware-")) journey.headers.append(name, value);
  journey.request = { ...journey.request, headers: overrideHeaders(journey.request.headers, answer) };
  if (!rewritten) return null;
  const { pathname, searchParams } = new URL(rewritten);
  journey.request = { ...journey.request, path: pathname, query: searchParams };
  if (response.status !== 200) journey.status = response.status;
  return null;
}
