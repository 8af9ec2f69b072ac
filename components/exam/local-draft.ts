import { keepDurable, readDurable } from "@/components/layout/durable";
import { forgetLocal, keepLocal, readLocal } from "@/components/layout/local";
import { type Answers, hasUnsaved, parseUnsaved, type Unsaved } from "@/lib/exam/merge";
import { parseJson, property } from "@/lib/http/call";

/** Unsaved answers of one section. localStorage for synchronous reads; durable storage survives a killed browser. */
export type LocalDraft = {
  read: () => Unsaved;
  /** The durable version where newer than localStorage, else null. Call before any `write`. */
  recover: () => Promise<Unsaved | null>;
  write: (unsaved: Unsaved) => void;
};

/** Maximum wait for durable storage. */
const PATIENCE_MS = 4000;

/** Version of a stored draft; always increases, even if the clock goes back. */
const numberOf = (json: string | null) => Number(property(parseJson(json ?? "null"), "at")) || 0;

/** `of`: the attempt id or another key. `isKnown`: whether the section has an answer of this name. */
export function localDraft(of: string, part: string, isKnown: (key: string) => boolean): LocalDraft {
  const name = `cils-answers:${of}:${part}`;
  /** The draft as this page last read or wrote it. */
  let own: Answers = {};
  /** The last draft, where localStorage had no room for it. */
  let unplaced: string | null = null;
  let last = 0;
  return {
    read() {
      const stored = parseUnsaved(readLocal(name), isKnown);
      own = stored.values;
      return stored;
    },
    async recover() {
      const known = numberOf(readLocal(name));
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
      const kept = await Promise.race([readDurable(name), late]);
      last = Math.max(last, numberOf(kept));
      return numberOf(kept) > known ? parseUnsaved(kept, isKnown) : null;
    },
    write(unsaved) {
      const json = readLocal(name) ?? unplaced;
      // Two windows share the entry: the other's changes stay until they are changed here too.
      const stored = parseUnsaved(json, isKnown);
      const theirs = Object.keys(stored.values).filter((key) => {
        const value = unsaved.values[key];
        return stored.values[key] !== own[key] && (value === undefined || value === own[key]);
      });
      const merged: Unsaved = {
        values: { ...unsaved.values, ...pick(stored.values, theirs) },
        base: { ...unsaved.base, ...pick(stored.base, theirs) },
      };
      const isNothing = !hasUnsaved(merged);
      if (isNothing && Object.keys(own).length === 0) return;
      own = unsaved.values;
      last = Math.max(Date.now(), last + 1, numberOf(json) + 1);
      // An empty draft is stored too, to override the one in durable storage.
      const text = JSON.stringify(isNothing ? { at: last } : { ...merged, at: last });
      unplaced = keepLocal(name, text) === null ? text : null;
      // Remove the outdated entry; durable storage has the new one.
      if (unplaced) forgetLocal(name);
      void keepDurable(name, text);
    },
  };
}

function pick(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)));
}
