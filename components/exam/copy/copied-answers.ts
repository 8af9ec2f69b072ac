import { hasCopy } from "@/components/layout/device-copies";
import { keepLocal, readLocal } from "@/components/layout/local";
import { type Answers, parseUnsaved } from "@/lib/exam/merge";
import type { Section } from "@/lib/exam/sections";
import { parseJson, property } from "@/lib/http/call";
import { COPY_META, COPY_PREFIX } from "@/lib/product/device-copy";

/** Answers of a section that the server has, and the number under which it has them. */
export type Confirmed = { answers: Answers; revision: number };

/** Since when the page that is shown has stood in a copy on this device; null where the server has just given it. */
export function copiedSince(): Date | null {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${COPY_META}"]`)?.content;
  return told ? new Date(told) : null;
}

/**
 * What the server confirmed of a section, kept on a device that has a copy of the attempt: the page in the copy is older.
 * @param isKnown whether the section has an answer of this name
 */
export function copiedAnswers(attemptId: string, section: Section, isKnown: (key: string) => boolean) {
  const name = `${COPY_PREFIX}${attemptId}:${section}`;
  const readStored = (): Confirmed => {
    const json = readLocal(name);
    return {
      answers: parseUnsaved(json, isKnown).values,
      revision: Number(property(parseJson(json ?? ""), "revision")) || 0,
    };
  };
  return {
    /** What is newer than a page out of the copy; null on any other page. */
    read: () => (copiedSince() ? readStored() : null),
    write({ answers, revision }: Confirmed): void {
      // Two windows share the entry: the newer number wins.
      if (hasCopy(attemptId) && revision > readStored().revision)
        keepLocal(name, JSON.stringify({ values: answers, revision }));
    },
  };
}
