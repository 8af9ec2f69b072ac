import path from "node:path";
import type { Cue } from "../../lib/exam/content/timings.ts";
import type { ListeningSection } from "../../lib/exam/sections.ts";
import { announcementsDir, BREAK } from "./announcements.ts";
import { LOUDNESS, normaliseLoudness } from "./loudness.ts";
import { readSound } from "./mp3.ts";
import { toHundredths } from "./piece.ts";
import { planTrack, type TrackStep } from "./plan.ts";
import { fadeEdges, mixAt, secondsOf } from "./sound.ts";
import type { AudioTools, MadeText } from "./text.ts";

/** Seconds. Shorter silences get no cue. */
const MIN_CUE_SECONDS = 2;
const PIECE_TARGET = { loudnessLufs: LOUDNESS.targetLufs, ceilingDb: LOUDNESS.maxTruePeakDb };

type Track = { samples: Float32Array; cues: Cue[]; startSeconds: Map<string, [first: number, second: number]> };

/** Lays out a track in the exam's order. @throws Error when an announcement was not made */
export function assembleTrack(
  section: ListeningSection,
  texts: readonly MadeText[],
  contentDir: string,
  { settings }: AudioTools,
): Track {
  const { announcements } = settings;
  const announced = (name: string) => readSound(path.join(announcementsDir(contentDir), `${name}.mp3`));
  const pieces = new Map(texts.map((text) => [text.id, readPiece(text)]));
  const musicalBreak = announced(BREAK);
  const soundOf = (step: TrackStep): Float32Array | undefined => {
    if (step.does === "say") return announced(`${section}-${step.announcement}`);
    if (step.does === "break") return musicalBreak;
    return step.does === "hear" ? pieces.get(step.textId) : undefined;
  };
  const parts: { at: number; samples: Float32Array }[] = [];
  const cues: Cue[] = [];
  const startSeconds: Track["startSeconds"] = new Map();
  let at = 0;
  for (const step of planTrack([...pieces.keys()], announcements)) {
    const begin = toHundredths(at);
    const samples = soundOf(step);
    if (samples) parts.push({ at, samples });
    at += step.does === "wait" ? step.seconds : samples ? secondsOf(samples) : 0;
    const span = { startSeconds: begin, endSeconds: toHundredths(at) };
    const words = step.does === "say" ? announcements.sentences[section][step.announcement] : "";
    cues.push(...cuesOf(step, span, words));
    if (step.does === "hear") startSeconds.set(step.textId, [startSeconds.get(step.textId)?.[0] ?? begin, begin]);
  }
  return { samples: mixAt(parts, at), cues, startSeconds };
}

function cuesOf(step: TrackStep, span: { startSeconds: number; endSeconds: number }, words: string): Cue[] {
  if (step.does === "say") return [{ ...span, kind: "announcement", words }];
  if (step.does === "hear") return [{ ...span, kind: "text", textId: step.textId }];
  if (step.does === "break") return [{ ...span, kind: "break" }];
  return step.seconds >= MIN_CUE_SECONDS ? [{ ...span, kind: step.kind }] : [];
}

/** Synthetic pieces are already normalised; a recording is normalised here, its file unchanged. */
function readPiece(text: MadeText): Float32Array {
  const samples = readSound(text.file);
  return fadeEdges(text.source === "recording" ? normaliseLoudness(samples, PIECE_TARGET) : samples);
}
