import { forgetLocal, keepLocal, readLocal } from "@/components/layout/local";
import { type Answers, hasUnsaved, parseUnsaved, type Unsaved } from "@/lib/exam/merge";
import type { Section } from "@/lib/exam/sections";

/** What this device keeps of one section until the server has it; survives reload, loss of the network and sign-out. */
export type KeptAnswers = { read: () => Unsaved; write: (unsaved: Unsaved) => void };

/** @param isKnown which keys the section has */
export function keptAnswers(attemptId: string, section: Section, isKnown: (key: string) => boolean): KeptAnswers {
  const name = `cils-answers:${attemptId}:${section}`;
  let own: readonly string[] = [];
  const read = () => parseUnsaved(readLocal(name), isKnown);
  return {
    read,
    write(unsaved) {
      // Two windows share the place: keys that only the other one has written stay.
      const kept = read();
      const merged: Unsaved = {
        values: { ...without(kept.values, own), ...unsaved.values },
        base: { ...without(kept.base, own), ...unsaved.base },
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
