/**
 * How Vercel routes a request: the routes before the files, including the middleware, then the file or function of the
 * path, then the routes for misses.
 */
import { applyMiddleware } from "./middleware-answer.ts";
import { type Captures, matchRoute, type Route, substitute } from "./routes.ts";

export type RoutedRequest = { path: string; query: URLSearchParams; headers: Headers };

/** The target: a file or function by its name, with the request as rewritten, or a final response. */
export type Target =
  | { kind: "file" | "function"; name: string; request: RoutedRequest; headers: Headers; status: number | undefined }
  | { kind: "response"; response: Response };

export type Output = {
  routes: readonly (Route | { handle: string })[];
  has(kind: "file" | "function", name: string): boolean;
  runMiddleware(name: string, request: RoutedRequest): Promise<Response>;
};

/** A pending request, with the headers and the status for its response. */
export type RoutingState = { request: RoutedRequest; headers: Headers; status: number | undefined };

/** The phases after no file matched, in order. */
const AFTER_FILES = ["filesystem", "miss", "rewrite"];

/** The routes of a phase; "" is the first, which has no handle. */
function routesOf(output: Output, phase: string): Route[] {
  let current = "";
  return output.routes.flatMap((route) => {
    if ("handle" in route) current = route.handle;
    return "handle" in route || current !== phase ? [] : [route];
  });
}

function find(output: Output, { request, headers, status }: RoutingState): Target | null {
  const name = decodeURIComponent(request.path.slice(1)) || "index";
  const kind = (["file", "function"] as const).find((kind) => output.has(kind, name));
  return kind ? { kind, name, request, headers, status } : null;
}

/** Applies a route other than a middleware. @returns the response if the route is a redirect */
function apply(route: Route, captures: Captures, journey: RoutingState): Response | null {
  for (const [name, value] of Object.entries(route.headers ?? {}))
    journey.headers.set(name, substitute(value, captures));
  journey.status = route.status ?? journey.status;
  if (route.status && journey.headers.has("location"))
    return new Response(null, { status: route.status, headers: journey.headers });
  if (route.dest === undefined) return null;
  const [path = "", search] = substitute(route.dest, captures).split("?");
  const query = new URLSearchParams(journey.request.query);
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  journey.request = { ...journey.request, path, query };
  return null;
}

async function runFirstPhase(output: Output, journey: RoutingState): Promise<Response | null> {
  for (const route of routesOf(output, "")) {
    const captures = matchRoute(route, journey.request.path, journey.request.headers);
    if (!captures) continue;
    const response = route.middlewarePath
      ? applyMiddleware(await output.runMiddleware(route.middlewarePath, journey.request), journey)
      : apply(route, captures, journey);
    if (response) return response;
    if (!route.continue) break;
  }
  return null;
}

/** Applies the routes of a phase until one leads to an existing target. */
function runPhase(output: Output, phase: string, journey: RoutingState): Target | null {
  for (const route of routesOf(output, phase)) {
    const captures = matchRoute(route, journey.request.path, journey.request.headers);
    if (!captures) continue;
    apply(route, captures, journey);
    const target = find(output, journey);
    if (target) return target;
  }
  return null;
}

/**
 * Finds the target of a request.
 * @param output the build output, and how to call the middleware
 */
export async function findTarget(output: Output, request: RoutedRequest): Promise<Target> {
  const journey: RoutingState = { request, headers: new Headers(), status: undefined };
  const response = await runFirstPhase(output, journey);
  if (response) return { kind: "response", response };
  // A function gets the rewritten path, and the dynamic segments of its name in the query.
  const { path } = journey.request;
  let target = find(output, journey);
  for (const phase of AFTER_FILES) target ??= runPhase(output, phase, journey);
  target ??= runPhase(output, "error", journey);
  if (!target) return { kind: "response", response: new Response(null, { status: 404 }) };
  return target.kind === "response" ? target : { ...target, request: { ...target.request, path } };
}
