import { forgetLocal, keepLocal, readLocal } from "@/components/layout/local";
import { type Answers, hasUnsaved, parseUnsaved, type Unsaved } from "@/lib/exam/merge";

/** The unsaved answers of one section on this device; they survive a reload, a lost network and a sign-out. */
export type LocalDraft = { read: () => Unsaved; write: (unsaved: Unsaved) => void };

/**
 * @param of the attempt, or what else is written
 * @param part the section of it
 * @param isKnown whether the section has an answer of this name
 */
export function localDraft(of: string, part: string, isKnown: (key: string) => boolean): LocalDraft {
  const name = `cils-answers:${of}:${part}`;
  let own: readonly string[] = [];
  const read = () => parseUnsaved(readLocal(name), isKnown);
  return {
    read,
    write(unsaved) {
      // Two windows share the entry: what only the other one has written stays.
      const stored = read();
      const merged: Unsaved = {
        values: { ...without(stored.values, own), ...unsaved.values },
        base: { ...without(stored.base, own), ...unsaved.base },
      };
      own = Object.keys(unsaved.values);
      if (hasUnsaved(merged)) keepLocal(name, JSON.stringify(merged));
      else forgetLocal(name);
    },
  };
}

function without(answers: Answers, keys: readonly string[]): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key)));
}
