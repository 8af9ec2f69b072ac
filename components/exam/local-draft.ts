import { keepDurable, readDurable } from "@/components/layout/durable";
import { forgetLocal, keepLocal, readLocal } from "@/components/layout/local";
import { parseJson, property } from "@/lib/call";
import { type Answers, hasUnsaved, parseUnsaved, type Unsaved } from "@/lib/exam/merge";

/**
 * The unsaved answers of one section on this device; they survive a reload, a lost network and a sign-out, and a browser that
 * is killed. They are kept twice: where they can be read at once, and where they reach the disk at once.
 */
export type LocalDraft = {
  read: () => Unsaved;
  /** What the disk has, where that is newer than what can be read at once; null where it is not. Asked before any `write`. */
  recover: () => Promise<Unsaved | null>;
  write: (unsaved: Unsaved) => void;
};

/** How long a disk may take to answer. Then the page goes on with what it has. */
const PATIENCE_MS = 4000;

/** Under which number a draft was kept: the newest has the highest, whatever clocks do. */
const numberOf = (json: string | null) => Number(property(parseJson(json ?? "null"), "at")) || 0;

/**
 * @param of the attempt, or what else is written
 * @param part the section of it
 * @param isKnown whether the section has an answer of this name
 */
export function localDraft(of: string, part: string, isKnown: (key: string) => boolean): LocalDraft {
  const name = `cils-answers:${of}:${part}`;
  let own: readonly string[] = [];
  let last = 0;
  return {
    read() {
      const stored = parseUnsaved(readLocal(name), isKnown);
      // The page that reads them answers for them from here on.
      own = Object.keys(stored.values);
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
      const json = readLocal(name);
      // Two windows share the entry: what only the other one has written stays.
      const stored = parseUnsaved(json, isKnown);
      const merged: Unsaved = {
        values: { ...without(stored.values, own), ...unsaved.values },
        base: { ...without(stored.base, own), ...unsaved.base },
      };
      const isNothing = !hasUnsaved(merged);
      // Nothing was there before either.
      if (isNothing && own.length === 0) return;
      own = Object.keys(unsaved.values);
      last = Math.max(Date.now(), last + 1, numberOf(json) + 1);
      const text = JSON.stringify(isNothing ? { at: last } : { ...merged, at: last });
      if (isNothing) forgetLocal(name);
      else keepLocal(name, text);
      void keepDurable(name, text);
    },
  };
}

function without(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key)));
}
