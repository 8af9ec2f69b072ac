import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { type Timings, timingsSchema } from "../../lib/exam/content/timings.ts";
import { SECTION_SCHEMAS } from "../../lib/exam/kinds/table.ts";
import { LISTENING_SECTIONS, type ListeningSection, mapKeys } from "../../lib/exam/sections.ts";

export type SpokenSections = Record<ListeningSection, SpokenText[]>;

/** The spoken texts of both listening sections. @throws when a file is missing or malformed */
export function readSpokenTexts(simulationDir: string): SpokenSections {
  const read = (section: ListeningSection): unknown =>
    JSON.parse(readFileSync(path.join(simulationDir, `${section}.json`), "utf8"));
  return mapKeys(LISTENING_SECTIONS, (section) => SECTION_SCHEMAS[section].parse(read(section)).texts);
}

export function hasSpokenTexts(simulationDir: string): boolean {
  return LISTENING_SECTIONS.every((section) => existsSync(path.join(simulationDir, `${section}.json`)));
}

/** The audio folder; file names in the manifest are relative to it. */
export function audioDirOf(simulationDir: string): string {
  return path.join(simulationDir, "audio");
}

/** File name in the audio folder, also of an operator's recording. */
export function pieceName(section: string, textId: string): string {
  return `pieces/${section}-${textId}.mp3`;
}

export function trackName(section: ListeningSection): string {
  return `${section}.mp3`;
}

/** The manifest, or undefined if there is none. @throws ZodError when it is malformed */
export function findTimings(simulationDir: string): Timings | undefined {
  const file = timingsFile(simulationDir);
  return existsSync(file) ? timingsSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Writes the manifest in the formatter's layout. */
export function writeTimings(simulationDir: string, timings: Timings): void {
  const json = JSON.stringify(timings, null, 2).replace(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, "[$1, $2]");
  writeFileSync(timingsFile(simulationDir), `${json}\n`);
}

function timingsFile(simulationDir: string): string {
  return path.join(audioDirOf(simulationDir), "timings.json");
}
