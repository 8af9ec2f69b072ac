import { copyStorage, deleteCopies } from "@/components/layout/device-copies";
import { storeLocal } from "@/components/layout/local-storage";
import { isPageOf, putPage, renewPage } from "@/lib/exam/offline/copied-page";
import { fetchOwnFile, isOwnResponse } from "@/lib/http/own-response";
import { COPY_MANIFEST, COPY_PREFIX, type CopyKey, copyName, copyPagePath } from "@/lib/product/device-copy";

type Recording = { url: string; bytes: number };

export type CopyRequest = CopyKey & { title: string; recordings: readonly Recording[]; expectedBytes: number };

/** `full`: no space; `unreached`: no network; `refused`: the server no longer shows this attempt to the user. */
export type StoreOutcome = "kept" | "full" | "unreached" | "refused" | "stopped";

type OnBytes = (bytes: number) => void;
type Options = { signal: AbortSignal; onProgress: OnBytes };

/** Required free space as a factor of the expected size. */
const SPACE_MARGIN = 1.2;

/** Downloads a whole simulation to this device. Deletes everything if any part fails. */
export async function storeCopy(request: CopyRequest, options: Options): Promise<StoreOutcome> {
  const outcome = await fetchCopy(request, options).catch((error: unknown): StoreOutcome => {
    if (options.signal.aborted) return "stopped";
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unreached";
  });
  if (outcome === "kept") storeLocal(`${COPY_PREFIX}${request.attemptId}`, "1");
  else await deleteCopies(({ attemptId }) => attemptId === request.attemptId);
  return outcome;
}

async function fetchCopy(request: CopyRequest, { signal, onProgress }: Options): Promise<StoreOutcome> {
  const storage = copyStorage();
  if (!storage || !(await hasRoom(request.expectedBytes))) return "full";
  // Requested right after the learner's own action; a browser that denies it may still keep the data.
  await navigator.storage?.persist?.().catch(() => false);
  let bytes = 0;
  const onBytes = (more: number) => {
    bytes += more;
    onProgress(bytes);
  };
  const response = await fetch(copyPagePath(request.attemptId), { signal });
  if (!isOwnResponse(response)) return "unreached";
  const html = await response.text();
  if (!response.ok || !isPageOf(html, request)) return response.status >= 500 ? "unreached" : "refused";
  const name = copyName(request);
  await storage.delete(name);
  const cache = await storage.open(name);
  await putPage(cache, request.attemptId, html, response.headers, { signal, onBytes });
  for (const recording of request.recordings) await putRecording(cache, recording, signal, onBytes);
  const { ownerId, attemptId, title } = request;
  await cache.put(COPY_MANIFEST, Response.json({ ownerId, attemptId, title, bytes }));
  // Another window may have signed out meanwhile.
  return (await storage.has(name)) ? "kept" : "refused";
}

/** Replaces the page in a copy with the server's current one. @throws if offline; the older page then remains */
export async function renewCopy(key: CopyKey): Promise<void> {
  const storage = copyStorage();
  if (storage) await renewPage(storage, key, await fetch(copyPagePath(key.attemptId)));
}

/**
 * Streams a recording from this site, not from an operator's store, into the cache.
 * @throws Error if something else or only a part of it arrives
 */
async function putRecording(cache: Cache, { url, bytes }: Recording, signal: AbortSignal, onBytes: OnBytes) {
  const { ok, status, headers, body } = await fetchOwnFile(`${url}?whole`, { signal });
  const isSound = headers.get("Content-Type")?.startsWith("audio/");
  if (!ok || !body || !isSound) throw new Error(`${url} answered ${status} without a recording`);
  let received = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      received += part.byteLength;
      onBytes(part.byteLength);
      controller.enqueue(part);
    },
  });
  await cache.put(url, new Response(body.pipeThrough(count), { headers }));
  if (received !== bytes) throw new Error(`${url} arrived with ${received} of ${bytes} bytes`);
}

/** True if the browser gives no estimate; then the write fails if there is no space. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes * SPACE_MARGIN;
}
