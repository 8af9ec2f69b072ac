import { tryStorage } from "@/components/layout/local-storage";
import { DATABASE_NAMES } from "@/lib/product/browser-storage";

/* Strings written to disk at once. Chromium writes localStorage seconds later and loses it when killed. */

const STORE = "texts";

let opening: Promise<IDBDatabase | null> | null = null;
/** The latest values, written once the running transaction ends. */
const queued = new Map<string, string>();
let isWriting = false;

/** Stores a string. While a write is running only the latest value per name is queued. */
export async function storeDurable(name: string, text: string): Promise<void> {
  queued.set(name, text);
  if (isWriting) return;
  isWriting = true;
  while (queued.size > 0) {
    const [[key = "", value = ""] = []] = queued;
    queued.delete(key);
    await transact("readwrite", (texts) => texts.put(value, key));
  }
  isWriting = false;
}

/** The stored string; null where there is none, or without storage. */
export async function readDurable(name: string): Promise<string | null> {
  const found = await transact<unknown>("readonly", (texts) => texts.get(name));
  return typeof found === "string" ? found : null;
}

/** All stored strings, with their names. */
export async function readAllDurable(): Promise<[name: string, text: string][]> {
  const names = ((await transact("readonly", (texts) => texts.getAllKeys())) ?? []).map(String);
  return Promise.all(names.map(async (name) => [name, (await readDurable(name)) ?? ""]));
}

export async function clearDurable(): Promise<void> {
  await transact("readwrite", (texts) => texts.clear());
}

/** Resolves when the transaction is complete; null where it failed. */
async function transact<T>(mode: IDBTransactionMode, run: (texts: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  opening ??= open();
  const database = await opening;
  return new Promise((resolve) => {
    const transaction = database && tryStorage(() => database.transaction(STORE, mode, { durability: "strict" }));
    if (!transaction) return resolve(null);
    const request = run(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => resolve(null);
  });
}

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = tryStorage(() => indexedDB.open(DATABASE_NAMES.texts, 1));
    if (!request) return resolve(null);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => resolve(null);
    request.onsuccess = () => {
      // Reopened if the user or the browser clears the storage while the page is open.
      request.result.onclose = () => {
        opening = null;
      };
      resolve(request.result);
    };
  });
}
