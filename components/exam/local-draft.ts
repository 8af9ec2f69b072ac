import { keepDurable, readDurable } from "@/components/layout/durable";
import { forgetLocal, keepLocal, readLocal } from "@/components/layout/local";
import { parseJson, property } from "@/lib/call";
import { type Answers, hasUnsaved, leaveOut, parseUnsaved, type Unsaved } from "@/lib/exam/merge";

/**
 * The unsaved answers of one section on this device; they survive a reload, a lost network and a sign-out, and a browser that
 * is killed. They are kept twice: where they can be read at once, and where they reach the disk at once.
 */
export type LocalDraft = {
  read: () => KeptUnsaved;
  /** What the disk has, where that is newer than what can be read at once; null where it is not. Asked before any `write`. */
  recover: () => Promise<KeptUnsaved | null>;
  write: (unsaved: Unsaved) => void;
};

/** Unsaved answers, and when they were kept: milliseconds since 1970, by this device's clock. */
export type KeptUnsaved = Unsaved & { at: number };

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
  let last = 0;
  const parse = (json: string | null): KeptUnsaved => ({ ...parseUnsaved(json, isKnown), at: numberOf(json) });
  return {
    read() {
      const stored = parse(readLocal(name));
      own = stored.values;
      return stored;
    },
    async recover() {
      const known = numberOf(readLocal(name));
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
      const kept = await Promise.race([readDurable(name), late]);
      last = Math.max(last, numberOf(kept));
      return numberOf(kept) > known ? parse(kept) : null;
    },
    write(unsaved) {
      // Two windows share the entry: what the other one has written stays.
      const stored = parse(readLocal(name));
      const mine = Object.keys(own).filter((key) => stored.values[key] === own[key]);
      const { values, base } = leaveOut(stored, mine);
      const merged: Unsaved = { values: { ...values, ...unsaved.values }, base: { ...base, ...unsaved.base } };
      const isNothing = !hasUnsaved(merged);
      // Nothing was there before either.
      if (isNothing && Object.keys(own).length === 0) return;
      own = unsaved.values;
      last = Math.max(Date.now(), last + 1, stored.at + 1);
      // That there is nothing any more is kept too: the disk may still have what was there before.
      const text = JSON.stringify(isNothing ? { at: last } : { ...merged, at: last });
      // An old one must not stay where the new one has no room: the disk has it.
      if (keepLocal(name, text) === null) forgetLocal(name);
      void keepDurable(name, text);
    },
  };
}
