/** What Next's middleware tells the platform in the headers of its answer. */
import type { RoutingState } from "./router.ts";

const REQUEST_PREFIX = "x-middleware-request-";

/** The headers as the middleware wants the page to read them. */
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
 * Applies a middleware's answer to the request on its way.
 * @returns the answer itself where it is final, such as a redirect
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
