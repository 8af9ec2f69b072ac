import { isSection, type Section } from "@/lib/exam/sections";
import { parseJson, property, textProperty } from "@/lib/http/call";

export type HandInTarget = Section | "simulation";

type Revisions = Record<Section, number>;

/**
 * Serializes a pending hand-in, with the revisions it is based on, for storage on the device. A null target says that
 * it was cancelled.
 * @param version increases with each call
 */
export function serializeHandIn(target: HandInTarget | null, revisions: Revisions, version: number): string {
  return JSON.stringify({ version, ...(target && { what: target, at: basis(target, revisions) }) });
}

const basis = (target: HandInTarget, revisions: Revisions) => (target === "simulation" ? revisions : revisions[target]);

const versionOf = (stored: string | null) => Number(property(parseJson(stored ?? "null"), "version")) || 0;

/**
 * The stored hand-in, if it is still pending: null if a section was saved or `edited` since.
 * @param stored what each storage of the device has; the newest counts
 */
export function findPendingHandIn(
  stored: readonly (string | null)[],
  revisions: Revisions,
  edited: ReadonlySet<Section>,
): HandInTarget | null {
  const [newest = null] = [...stored].sort((a, b) => versionOf(b) - versionOf(a));
  const target = textProperty(parseJson(newest ?? "null"), "what");
  if (target === null || (target !== "simulation" && !isSection(target))) return null;
  const isEdited = target === "simulation" ? edited.size > 0 : edited.has(target);
  return !isEdited && newest === serializeHandIn(target, revisions, versionOf(newest)) ? target : null;
}
