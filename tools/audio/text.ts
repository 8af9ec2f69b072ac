import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import type { TimedText } from "../../lib/exam/content/timings.ts";
import { hashText, sha256 } from "./hashes.ts";
import { compress, measureLoudness } from "./loudness.ts";
import { isGenerated, readSound, writeMp3 } from "./mp3.ts";
import { speakPiece, toHundredths } from "./piece.ts";
import { estimateTurns } from "./recording.ts";
import type { Settings } from "./settings.ts";
import { pieceName } from "./simulation.ts";
import { audibleSpan, SAMPLE_RATE, secondsOf } from "./sound.ts";
import type { Speak } from "./voice.ts";

/** `say` reports progress. */
export type SpeechTools = { settings: Settings; speak: Speak; say: (step: string) => void };
/** `draftDir` takes new files until a simulation is complete. */
export type AudioTools = SpeechTools & { draftDir: string };

/** A manifest entry without its place in the track, and the current path of its file. */
export type MadeText = Omit<TimedText, "startSeconds"> & { file: string };

/** Keeps a current piece or an operator's recording, otherwise synthesises. `known`: the last run's entry. */
export async function makeText(
  section: string,
  text: SpokenText,
  known: TimedText | undefined,
  audioDir: string,
  tools: AudioTools,
): Promise<MadeText> {
  const piece = pieceName(section, text.id);
  const file = path.join(audioDir, piece);
  const hash = hashText(text, tools.settings);
  if (existsSync(file)) {
    const pieceSha256 = sha256(readFileSync(file));
    if (known?.pieceSha256 === pieceSha256) {
      if (known.hash === hash) return { ...known, file };
      if (known.source === "recording") {
        tools.say(`  ${piece}: the text changed after this recording was made. Record it again, or delete it.`);
        return { ...known, file };
      }
    } else if (known !== undefined || !isGenerated(file)) {
      tools.say(`  ${piece}: a recording of yours, kept. Times of its sentences are estimated.`);
      return adoptRecording(text, { hash, piece, pieceSha256, file });
    }
  }
  tools.say(`  ${piece}: speaking`);
  return synthesise(text, { hash, piece, file: path.join(tools.draftDir, piece) }, tools);
}

async function synthesise(
  text: SpokenText,
  { hash, piece, file }: { hash: string; piece: string; file: string },
  { settings, speak }: AudioTools,
): Promise<MadeText> {
  const { samples, turns } = await speakPiece(text, settings, speak);
  mkdirSync(path.dirname(file), { recursive: true });
  const loudness = writeMp3(compress(samples), file, path.basename(piece, ".mp3"));
  const durationSeconds = toHundredths(secondsOf(samples));
  const pieceSha256 = sha256(readFileSync(file));
  return { id: text.id, piece, source: "synthetic", hash, pieceSha256, durationSeconds, ...loudness, turns, file };
}

function adoptRecording(
  text: SpokenText,
  { hash, piece, pieceSha256, file }: { hash: string; piece: string; pieceSha256: string; file: string },
): MadeText {
  const samples = readSound(file);
  const [first, end] = audibleSpan(samples);
  return {
    id: text.id,
    piece,
    source: "recording",
    hash,
    pieceSha256,
    durationSeconds: toHundredths(secondsOf(samples)),
    ...measureLoudness(file),
    turns: estimateTurns(text, first / SAMPLE_RATE, end / SAMPLE_RATE),
    file,
  };
}
