import { copyStorage, deleteCopies } from "@/components/layout/device-copies";
import { storeLocal } from "@/components/layout/local-storage";
import { isPageOf, putPage, renewPage } from "@/lib/exam/offline/copied-page";
import { fetchOwnFile, isOwnAnswer } from "@/lib/http/answer-mark";
import { COPY_MANIFEST, COPY_PREFIX, type CopyKey, copyName, copyPagePath } from "@/lib/product/device-copy";

export type CopyRequest = CopyKey & { title: string; recordings: readonly string[]; expectedBytes: number };

/** `full`: no space; `unreached`: no network; `refused`: the server no longer shows this attempt to the user. */
export type StoreOutcome = "kept" | "full" | "unreached" | "refused" | "stopped";

type Options = { signal: AbortSignal; onProgress: (bytes: number) => void };

/** Required free space as a factor of the expected size. */
const SPACE_MARGIN = 1.2;

/** Downloads a whole simulation to this device. Deletes everything if any part fails. */
export async function storeCopy(request: CopyRequest, options: Options): Promise<StoreOutcome> {
  const outcome = await fetchCopy(request, options).catch((error: unknown): StoreOutcome => {
    if (options.signal.aborted) return "stopped";
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unreached";
  });
  if (outcome === "kept") storeLocal(COPY_PREFIX + request.attemptId, "1");
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
  const answer = await fetch(copyPagePath(request.attemptId), { signal });
  if (!isOwnAnswer(answer)) return "unreached";
  const html = await answer.text();
  if (!answer.ok || !isPageOf(html, request)) return answer.status >= 500 ? "unreached" : "refused";
  const name = copyName(request);
  await storage.delete(name);
  const cache = await storage.open(name);
  await putPage(cache, request.attemptId, html, answer.headers, { signal, onBytes });
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

/** Streams a recording into the cache. */
async function putRecording(cache: Cache, address: string, signal: AbortSignal, onBytes: (bytes: number) => void) {
  const { ok, status, headers, body } = await fetchOwnFile(address, { signal });
  if (!ok || !body) throw new Error(`${address} answered ${status}`);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onBytes(part.byteLength);
      controller.enqueue(part);
    },
  });
  await cache.put(address, new Response(body.pipeThrough(count), { headers }));
}

/** True if the browser gives no estimate; then the write fails if there is no space. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes * SPACE_MARGIN;
}
