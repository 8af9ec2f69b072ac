import { keepDurable, readDurable } from "@/components/layout/durable";
import { forgetLocal, keepLocal, readLocal } from "@/components/layout/local";
import { type Answers, hasUnsaved, parseUnsaved, type Unsaved } from "@/lib/exam/merge";
import { parseJson, property } from "@/lib/http/call";

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
  /** What this page answers for: as it read it, or wrote it last. */
  let own: Answers = {};
  /** What was kept last, where pages could not keep it for lack of room. */
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
      // Two windows share the entry: what the other one has written since stays, until it is changed here too.
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
      // Nothing was there before either.
      if (isNothing && Object.keys(own).length === 0) return;
      own = unsaved.values;
      last = Math.max(Date.now(), last + 1, numberOf(json) + 1);
      // That there is nothing any more is kept too: the disk may still have what was there before.
      const text = JSON.stringify(isNothing ? { at: last } : { ...merged, at: last });
      unplaced = keepLocal(name, text) === null ? text : null;
      // An old one must not stay where the new one has no room: the disk has it.
      if (unplaced) forgetLocal(name);
      void keepDurable(name, text);
    },
  };
}

function pick(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)));
}
