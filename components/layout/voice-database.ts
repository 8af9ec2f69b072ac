import { hasVoices, noteOldestVoice, VOICE_KEPT_DAYS } from "@/components/layout/voices-on-device";
import { DATABASE_NAMES } from "@/lib/product/browser-storage";
import { daysAfter } from "@/lib/time";

/*
 * The database of the recordings of a learner's voice, which are on this device only. Keys begin with the person and the
 * rehearsal, so that a range holds all that belongs together.
 */

/** One entry for each file; one for each second of sound. */
const STORES = ["parts", "chunks"] as const;
const SAVED_AT = "savedAt";

let opening: Promise<IDBDatabase> | null = null;
/**
 * Whether somebody has signed in or out in another window of this browser: this window must then store no more
 * recordings.
 */
let isOver = false;

function openVoices(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (isOver) return reject(new DOMException("the recordings were deleted", "InvalidStateError"));
    const request = indexedDB.open(DATABASE_NAMES.voice, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("parts").createIndex(SAVED_AT, SAVED_AT);
      request.result.createObjectStore("chunks");
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // Reopened if the user or the browser clears the storage while the page is open.
      request.result.onclose = () => {
        opening = null;
      };
      request.result.onversionchange = () => {
        isOver = true;
        opening = null;
        request.result.close();
      };
      resolve(request.result);
    };
  });
}

/**
 * Runs a transaction.
 * @returns the result of the request that `work` returns, once everything is written
 * @throws DOMException if nothing was written: QuotaExceededError where the device is full, others where the browser
 * stores nothing (some private windows)
 */
export async function transactVoices<T>(
  mode: IDBTransactionMode,
  work: (stores: { parts: IDBObjectStore; chunks: IDBObjectStore }) => IDBRequest<T>,
): Promise<T> {
  const database = await openVoices();
  return new Promise((resolve, reject) => {
    // Waits until the data is on disk: otherwise Chromium would lose it in a power failure.
    const transaction = database.transaction(STORES, mode, { durability: "strict" });
    const request = work({ parts: transaction.objectStore("parts"), chunks: transaction.objectStore("chunks") });
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new DOMException("nothing was written", "AbortError"));
  });
}

/** The keys that begin with `beginning`: in IndexedDB, an array comes after every text and number. */
export const voiceRange = (beginning: IDBValidKey[]) => IDBKeyRange.bound(beginning, [...beginning, []]);

/** Deletes the recordings that are older than 30 days. */
export async function deleteOldVoices(now: number): Promise<void> {
  if (!hasVoices()) return;
  const limit = daysAfter(new Date(now), -VOICE_KEPT_DAYS).getTime();
  await transactVoices("readwrite", ({ parts, chunks }) => {
    const request = parts.index(SAVED_AT).openCursor(IDBKeyRange.upperBound(limit));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      if (Array.isArray(cursor.primaryKey)) chunks.delete(voiceRange(cursor.primaryKey));
      cursor.delete();
      cursor.continue();
    };
    return request;
  });
  await updateOldestVoice();
}

/** Notes the age of the oldest recording that is left. Call it after a change. */
export async function updateOldestVoice(): Promise<void> {
  const oldest = await transactVoices("readonly", ({ parts }) => parts.index(SAVED_AT).openKeyCursor());
  noteOldestVoice(typeof oldest?.key === "number" ? oldest.key : null);
}
