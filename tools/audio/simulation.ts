/** A simulation's folder: its spoken texts, its audio files, and the manifest of what was made. Makes no sound. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { type Timings, timingsSchema } from "../../lib/exam/content/timings.ts";
import { SECTION_SCHEMAS } from "../../lib/exam/kinds/table.ts";
import { LISTENING_SECTIONS, type ListeningSection, mapListeningSections } from "../../lib/exam/sections.ts";

export type SpokenSections = Record<ListeningSection, SpokenText[]>;

/** The spoken texts of both listening sections. Throws if a file is missing or not of the schema. */
export function readSpokenTexts(simulationDir: string): SpokenSections {
  const read = (section: ListeningSection): unknown =>
    JSON.parse(readFileSync(path.join(simulationDir, `${section}.json`), "utf8"));
  return mapListeningSections((section) => SECTION_SCHEMAS[section].parse(read(section)).texts);
}

/** Whether both listening sections of a simulation are written. */
export function hasSpokenTexts(simulationDir: string): boolean {
  return LISTENING_SECTIONS.every((section) => existsSync(path.join(simulationDir, `${section}.json`)));
}

/** The folder of a simulation's sound; the manifest's file names are relative to it. */
export function audioDirOf(simulationDir: string): string {
  return path.join(simulationDir, "audio");
}

/** A piece's name in the audio folder. An operator's recording has the same name. */
export function pieceName(section: string, textId: string): string {
  return `pieces/${section}-${textId}.mp3`;
}

/** A track's name in the audio folder. */
export function trackName(section: ListeningSection): string {
  return `${section}.mp3`;
}

/** The manifest as it stands; undefined if there is none. Throws if it is not of the schema. */
export function findTimings(simulationDir: string): Timings | undefined {
  const file = timingsFile(simulationDir);
  return existsSync(file) ? timingsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Writes the manifest, laid out as the project's formatter wants it. */
export function writeTimings(simulationDir: string, timings: Timings): void {
  const json = JSON.stringify(timings, null, 2).replace(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, "[$1, $2]");
  writeFileSync(timingsFile(simulationDir), `${json}\n`);
}

function timingsFile(simulationDir: string): string {
  return path.join(audioDirOf(simulationDir), "timings.json");
}
