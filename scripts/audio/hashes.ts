/** Hashes that tell whether a piece or a track is still what its inputs would make. Pure: no sound, no programs. */
import { createHash } from "node:crypto";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { ListeningSection } from "../../lib/exam/sections.ts";
import { respell } from "./lexicon.ts";
import type { Settings } from "./settings.ts";

/** Raise it when a change of the tool should make every piece and track again. */
export const TOOL_VERSION = 1;

/** SHA-256 in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Hash of all that a text's piece is made from. The title and the speakers' names are not heard and do not count. */
export function hashText(text: Pick<SpokenText, "turns">, { voices, lexicon }: Settings): string {
  const turns = text.turns.map((turn) => ({
    text: turn.text,
    spoken: respell(turn.text, lexicon),
    mix: voices[turn.voice].mix,
    speed: voices[turn.voice].speed,
    effect: turn.effect,
  }));
  return sha256(JSON.stringify({ tool: TOOL_VERSION, turns }));
}

/** Hash of all that a section's track is made from: announcements and pauses, and the files of its pieces in order. */
export function hashTrack(section: ListeningSection, pieceHashes: readonly string[], settings: Settings): string {
  const { announcements, voices, lexicon } = settings;
  const { pacing, opening, voice, ...shared } = announcements;
  const heard = respell(JSON.stringify({ ...shared, opening: opening[section] }), lexicon);
  const { mix, speed } = voices[voice];
  return sha256(JSON.stringify({ tool: TOOL_VERSION, heard, mix, speed, pacing: pacing[section], pieceHashes }));
}
