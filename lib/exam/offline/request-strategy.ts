/** A request as the service worker sees it. */
export type WorkerRequest = { method: string; url: string; mode: string };

/**
 * `network`: as without a worker; `file`: cache, else network; `recording`: copy, else network; `page`: network, else
 * the copy of that attempt, else the offline page.
 */
export type Strategy = { by: "network" | "file" | "recording" } | { by: "page"; attemptId: string | null };

const NETWORK: Strategy = { by: "network" };

/** Files whose content is fixed by their name or changes only with a build; also the examiner's voice. */
const FILES = /^\/(_next\/static|fonts|icons|api\/oral-sound)\/|^\/offline\.(css|js|html)$/;

const RECORDINGS = /^\/api\/audio\/\d+\/\w+\.mp3$/;

const EXAM = /^\/exam\/(\w+)$/;

/** Left to the network: useless offline, and they may redirect to other sites. */
const NETWORK_ONLY = /^\/(api|admin|payment)(\/|$)/;

/** API calls, admin pages, payments and other sites go to the network. @param origin of this site */
export function chooseStrategy({ method, url, mode }: WorkerRequest, origin: string): Strategy {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return NETWORK;
  const { pathname } = address;
  if (RECORDINGS.test(pathname)) return { by: "recording" };
  if (mode !== "navigate") return { by: FILES.test(pathname) ? "file" : "network" };
  if (NETWORK_ONLY.test(pathname) || FILES.test(pathname)) return NETWORK;
  return { by: "page", attemptId: EXAM.exec(pathname)?.[1] ?? null };
}
