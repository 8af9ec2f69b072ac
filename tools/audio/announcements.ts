/** Narrator sentences and the musical break: separate sound files that all papers share. */
import path from "node:path";
import { LISTENING_SECTIONS } from "../../lib/exam/sections.ts";
import { hashAnnouncement, sha256, TOOL_VERSION } from "./hashes.ts";
import { listStaleLines, makeLines, type WantedLine } from "./lines.ts";
import { compress } from "./loudness.ts";
import { writeMp3 } from "./mp3.ts";
import { renderBreak } from "./musical-break.ts";
import { speakPiece } from "./piece.ts";
import type { Settings } from "./settings.ts";
import type { SpeechTools } from "./text.ts";

export const BREAK = "break";

export function listWantedAnnouncements(settings: Settings): WantedLine[] {
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

export function checkAnnouncements(contentDir: string, settings: Settings): string[] {
  const stale = listStaleLines(announcementsDir(contentDir), listWantedAnnouncements(settings));
  return stale.map((name) => `announcement ${name} is missing or stale`);
}

export async function makeAnnouncements(contentDir: string, { settings, speak, say }: SpeechTools): Promise<void> {
  const { voice } = settings.announcements;
  const make = async ({ name, words }: WantedLine, file: string) => {
    if (words === null) {
      const samples = renderBreak();
      return { samples, loudness: writeMp3(samples, file, name, { content: "sound" }) };
    }
    const turn = { voice, speaker: "Annuncio", text: words, effect: "none" as const };
    const samples = compress((await speakPiece({ turns: [turn] }, settings, speak)).samples);
    return { samples, loudness: writeMp3(samples, file, name) };
  };
  await makeLines(announcementsDir(contentDir), listWantedAnnouncements(settings), make, say);
}
