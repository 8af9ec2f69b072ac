/** Served as `/sw.js`, built by `scripts/offline.ts`. Caches only build files and what a learner chose to copy. */

import { renewPage } from "@/lib/exam/offline/copied-page";
import { serveCopy } from "@/lib/exam/offline/copied-recording";
import { chooseStrategy, type Strategy } from "@/lib/exam/offline/request-strategy";
import { fetchOwnFile, isOwnResponse, markAsOwn } from "@/lib/http/own-response";
import { copyName, copyPagePath, parseCopyName } from "@/lib/product/device-copy";

/** Set by `scripts/offline.ts`; changes with each build. */
declare const BUILD_VERSION: string;

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith: (response: Promise<Response>) => void };

/** The parts of a worker's global scope used here: the compiler only knows a page's. */
type Scope = {
  location: { origin: string };
  clients: { claim: () => Promise<void> };
  addEventListener: ((name: "install" | "activate", listen: (event: ExtendableEvent) => void) => void) &
    ((name: "fetch", listen: (event: FetchEvent) => void) => void);
};
const worker = self as unknown as Scope;

const FILES_PREFIX = "cils-files:";
const FILES = `${FILES_PREFIX}${BUILD_VERSION}`;
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/offline.css", "/offline.js", "/icons/lights-off.svg"];

/** The path alone identifies a file. */
const BY_PATH = { ignoreVary: true, ignoreSearch: true };

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(OFFLINE_FILES.map(installFile)));
});

/** @throws Error if this site does not give the file; the worker is then installed at a later visit */
async function installFile(path: string): Promise<void> {
  const response = await fetchOwnFile(path, { cache: "reload" });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await cacheFile(path, response);
}

// Runs once no page of the old worker is open, so no file is deleted while in use.
worker.addEventListener("activate", (event) => {
  const isOld = (name: string) => name.startsWith(FILES_PREFIX) && name !== FILES;
  const deleteOld = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(Promise.all([deleteOld(), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
  const strategy = chooseStrategy(event.request, worker.location.origin);
  if (strategy.by !== "network") event.respondWith(respond(event, strategy));
});

function respond(event: FetchEvent, strategy: Strategy): Promise<Response> {
  switch (strategy.by) {
    case "file":
      return respondWithFile(event);
    case "recording":
      return respondWithRecording(event.request);
    case "page":
      return respondWithPage(event, strategy.attemptId);
    case "network":
      return fetch(event.request);
  }
}

async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request, BY_PATH);
  // Versions before the mark stored files without it.
  if (cached) return markAsOwn(cached);
  const response = await fetchOwnFile(request);
  if (response.status === 200) event.waitUntil(cacheFile(request, response.clone()).catch(() => undefined));
  return response;
}

async function cacheFile(request: Request | string, response: Response): Promise<void> {
  await (await caches.open(FILES)).put(request, response);
}

async function respondWithRecording(request: Request): Promise<Response> {
  const cached = await caches.match(new URL(request.url).pathname, BY_PATH);
  return cached ? serveCopy(await cached.blob(), request) : fetch(request);
}

async function respondWithPage(event: FetchEvent, attemptId: string | null): Promise<Response> {
  const copy = attemptId ? await findCopy(attemptId).catch(() => null) : null;
  const response = await fetch(event.request).catch(() => null);
  if (copy && response?.ok) event.waitUntil(renewPage(caches, copy, response.clone()).catch(() => undefined));
  // A redirect is followed by the browser and cannot be read here.
  if (response && (isOwnResponse(response) || response.type === "opaqueredirect")) return response;
  const page = copy && (await (await caches.open(copyName(copy))).match(copyPagePath(copy.attemptId)));
  // Without a copy a network's login page is shown, for its user to sign in there.
  return page || response || (await caches.match(OFFLINE_PAGE)) || Response.error();
}

/** Copies belong to one person: signing in or out deletes those of others. */
async function findCopy(attemptId: string) {
  const keys = (await caches.keys()).map(parseCopyName);
  return keys.find((key) => key?.attemptId === attemptId) ?? null;
}
