/** Served as `/sw.js`, built by `scripts/offline.ts`. Caches only build files and what a learner chose to copy. */

import { type Answering, answeringOf } from "@/lib/exam/offline/answering";
import { isPageOf, putPage } from "@/lib/exam/offline/copied-page";
import { answerWithPiece } from "@/lib/exam/offline/recording-piece";
import { copiedPage, copyName, parseCopyName } from "@/lib/product/device-copy";

/** Set by `scripts/offline.ts`; changes with each build. */
declare const BUILD_VERSION: string;

type Late = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asking = Late & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

/** The parts of a worker's global scope used here: the compiler only knows a page's. */
type Scope = {
  location: { origin: string };
  clients: { claim: () => Promise<void> };
  addEventListener: ((name: "install" | "activate", listen: (event: Late) => void) => void) &
    ((name: "fetch", listen: (event: Asking) => void) => void);
};
const worker = self as unknown as Scope;

const FILES_PREFIX = "cils-files:";
const FILES = `${FILES_PREFIX}${BUILD_VERSION}`;
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/offline.css", "/offline.js"];

/** The path alone identifies a file. */
const BY_NAME = { ignoreVary: true, ignoreSearch: true };

worker.addEventListener("install", (event) => {
  const fresh = OFFLINE_FILES.map((address) => new Request(address, { cache: "reload" }));
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(fresh)));
});

// Runs once no page of the old worker is open, so no file is deleted while in use.
worker.addEventListener("activate", (event) => {
  const isOld = (name: string) => name.startsWith(FILES_PREFIX) && name !== FILES;
  const dropOld = async () => Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(Promise.all([dropOld(), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
  const answering = answeringOf(event.request, worker.location.origin);
  if (answering.by !== "network") event.respondWith(answer(event, answering));
});

function answer(event: Asking, answering: Answering): Promise<Response> {
  switch (answering.by) {
    case "file":
      return answerFile(event);
    case "recording":
      return answerRecording(event.request);
    case "page":
      return answerPage(event, answering.attemptId);
    case "network":
      return fetch(event.request);
  }
}

async function answerFile(event: Asking): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, BY_NAME);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keepFile(request, response.clone()).catch(() => undefined));
  return response;
}

async function keepFile(request: Request, response: Response): Promise<void> {
  await (await caches.open(FILES)).put(request, response);
}

async function answerRecording(request: Request): Promise<Response> {
  const kept = await caches.match(new URL(request.url).pathname, BY_NAME);
  return kept ? answerWithPiece(await kept.blob(), request) : fetch(request);
}

async function answerPage(event: Asking, attemptId: string | null): Promise<Response> {
  const copy = attemptId ? await findCopy(attemptId).catch(() => null) : null;
  try {
    const response = await fetch(event.request);
    if (copy && response.ok) event.waitUntil(renew(copy, response.clone()).catch(() => undefined));
    return response;
  } catch {
    const page = copy && (await (await caches.open(copyName(copy))).match(copiedPage(copy.attemptId)));
    return page || (await caches.match(OFFLINE_PAGE)) || Response.error();
  }
}

/** Copies belong to one person: signing in or out deletes those of others. */
async function findCopy(attemptId: string) {
  const keys = (await caches.keys()).map(parseCopyName);
  return keys.find((key) => key?.attemptId === attemptId) ?? null;
}

async function renew(copy: { ownerId: string; attemptId: string }, response: Response): Promise<void> {
  const html = await response.text();
  if (!isPageOf(html, copy)) return;
  // Do not recreate a copy that was deleted meanwhile.
  if (await caches.has(copyName(copy))) {
    await putPage(await caches.open(copyName(copy)), copy.attemptId, html, response.headers);
  }
}
