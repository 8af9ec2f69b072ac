/** `translated.json` stores a hash of each Italian text as translated, to find outdated translations. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLibrary } from "@/lib/exam/content/library";
import { readSamples } from "@/lib/exam/content/samples";
import { readSiblings } from "@/lib/exam/content/siblings";
import { sha256 } from "../audio/hashes";
import type { ContentFault } from "./fault";

/** A short hash of each Italian explanation, note and title by its path. */
type Hashes = Record<string, string>;

const pathOf = (contentDir: string): string => join(contentDir, "translated.json");

export function hashItalian(contentDir: string): Hashes {
  const simulations = [...readLibrary(contentDir).values()];
  const papers = { simulations, siblings: readSiblings(contentDir), samples: readSamples(contentDir) };
  return Object.fromEntries(listItalian(papers, ""));
}

function listItalian(value: unknown, place: string): [string, string][] {
  if (typeof value !== "object" || value === null) return [];
  if ("it" in value) return [[place, sha256(JSON.stringify(value.it)).slice(0, 8)]];
  return Object.entries(value).flatMap(([key, below]) => listItalian(below, `${place}/${nameOf(below) ?? key}`));
}

/** A name that does not depend on the item's position in its list. */
function nameOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  if ("id" in item) return String(item.id);
  return "level" in item ? String(item.level) : null;
}

/** Records that the translations follow the current Italian; run it after translating what changed. */
export function storeTranslated(contentDir: string): void {
  writeFileSync(pathOf(contentDir), `${JSON.stringify(hashItalian(contentDir), null, 2)}\n`);
}

export function checkTranslated(contentDir: string): ContentFault[] {
  const stored: Hashes = existsSync(pathOf(contentDir)) ? JSON.parse(readFileSync(pathOf(contentDir), "utf8")) : {};
  return Object.entries(hashItalian(contentDir))
    .filter(([place, hash]) => stored[place] !== hash)
    .map(([place]) => ({ simulation: 0, message: `${place} has changed since it was translated` }));
}
