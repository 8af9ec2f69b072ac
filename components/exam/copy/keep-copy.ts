import { copyStorage, forgetCopies } from "@/components/layout/device-copies";
import { keepLocal } from "@/components/layout/local";
import { isPageOf, putPage } from "@/lib/exam/offline/copied-page";
import { COPY_MARK, COPY_PREFIX, type CopyKey, copiedPage, copyName } from "@/lib/product/device-copy";

/** What a learner wants to keep, and about how much it takes. */
export type Wanted = CopyKey & { title: string; recordings: readonly string[]; expectedBytes: number };

/** How it went: `full`, no room; `unreached`, no network; `refused`, the server shows this attempt to them no more. */
export type KeepOutcome = "kept" | "full" | "unreached" | "refused" | "stopped";

type Options = {
  signal: AbortSignal;
  /** Told how much is on the device so far. */
  onProgress: (bytes: number) => void;
};

/** How much more than asked must be free, so that the device does not fill up to the brim. */
const MARGIN = 1.2;

/** Brings a whole simulation onto this device. Whatever goes wrong, nothing of it stays. */
export async function keepCopy(wanted: Wanted, options: Options): Promise<KeepOutcome> {
  const outcome = await fetchCopy(wanted, options).catch((error: unknown): KeepOutcome => {
    if (options.signal.aborted) return "stopped";
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "unreached";
  });
  if (outcome === "kept") keepLocal(COPY_PREFIX + wanted.attemptId, "1");
  else await forgetCopies(({ attemptId }) => attemptId === wanted.attemptId);
  return outcome;
}

async function fetchCopy(wanted: Wanted, { signal, onProgress }: Options): Promise<KeepOutcome> {
  const storage = copyStorage();
  if (!storage || !(await hasRoom(wanted.expectedBytes))) return "full";
  // Asked for here, where the learner has just said what it is for; a browser that says no may still keep it.
  await navigator.storage?.persist?.().catch(() => false);
  let bytes = 0;
  const onBytes = (more: number) => {
    bytes += more;
    onProgress(bytes);
  };
  const answer = await fetch(copiedPage(wanted.attemptId), { signal });
  const html = await answer.text();
  if (!answer.ok || !isPageOf(html, wanted)) return answer.status >= 500 ? "unreached" : "refused";
  const name = copyName(wanted);
  await storage.delete(name);
  const cache = await storage.open(name);
  await putPage(cache, wanted.attemptId, html, answer.headers, { signal, onBytes });
  for (const recording of wanted.recordings) await putRecording(cache, recording, signal, onBytes);
  const { ownerId, attemptId, title } = wanted;
  await cache.put(COPY_MARK, Response.json({ ownerId, attemptId, title, bytes }));
  // Somebody may have signed out meanwhile, in another window.
  return (await storage.has(name)) ? "kept" : "refused";
}

/** Puts a recording there while it comes. */
async function putRecording(cache: Cache, address: string, signal: AbortSignal, onBytes: (bytes: number) => void) {
  const { ok, status, headers, body } = await fetch(address, { signal });
  if (!ok || !body) throw new Error(`${address} answered ${status}`);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onBytes(part.byteLength);
      controller.enqueue(part);
    },
  });
  await cache.put(address, new Response(body.pipeThrough(count), { headers }));
}

/** Whether the browser says that there is room; one that does not tell finds out. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes * MARGIN;
}
