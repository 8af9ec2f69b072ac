import { isSection, type Section } from "@/lib/exam/sections";
import { parseJson, textProperty } from "@/lib/http/call";

/** What is handed in once: a section, or the whole simulation. */
export type Handed = Section | "simulation";

/** The number of the newest save of each section, as a page knows them. */
type Revisions = Record<Section, number>;

/** What waits to be handed in, as a device keeps it: with the saves it is made of. */
export function noteHandIn(what: Handed, revisions: Revisions): string {
  return JSON.stringify({ what, at: what === "simulation" ? revisions : revisions[what] });
}

/**
 * What still waits when its page is opened again. Who has gone on with it since, on this page or elsewhere, decides anew.
 * @param kept what the device has kept
 * @param revisions as the page was given them
 * @param edited the sections that were changed on the page
 * @returns null where nothing does
 */
export function findHandIn(kept: string | null, revisions: Revisions, edited: ReadonlySet<Section>): Handed | null {
  const what = textProperty(parseJson(kept ?? "null"), "what");
  if (what === null || (what !== "simulation" && !isSection(what))) return null;
  const isEdited = what === "simulation" ? edited.size > 0 : edited.has(what);
  return !isEdited && kept === noteHandIn(what, revisions) ? what : null;
}
