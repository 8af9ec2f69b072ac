/** Whether the translations of the papers still follow them: `translated.json` keeps what each Italian sentence was when it was translated. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLibrary } from "@/lib/exam/content/library";
import { readSamples } from "@/lib/exam/content/samples";
import { readSiblings } from "@/lib/exam/content/siblings";
import { sha256 } from "../audio/hashes";
import type { Fault } from "./fault";

/** A short hash of each Italian explanation, note and title by its place. */
type Hashes = Record<string, string>;

const pathOf = (contentDir: string): string => join(contentDir, "translated.json");

/** What the Italian of the papers is now. */
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

/** What an item of a list is called, however the list changes its order. */
function nameOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  if ("id" in item) return String(item.id);
  return "level" in item ? String(item.level) : null;
}

/** Keeps that the translations follow the Italian as it is now: to be said by whoever has translated what changed. */
export function keepTranslated(contentDir: string): void {
  writeFileSync(pathOf(contentDir), `${JSON.stringify(hashItalian(contentDir), null, 2)}\n`);
}

/** The places whose Italian is another than the one that was translated. */
export function checkTranslated(contentDir: string): Fault[] {
  const kept: Hashes = existsSync(pathOf(contentDir)) ? JSON.parse(readFileSync(pathOf(contentDir), "utf8")) : {};
  return Object.entries(hashItalian(contentDir))
    .filter(([place, hash]) => kept[place] !== hash)
    .map(([place]) => ({ simulation: 0, message: `${place} has changed since it was translated` }));
}
