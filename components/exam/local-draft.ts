import { readDurable, storeDurable } from "@/components/layout/durable";
import { deleteLocal, readLocal, storeLocal } from "@/components/layout/local-storage";
import { durableInTime, UNSAVED_PREFIX } from "@/components/layout/unsaved-answers";
import { type Answers, hasUnsaved, mergeWindows, parseUnsaved, type Unsaved } from "@/lib/exam/merge";
import type { LocalName } from "@/lib/product/browser-storage";
import { draftVersion } from "@/lib/product/stored-draft";

/**
 * Unsaved answers of one section. localStorage for synchronous reads; durable storage survives a killed browser.
 * `scope`: the attempt id or another key. `isKnown`: whether the section has an answer of this name.
 */
export function localDraft(scope: string, section: string, isKnown: (key: string) => boolean) {
  const name: LocalName = `${UNSAVED_PREFIX}${scope}:${section}`;
  /** The draft as this page last read or wrote it. */
  let lastSeen: Answers = {};
  /** The last draft, if it did not fit into localStorage. */
  let overflow: string | null = null;
  let lastVersion = 0;
  return {
    read(): Unsaved {
      const stored = parseUnsaved(readLocal(name), isKnown);
      lastSeen = stored.values;
      return stored;
    },
    /** The draft in durable storage if it is newer than the one in localStorage, else null. Call before any `write`. */
    async recover(): Promise<Unsaved | null> {
      const known = draftVersion(readLocal(name));
      const stored = await durableInTime(readDurable(name), null);
      lastVersion = Math.max(lastVersion, draftVersion(stored));
      return draftVersion(stored) > known ? parseUnsaved(stored, isKnown) : null;
    },
    write(unsaved: Unsaved): void {
      const json = readLocal(name) ?? overflow;
      // Two windows share the entry: the other's changes stay until they are changed here too.
      const merged = mergeWindows(unsaved, parseUnsaved(json, isKnown), lastSeen);
      const isEmpty = !hasUnsaved(merged);
      if (isEmpty && Object.keys(lastSeen).length === 0) return;
      lastSeen = unsaved.values;
      lastVersion = Math.max(Date.now(), lastVersion + 1, draftVersion(json) + 1);
      // An empty draft is stored too, to override the one in durable storage.
      const text = JSON.stringify(isEmpty ? { at: lastVersion } : { ...merged, at: lastVersion });
      overflow = storeLocal(name, text) === null ? text : null;
      // Remove the outdated entry; durable storage has the new one.
      if (overflow) deleteLocal(name);
      void storeDurable(name, text);
    },
  };
}
