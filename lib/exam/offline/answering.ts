/** A request as the service worker sees it. */
export type Asked = { method: string; url: string; mode: string };

/**
 * How a request is answered: `network`, as if there were no worker; `file`, from the device, else by the network;
 * `recording`, from a copy, else by the network; `page`, by the network, and without one from a copy of that attempt, else
 * by the page that says so.
 */
export type Answering = { by: "network" | "file" | "recording" } | { by: "page"; attemptId: string | null };

const NETWORK: Answering = { by: "network" };

/** What carries its content in its name, or changes only with a build. */
const FILES = /^\/(_next\/static|fonts|icons)\/|^\/offline\.(css|js|html)$/;

const RECORDINGS = /^\/api\/audio\/\d+\/\w+\.mp3$/;

/** The page of an attempt. */
const EXAM = /^\/exam\/(\w+)$/;

/** Pages that make no sense without a network, and whose way to other sites and back stays the browser's. */
const NEVER = /^\/(api|admin|payment)(\/|$)/;

/**
 * Decides how a request is answered. Calls, the desk of the school, payments and whatever goes to another site are left alone.
 * @param origin of this site
 */
export function answeringOf({ method, url, mode }: Asked, origin: string): Answering {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return NETWORK;
  const { pathname } = address;
  if (RECORDINGS.test(pathname)) return { by: "recording" };
  if (mode !== "navigate") return { by: FILES.test(pathname) ? "file" : "network" };
  if (NEVER.test(pathname) || FILES.test(pathname)) return NETWORK;
  return { by: "page", attemptId: EXAM.exec(pathname)?.[1] ?? null };
}
