import { deleteLocal, readLocal, tryStorage } from "@/components/layout/local-storage";
import { parseJson, property, textProperty } from "@/lib/http/call";
import { COPY_MANIFEST, COPY_PREFIX, type CopyKey, copyName, parseCopyName } from "@/lib/product/device-copy";

/** The Cache API, or null: unavailable over plain http and in some private windows. */
export const copyStorage = (): CacheStorage | null => ("caches" in globalThis ? caches : null);

/** Whether this device has a copy of an attempt, from localStorage and so synchronous. */
export const hasCopy = (attemptId: string) => readLocal(`${COPY_PREFIX}${attemptId}`) !== null;

/** The complete copies on this device. */
export async function listCopies() {
  const found = await Promise.all(((await listKeys()) ?? []).map(readCopy));
  return found.filter((copy) => copy !== null);
}

/** A complete copy, or null. `bytes`: size on the device. */
export async function readCopy(key: CopyKey) {
  const name = copyName(key);
  const storage = copyStorage();
  // Checked first, because `open` would create a missing cache.
  const marker = (await storage?.has(name)) && (await (await storage?.open(name))?.match(COPY_MANIFEST));
  const details = marker && parseJson(await marker.text());
  const title = textProperty(details, "title");
  return title ? { ...key, title, bytes: Number(property(details, "bytes")) || 0 } : null;
}

/** Deletes the matching copies, and localStorage entries without one: browsers and `OFFLINE=off` delete caches alone. */
export async function deleteCopies(matches: (key: CopyKey) => boolean): Promise<void> {
  const keys = await listKeys();
  if (!keys) return;
  const kept = keys.filter((key) => !matches(key)).map(({ attemptId }) => attemptId);
  const stored = (tryStorage(() => Object.keys(localStorage)) ?? []).filter((name) => name.startsWith(COPY_PREFIX));
  deleteLocal(...stored.filter((name) => !kept.includes(name.split(":")[1] ?? "")));
  const storage = copyStorage();
  for (const key of keys.filter(matches)) await storage?.delete(copyName(key)).catch(() => false);
}

/** Null when the browser does not list its caches. */
async function listKeys(): Promise<CopyKey[] | null> {
  const storage = copyStorage();
  const names = storage ? await storage.keys().catch(() => null) : [];
  return names?.map(parseCopyName).filter((key) => key !== null) ?? null;
}
