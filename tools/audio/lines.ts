/** Sounds of single lines, each a file of its own, with a manifest that names their words. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Announcement, type AnnouncementTimings, announcementTimingsSchema } from "@/lib/exam/content/timings";
import { sha256 } from "./hashes.ts";
import { type Loudness, measureLoudness } from "./loudness.ts";
import { isGenerated, readSound } from "./mp3.ts";
import { toHundredths } from "./piece.ts";
import { secondsOf } from "./sound.ts";

/** `words`: null where nothing is said. `hash`: of everything that the sound is made from. */
export type WantedLine = { name: string; words: string | null; hash: string };

/** Writes a line's sound to `file`. */
type Make<Line> = (line: Line, file: string) => Promise<{ samples: Float32Array; loudness: Loudness }>;

/** The manifest of a folder, empty if there is none. @throws ZodError when it is malformed */
export function readLines(dir: string): AnnouncementTimings {
  const file = manifestOf(dir);
  if (!existsSync(file)) return { version: 1, announcements: [] };
  return announcementTimingsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The names of the wanted lines whose sound is missing or was made from something else. */
export function listStaleLines(dir: string, wanted: readonly WantedLine[]): string[] {
  const known = new Map(readLines(dir).announcements.map((line) => [line.name, line]));
  return wanted.filter((line) => !isCurrent(dir, line, known.get(line.name))).map(({ name }) => name);
}

function isCurrent(dir: string, { hash }: WantedLine, known: Announcement | undefined): known is Announcement {
  if (known?.hash !== hash) return false;
  const file = path.join(dir, known.file);
  return existsSync(file) && sha256(readFileSync(file)) === known.sha256;
}

/**
 * Makes the sounds that are missing or stale, keeps an operator's recordings, and deletes the sounds of other lines.
 * The manifest is written after each, so that an interrupted run is not lost.
 */
export async function makeLines<Line extends WantedLine>(
  dir: string,
  wanted: readonly Line[],
  make: Make<Line>,
  say: (step: string) => void,
): Promise<void> {
  mkdirSync(dir, { recursive: true });
  const lines = new Map(readLines(dir).announcements.map((line) => [line.name, line]));
  const store = () => {
    const announcements = wanted.flatMap(({ name }) => lines.get(name) ?? []);
    writeFileSync(manifestOf(dir), `${JSON.stringify({ version: 1, announcements }, null, 2)}\n`);
  };
  for (const line of wanted) {
    if (isCurrent(dir, line, lines.get(line.name))) continue;
    lines.set(line.name, await makeLine(dir, line, make, say));
    store();
  }
  store();
  const files = new Set(wanted.map(({ name }) => lines.get(name)?.file));
  const others = readdirSync(dir).filter((name) => name.endsWith(".mp3") && !files.has(name));
  for (const name of others) rmSync(path.join(dir, name));
}

async function makeLine<Line extends WantedLine>(
  dir: string,
  line: Line,
  make: Make<Line>,
  say: (step: string) => void,
): Promise<Announcement> {
  const { name, words, hash } = line;
  const file = `${name}.mp3`;
  const at = path.join(dir, file);
  const isRecording = existsSync(at) && words !== null && !isGenerated(at);
  say(`  ${name}: ${isRecording ? "a recording of yours, kept" : "making"}`);
  const { samples, loudness } = isRecording
    ? { samples: readSound(at), loudness: measureLoudness(at) }
    : await make(line, at);
  const durationSeconds = toHundredths(secondsOf(samples));
  return { name, file, hash, sha256: sha256(readFileSync(at)), durationSeconds, ...loudness, words };
}

function manifestOf(dir: string): string {
  return path.join(dir, "timings.json");
}
