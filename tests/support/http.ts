import type { ChosenMode } from "@/lib/exam/mode";
import { type AccessState, makeUser, PASSWORD } from "@/tests/support/factories";

/** A caller over real HTTP: a visitor, or somebody signed in through `POST /api/login`. */
export type HttpClient = {
  userId: string | null;
  token: string | null;
  /** The Cookie header; empty for a visitor. */
  cookie: string;
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
};

/** The site under test, from the configuration of this worker. */
const origin = () => process.env["NEXTAUTH_URL"] ?? "";

/** A caller who is not signed in, or who sends this cookie. */
export function visitor(cookie = "", userId: string | null = null, token: string | null = null): HttpClient {
  return {
    userId,
    token,
    cookie,
    request: (method, path, body, headers = {}) =>
      fetch(new URL(path, origin()), {
        method,
        redirect: "manual",
        headers: {
          ...(method === "GET" ? {} : { Origin: origin() }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...(cookie ? { Cookie: cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
  };
}

/** Signs in with an e-mail and a password. */
export async function signInByCall(email: string, password: string, userId: string | null = null): Promise<HttpClient> {
  const response = await visitor().request("POST", "/api/login", { email, password });
  if (!response.ok) throw new Error(`login answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { token } = await response.json();
  return visitor(cookie, userId, token);
}

/** Makes a user of that kind in the server's database and signs them in. */
export async function callerWith(options: {
  access?: AccessState;
  isAdmin?: boolean;
  isSuspended?: boolean;
}): Promise<HttpClient> {
  const user = await makeUser(options);
  return signInByCall(user.email, PASSWORD, user.id);
}

/** Starts a simulation and returns the attempt's id. */
export async function startSimulation(
  caller: HttpClient,
  simulationId = 1,
  mode: ChosenMode = "practice",
): Promise<string> {
  const response = await caller.request("POST", `/api/simulations/${simulationId}/start-session`, { mode });
  const { sessionId } = await response.json();
  return sessionId;
}

/** The response to Next's router, which fetches a page's data for a link: Next redirects to a URL with the data's hash. */
export async function fetchPageResponse(caller: HttpClient, path: string): Promise<Response> {
  const router = { RSC: "1" };
  const redirect = await caller.request("GET", path, undefined, router);
  const location = redirect.headers.get("Location");
  if (!location?.includes("_rsc")) throw new Error(`${path} answered ${redirect.status} to the router`);
  const response = await caller.request("GET", location, undefined, router);
  if (!response.headers.get("Content-Type")?.startsWith("text/x-component"))
    throw new Error(`${path} has no data for the router: ${response.status}`);
  return response;
}

/** The data of a page, as Next's router fetches it. */
export const fetchPageData = async (caller: HttpClient, path: string) => (await fetchPageResponse(caller, path)).text();
