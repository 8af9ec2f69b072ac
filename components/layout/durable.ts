import { tryStorage } from "@/components/layout/local";

/*
 * Short texts that are on the disk a moment after they were kept. Local storage is not: Chromium writes it seconds later, and
 * all of them are lost when the browser is killed or the battery dies.
 */

const STORE = "texts";

let opening: Promise<IDBDatabase | null> | null = null;
/** What is kept as soon as the transaction under way is over. */
const waiting = new Map<string, string>();
let isKeeping = false;

/** Keeps a text under a name. Of several that come while the disk is busy the last one is kept. */
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

/** The text kept under a name; null where there is none, and where the browser keeps nothing. */
export async function readDurable(name: string): Promise<string | null> {
  const found = await transact<unknown>("readonly", (texts) => texts.get(name));
  return typeof found === "string" ? found : null;
}

/** Forgets every text. */
export async function forgetDurable(): Promise<void> {
  await transact("readwrite", (texts) => texts.clear());
}

/** One request in a transaction of its own, over when the disk has it; null where that failed. */
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
      // Cleared by the learner or the browser while the page is open, it is opened anew.
      request.result.onclose = () => {
        opening = null;
      };
      resolve(request.result);
    };
  });
}
