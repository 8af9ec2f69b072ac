import type { Cue, TimedSection } from "@/lib/exam/content/timings";
import type { AudioSpan } from "@/lib/exam/transcript";

/** `text`: number of the spoken text, from 1. */
export type TrackCue = Pick<Cue, "startSeconds" | "endSeconds" | "kind"> & { text?: number };

export type Track = { durationSeconds: number; cues: TrackCue[] };

/** The plan of a recording, without any of its words. */
export function toTrack({ durationSeconds, cues, texts }: TimedSection): Track {
  const numberOf = (textId: string) => texts.findIndex(({ id }) => id === textId) + 1;
  return {
    durationSeconds,
    cues: cues.map(({ startSeconds, endSeconds, kind, textId }) => ({
      startSeconds,
      endSeconds,
      kind,
      ...(kind === "text" && textId ? { text: numberOf(textId) } : {}),
    })),
  };
}

/** The cue at a position: the one that began last. */
export function cueAt({ cues }: Track, seconds: number): TrackCue | null {
  return cues.findLast(({ startSeconds }) => startSeconds <= seconds) ?? cues[0] ?? null;
}

/** Numbers of the spoken texts, in order. */
export function textNumbers({ cues }: Track): number[] {
  return [...new Set(cues.flatMap(({ text }) => text ?? []))];
}

/** 1 for the first hearing of the cue's text, 2 for the second. */
export function hearingNumber({ cues }: Track, cue: TrackCue): number {
  return cues.filter(({ text, startSeconds }) => text === cue.text && startSeconds <= cue.startSeconds).length;
}

/** Start of a text in seconds: of its second hearing if the position is in the second half of the track. */
export function startOfText({ cues }: Track, text: number, seconds: number): number {
  const middle = cues.find(({ kind }) => kind === "reading")?.startSeconds ?? Number.POSITIVE_INFINITY;
  const hearings = cues.filter((cue) => cue.text === text);
  const inHalf = hearings.find(({ startSeconds }) => startSeconds >= middle === seconds >= middle);
  return (inHalf ?? hearings[0])?.startSeconds ?? seconds;
}

/** URL that serves a span of the recording at `src` as a file of its own; without an end, up to its end. */
export function spanUrl(src: string, { startSeconds, endSeconds }: Partial<AudioSpan>): string {
  const query = new URLSearchParams();
  if (startSeconds) query.set("from", startSeconds.toFixed(2));
  if (endSeconds !== undefined) query.set("to", endSeconds.toFixed(2));
  return query.size > 0 ? `${src}?${query}` : src;
}

/** A recording's last moments may be missing from the file, and a player may be a little off. */
const CUT_TOLERANCE_SECONDS = 3;

/** Whether a recording that has ended at a position was cut on its way. */
export function isCutShort(durationSeconds: number, endedAtSeconds: number): boolean {
  return endedAtSeconds < durationSeconds - CUT_TOLERANCE_SECONDS;
}
