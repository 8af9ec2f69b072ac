import { isSection, SECTIONS, type Section } from "@/lib/exam/sections";
import { parseJson, property } from "@/lib/http/call";

export type HandInTarget = Section | "simulation";

type Revisions = Record<Section, number>;

const TARGETS: readonly HandInTarget[] = [...SECTIONS, "simulation"];

/**
 * Serializes the pending hand-ins, with the revisions they are based on, for storage on the device. No targets say that
 * they were delivered or cancelled.
 * @param version increases with each call
 */
export function serializeHandIns(targets: readonly HandInTarget[], revisions: Revisions, version: number): string {
  const at = Object.fromEntries(targets.map((target) => [target, basis(target, revisions)]));
  return JSON.stringify({ version, at });
}

const basis = (target: HandInTarget, revisions: Revisions) => (target === "simulation" ? revisions : revisions[target]);

const versionOf = (stored: string | null) => Number(property(parseJson(stored ?? "null"), "version")) || 0;

/**
 * The stored hand-ins that are still pending: none of whose sections were saved or `edited` since.
 * @param stored what each storage of the device has; the newest counts
 */
export function findPendingHandIns(
  stored: readonly (string | null)[],
  revisions: Revisions,
  edited: ReadonlySet<Section>,
): HandInTarget[] {
  const [newest = null] = [...stored].sort((a, b) => versionOf(b) - versionOf(a));
  const at = property(parseJson(newest ?? "null"), "at");
  const isEdited = (target: HandInTarget) => (isSection(target) ? edited.has(target) : edited.size > 0);
  return TARGETS.filter((target) => {
    const isSame = JSON.stringify(property(at, target)) === JSON.stringify(basis(target, revisions));
    return isSame && !isEdited(target);
  });
}
