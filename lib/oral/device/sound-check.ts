/** Level from which a sound counts as a voice, on the scale of `toLevel`. A quiet room stays below it. */
const HEARD_LEVEL = 0.25;
/** Silence after which the learner is told that nothing is heard. */
const NOTHING_MS = 2000;

/** Loudness in decibels that a meter shows as empty and as full. */
const QUIETEST_DB = -60;
const LOUDEST_DB = -12;

/** Loudness of samples (-1 to 1), from 0 (silence) to 1 (a loud voice), evenly to the ear. */
export function toLevel(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  const level = (10 * Math.log10(power + 1e-12) - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB);
  return Math.max(0, Math.min(1, level));
}

/** Check of a microphone. `since`: the time at which the microphone opened or a voice was last heard. */
export type SoundCheckState = { sinceMs: number; state: "listening" | "heard" | "nothing" };

export const startSoundCheck = (nowMs: number): SoundCheckState => ({ sinceMs: nowMs, state: "listening" });

/**
 * Processes the next level. After two seconds without a voice it reports that nothing is heard; a voice clears this.
 */
export function advanceSoundCheck(check: SoundCheckState, level: number, nowMs: number): SoundCheckState {
  if (level >= HEARD_LEVEL) return { sinceMs: nowMs, state: "heard" };
  return nowMs - check.sinceMs >= NOTHING_MS ? { ...check, state: "nothing" } : check;
}
