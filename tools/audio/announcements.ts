/** Narrator sentences and the musical break: separate sound files that all papers share. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Announcement, type AnnouncementTimings, announcementTimingsSchema } from "@/lib/exam/content/timings";
import { LISTENING_SECTIONS } from "../../lib/exam/sections.ts";
import { hashAnnouncement, sha256, TOOL_VERSION } from "./hashes.ts";
import { compress } from "./loudness.ts";
import { writeMp3 } from "./mp3.ts";
import { renderBreak } from "./musical-break.ts";
import { speakPiece, toHundredths } from "./piece.ts";
import type { Settings } from "./settings.ts";
import { secondsOf } from "./sound.ts";
import type { SpeechTools } from "./text.ts";

export const BREAK = "break";

type WantedAnnouncement = { name: string; words: string | null; hash: string };

export function listWantedAnnouncements(settings: Settings): WantedAnnouncement[] {
  const spoken = LISTENING_SECTIONS.flatMap((section) =>
    Object.entries(settings.announcements.sentences[section]).map(([name, words]) => ({
      name: `${section}-${name}`,
      words,
      hash: hashAnnouncement(words, settings),
    })),
  );
  return [...spoken, { name: BREAK, words: null, hash: sha256(`${BREAK} ${TOOL_VERSION}`) }];
}

export function announcementsDir(contentDir: string): string {
  return path.join(contentDir, "announcements");
}

/** The manifest, empty if there is none. @throws ZodError when it is malformed */
export function readAnnouncements(contentDir: string): AnnouncementTimings {
  const file = path.join(announcementsDir(contentDir), "timings.json");
  if (!existsSync(file)) return { version: 1, announcements: [] };
  return announcementTimingsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

export function checkAnnouncements(contentDir: string, settings: Settings): string[] {
  const { announcements } = readAnnouncements(contentDir);
  return listWantedAnnouncements(settings).flatMap((wanted) => {
    const known = announcements.find(({ name }) => name === wanted.name);
    return isCurrent(contentDir, wanted, known) ? [] : [`announcement ${wanted.name} is missing or stale`];
  });
}

function isCurrent(contentDir: string, { hash }: WantedAnnouncement, known: Announcement | undefined): boolean {
  if (known?.hash !== hash) return false;
  const file = path.join(announcementsDir(contentDir), known.file);
  return existsSync(file) && sha256(readFileSync(file)) === known.sha256;
}

export async function makeAnnouncements(contentDir: string, tools: SpeechTools): Promise<void> {
  mkdirSync(announcementsDir(contentDir), { recursive: true });
  const { announcements: known } = readAnnouncements(contentDir);
  const announcements: Announcement[] = [];
  for (const wanted of listWantedAnnouncements(tools.settings)) {
    const found = known.find(({ name }) => name === wanted.name);
    const isReusable = found !== undefined && isCurrent(contentDir, wanted, found);
    announcements.push(isReusable ? found : await makeAnnouncement(contentDir, wanted, tools));
  }
  const json = JSON.stringify({ version: 1, announcements }, null, 2);
  writeFileSync(path.join(announcementsDir(contentDir), "timings.json"), `${json}\n`);
}

async function makeAnnouncement(contentDir: string, wanted: WantedAnnouncement, tools: SpeechTools) {
  const { name, words, hash } = wanted;
  tools.say(`  announcement ${name}`);
  const samples = words === null ? renderBreak() : compress(await speakAnnouncement(words, tools));
  const file = `${name}.mp3`;
  const at = path.join(announcementsDir(contentDir), file);
  const loudness = writeMp3(samples, at, name, words === null ? "sound" : "voice");
  const durationSeconds = toHundredths(secondsOf(samples));
  return { name, file, hash, sha256: sha256(readFileSync(at)), durationSeconds, ...loudness, words };
}

async function speakAnnouncement(words: string, { settings, speak }: SpeechTools): Promise<Float32Array> {
  const turn = { voice: settings.announcements.voice, speaker: "Annuncio", text: words, effect: "none" as const };
  return (await speakPiece({ turns: [turn] }, settings, speak)).samples;
}
