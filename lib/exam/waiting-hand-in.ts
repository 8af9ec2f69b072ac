import { isSection, type Section } from "@/lib/exam/sections";
import { parseJson, textProperty } from "@/lib/http/call";

export type Handed = Section | "simulation";

type Revisions = Record<Section, number>;

/** Serializes a pending hand-in, with the revisions it is based on, for storage on the device. */
export function noteHandIn(what: Handed, revisions: Revisions): string {
  return JSON.stringify({ what, at: what === "simulation" ? revisions : revisions[what] });
}

/** The stored hand-in, if it is still pending: null if a section was saved or `edited` since. */
export function findHandIn(kept: string | null, revisions: Revisions, edited: ReadonlySet<Section>): Handed | null {
  const what = textProperty(parseJson(kept ?? "null"), "what");
  if (what === null || (what !== "simulation" && !isSection(what))) return null;
  const isEdited = what === "simulation" ? edited.size > 0 : edited.has(what);
  return !isEdited && kept === noteHandIn(what, revisions) ? what : null;
}
