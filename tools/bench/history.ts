/** The site's speed run by run, as ratios only: unlike milliseconds they compare across machines. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { drawHistory } from "./history-svg.ts";

const FILE = join(import.meta.dirname, "history.jsonl");
const DRAWING = join(import.meta.dirname, "history.svg");

const NEXT_PACKAGE = join(import.meta.dirname, "../../node_modules/next/package.json");

const entrySchema = z.object({
  date: z.iso.datetime(),
  next: z.string(),
  node: z.string(),
  cores: z.int(),
  /** By name: "saves, 16 connections / raw" is the site's saves divided by the raw server's in the same time. */
  ratios: z.record(z.string(), z.number()),
});

export type Entry = z.infer<typeof entrySchema>;

export function toEntry(ratios: Record<string, number>): Entry {
  const rounded = Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toPrecision(3))]);
  return {
    date: new Date().toISOString(),
    next: z.object({ version: z.string() }).parse(JSON.parse(readFileSync(NEXT_PACKAGE, "utf8"))).version,
    node: process.version,
    cores: cpus().length,
    ratios: Object.fromEntries(rounded),
  };
}

/** Appends a run and redraws the history. @returns the drawing's file */
export function addToHistory(entry: Entry): string {
  appendFileSync(FILE, `${JSON.stringify(entry)}\n`);
  const lines = readFileSync(FILE, "utf8").trim().split("\n");
  writeFileSync(DRAWING, drawHistory(lines.map((line) => entrySchema.parse(JSON.parse(line)))));
  return DRAWING;
}
