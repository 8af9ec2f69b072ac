import { readDurable, storeDurable } from "@/components/layout/durable";
import { deleteLocal, readLocal, storeLocal } from "@/components/layout/local-storage";
import { UNSAVED_PREFIX } from "@/components/layout/unsaved-answers";
import { type Answers, hasUnsaved, parseUnsaved, type Unsaved } from "@/lib/exam/merge";
import { parseJson, property } from "@/lib/http/call";
import type { LocalName } from "@/lib/product/browser-storage";

/** Maximum wait for durable storage. */
const DURABLE_TIMEOUT_MS = 4000;

/** Version of a stored draft; always increases, even if the clock goes back. */
const versionOf = (json: string | null) => Number(property(parseJson(json ?? "null"), "at")) || 0;

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
      const known = versionOf(readLocal(name));
      const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), DURABLE_TIMEOUT_MS));
      const stored = await Promise.race([readDurable(name), timeout]);
      lastVersion = Math.max(lastVersion, versionOf(stored));
      return versionOf(stored) > known ? parseUnsaved(stored, isKnown) : null;
    },
    write(unsaved: Unsaved): void {
      const json = readLocal(name) ?? overflow;
      // Two windows share the entry: the other's changes stay until they are changed here too.
      const stored = parseUnsaved(json, isKnown);
      const theirs = Object.keys(stored.values).filter((key) => {
        const value = unsaved.values[key];
        return stored.values[key] !== lastSeen[key] && (value === undefined || value === lastSeen[key]);
      });
      const merged: Unsaved = {
        values: { ...unsaved.values, ...pick(stored.values, theirs) },
        base: { ...unsaved.base, ...pick(stored.base, theirs) },
      };
      const isEmpty = !hasUnsaved(merged);
      if (isEmpty && Object.keys(lastSeen).length === 0) return;
      lastSeen = unsaved.values;
      lastVersion = Math.max(Date.now(), lastVersion + 1, versionOf(json) + 1);
      // An empty draft is stored too, to override the one in durable storage.
      const text = JSON.stringify(isEmpty ? { at: lastVersion } : { ...merged, at: lastVersion });
      overflow = storeLocal(name, text) === null ? text : null;
      // Remove the outdated entry; durable storage has the new one.
      if (overflow) deleteLocal(name);
      void storeDurable(name, text);
    },
  };
}

function pick(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)));
}
