import { isSection, type Section } from "@/lib/exam/sections";
import { parseJson, textProperty } from "@/lib/http/call";

export type HandInTarget = Section | "simulation";

type Revisions = Record<Section, number>;

/** Serializes a pending hand-in, with the revisions it is based on, for storage on the device. */
export function serializeHandIn(target: HandInTarget, revisions: Revisions): string {
  return JSON.stringify({ what: target, at: target === "simulation" ? revisions : revisions[target] });
}

/** The stored hand-in, if it is still pending: null if a section was saved or `edited` since. */
export function findPendingHandIn(
  stored: string | null,
  revisions: Revisions,
  edited: ReadonlySet<Section>,
): HandInTarget | null {
  const target = textProperty(parseJson(stored ?? "null"), "what");
  if (target === null || (target !== "simulation" && !isSection(target))) return null;
  const isEdited = target === "simulation" ? edited.size > 0 : edited.has(target);
  return !isEdited && stored === serializeHandIn(target, revisions) ? target : null;
}
