import { tryStorage } from "@/components/layout/local";

/* Strings written to disk at once. Chromium writes localStorage seconds later and loses it when killed. */

const STORE = "texts";

let opening: Promise<IDBDatabase | null> | null = null;
/** Written when the running transaction ends. */
const waiting = new Map<string, string>();
let isKeeping = false;

/** Stores a string. While a write is running only the latest value per name is queued. */
export async function keepDurable(name: string, text: string): Promise<void> {
  waiting.set(name, text);
  if (isKeeping) return;
  isKeeping = true;
  while (waiting.size > 0) {
    const [[key = "", value = ""] = []] = waiting;
    waiting.delete(key);
    await transact("readwrite", (texts) => texts.put(value, key));
  }
  isKeeping = false;
}

/** The stored string; null where there is none, or without storage. */
export async function readDurable(name: string): Promise<string | null> {
  const found = await transact<unknown>("readonly", (texts) => texts.get(name));
  return typeof found === "string" ? found : null;
}

export async function forgetDurable(): Promise<void> {
  await transact("readwrite", (texts) => texts.clear());
}

/** Resolves when the transaction is complete; null where it failed. */
async function transact<T>(mode: IDBTransactionMode, ask: (texts: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  opening ??= open();
  const database = await opening;
  return new Promise((resolve) => {
    const transaction = database && tryStorage(() => database.transaction(STORE, mode, { durability: "strict" }));
    if (!transaction) return resolve(null);
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => resolve(null);
  });
}

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = tryStorage(() => indexedDB.open("cils", 1));
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
