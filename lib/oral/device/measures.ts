/** A stretch of speech in a recording, in milliseconds from its start. */
export type Stretch = { startMs: number; endMs: number };

/** Speech began, or it ended. `atMs`: milliseconds of recording; the moment itself, which is known a little later. */
export type VoiceEvent = { kind: "speech" | "silence"; atMs: number };

/**
 * What was measured of an answer; never a score. `longestSilenceMs` and `longPauses` are counted up to the last word:
 * the silence after it is the examiner's.
 */
export type Measures = { durationMs: number; spokenMs: number; longestSilenceMs: number; longPauses: number };

/** A pause of this length is long. The limit is ours: speakers at B1 stop for two or three seconds inside a sentence. */
export const LONG_PAUSE_MS = 2000;

/** The stretches of speech that the events describe. @param durationMs of the recording so far; ends unfinished speech */
export function toStretches(events: readonly VoiceEvent[], durationMs: number): Stretch[] {
  const stretches: Stretch[] = [];
  let startMs: number | null = null;
  for (const { kind, atMs } of [...events, { kind: "silence", atMs: durationMs } as const]) {
    if (kind === "speech") startMs ??= atMs;
    else if (startMs !== null) {
      if (atMs > startMs) stretches.push({ startMs, endMs: atMs });
      startMs = null;
    }
  }
  return stretches;
}

/** One timeline of the parts of an answer that was interrupted: each begins where the one before it ends. */
export function joinParts(parts: readonly { durationMs: number; stretches: readonly Stretch[] }[]) {
  let durationMs = 0;
  const stretches: Stretch[] = [];
  for (const part of parts) {
    const start = durationMs;
    stretches.push(...part.stretches.map(({ startMs, endMs }) => ({ startMs: start + startMs, endMs: start + endMs })));
    durationMs += part.durationMs;
  }
  return { durationMs, stretches };
}

/** Measures an answer. Without speech, all of it is one silence. @param stretches in their order */
export function measureSpeech(stretches: readonly Stretch[], durationMs: number): Measures {
  const spokenMs = stretches.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const starts = stretches.map(({ startMs }) => startMs);
  const ends = [0, ...stretches.map(({ endMs }) => endMs)];
  const silences = stretches.length > 0 ? starts.map((startMs, place) => startMs - (ends[place] ?? 0)) : [durationMs];
  return {
    durationMs: Math.round(durationMs),
    spokenMs: Math.round(spokenMs),
    longestSilenceMs: Math.round(Math.max(...silences)),
    longPauses: silences.filter((silence) => silence >= LONG_PAUSE_MS).length,
  };
}
