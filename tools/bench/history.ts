/** The site's speed run by run, as ratios only: unlike milliseconds they compare across machines. */
import { appendFileSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const FILE = join(import.meta.dirname, "history.jsonl");
const NEXT_PACKAGE = join(import.meta.dirname, "../../node_modules/next/package.json");

/** @param ratios "saves, 16 connections / raw" is the site's saves divided by the raw server's in the same time */
export function toEntry(ratios: Record<string, number>) {
  const rounded = Object.entries(ratios).map(([name, ratio]) => [name, Number(ratio.toPrecision(3))]);
  return {
    date: new Date().toISOString(),
    next: z.object({ version: z.string() }).parse(JSON.parse(readFileSync(NEXT_PACKAGE, "utf8"))).version,
    node: process.version,
    cores: cpus().length,
    ratios: Object.fromEntries(rounded),
  };
}

/** Appends a run. @returns the history's file */
export function addToHistory(entry: ReturnType<typeof toEntry>): string {
  appendFileSync(FILE, `${JSON.stringify(entry)}\n`);
  return FILE;
}
