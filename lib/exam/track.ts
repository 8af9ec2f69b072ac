import type { TimedSection } from "@/lib/exam/content/timings";
import type { AudioSpan } from "@/lib/exam/transcript";

/** A stretch of a recording and what is heard in it; `text` is the number of the spoken text, from 1. */
export type TrackCue = {
  startSeconds: number;
  endSeconds: number;
  kind: TimedSection["cues"][number]["kind"];
  text?: number;
};

/** What a player knows of a recording before it is loaded. */
export type Track = { durationSeconds: number; cues: TrackCue[] };

/** The plan of a recording, without a word of what is said. */
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

/** What is heard at a second of the recording: the stretch that began last. */
export function cueAt({ cues }: Track, seconds: number): TrackCue | null {
  return cues.findLast(({ startSeconds }) => startSeconds <= seconds) ?? cues[0] ?? null;
}

/** The numbers of the spoken texts, each once, in their order. */
export function listTexts({ cues }: Track): number[] {
  return [...new Set(cues.flatMap(({ text }) => text ?? []))];
}

/** Which time a text is heard in a stretch, from 1. */
export function hearingOf({ cues }: Track, cue: TrackCue): number {
  return cues.filter(({ text, startSeconds }) => text === cue.text && startSeconds <= cue.startSeconds).length;
}

/**
 * Where to go on to hear a text.
 * @param seconds the place now: who has come to the pause in the middle goes on to the second half
 * @returns seconds from the start of the recording; the place now when there is no such text
 */
export function startOfText({ cues }: Track, text: number, seconds: number): number {
  const middle = cues.find(({ kind }) => kind === "reading")?.startSeconds ?? Number.POSITIVE_INFINITY;
  const hearings = cues.filter((cue) => cue.text === text);
  const inHalf = hearings.find(({ startSeconds }) => startSeconds >= middle === seconds >= middle);
  return (inHalf ?? hearings[0])?.startSeconds ?? seconds;
}

/**
 * Where a stretch of a recording is fetched as a recording of its own.
 * @param src the address of the whole; without an end the stretch goes to its end
 */
export function spanUrl(src: string, { startSeconds, endSeconds }: Partial<AudioSpan>): string {
  const query = new URLSearchParams();
  if (startSeconds) query.set("from", startSeconds.toFixed(2));
  if (endSeconds !== undefined) query.set("to", endSeconds.toFixed(2));
  return query.size > 0 ? `${src}?${query}` : src;
}

/** Seconds as minutes and seconds, "2:05". */
export function toClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
