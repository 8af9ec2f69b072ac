import { hasCopy } from "@/components/layout/device-copies";
import { readLocal, storeLocal } from "@/components/layout/local-storage";
import { type Answers, parseUnsaved } from "@/lib/exam/merge";
import type { Section } from "@/lib/exam/sections";
import { parseJson, property } from "@/lib/http/call";
import type { LocalName } from "@/lib/product/browser-storage";
import { COPY_META, COPY_PREFIX } from "@/lib/product/device-copy";

/** Answers of a section confirmed by the server, with their revision. */
export type ConfirmedAnswers = { answers: Answers; revision: number };

/** When the shown page was copied to this device; null for a page fresh from the server. */
export function pageCopiedAt(): Date | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${COPY_META}"]`)?.content;
  return content ? new Date(content) : null;
}

/** Confirmed answers of a section: a page from the copy may hold older ones. `isKnown`: whether it has this answer. */
export function copiedAnswers(attemptId: string, section: Section, isKnown: (key: string) => boolean) {
  const name: LocalName = `${COPY_PREFIX}${attemptId}:${section}`;
  const readStored = (): ConfirmedAnswers => {
    const json = readLocal(name);
    const revision = Number(property(parseJson(json ?? ""), "revision")) || 0;
    return { answers: parseUnsaved(json, isKnown).values, revision };
  };
  return {
    /** Null unless the page comes from a copy. */
    read: () => (pageCopiedAt() ? readStored() : null),
    write({ answers, revision }: ConfirmedAnswers): void {
      // Two windows share the entry: the higher revision wins.
      if (hasCopy(attemptId) && revision > readStored().revision)
        storeLocal(name, JSON.stringify({ values: answers, revision }));
    },
  };
}
