import { SAMPLE_RATE } from "./sound.ts";

const NOTES = [
  { hz: 392, at: 0 },
  { hz: 523.25, at: 0.32 },
  { hz: 659.25, at: 0.64 },
];
const SECONDS = 2.4;
/** Partials of a struck bar; `fade` is the time constant in seconds. */
const PARTIALS = [
  { ratio: 1, level: 0.22, fade: 0.55 },
  { ratio: 3.9, level: 0.05, fade: 0.16 },
];

export function renderBreak(): Float32Array {
  return new Float32Array(Math.round(SECONDS * SAMPLE_RATE)).map((_, i) => {
    const seconds = i / SAMPLE_RATE;
    const out = Math.min(1, (SECONDS - seconds) / 0.3);
    return NOTES.reduce((sum, { hz, at }) => (seconds < at ? sum : sum + strike(hz, seconds - at)), 0) * out;
  });
}

function strike(hz: number, seconds: number): number {
  const attack = Math.min(1, seconds / 0.008);
  return PARTIALS.reduce((sum, { ratio, level, fade }) => {
    return sum + level * attack * Math.exp(-seconds / fade) * Math.sin(2 * Math.PI * hz * ratio * seconds);
  }, 0);
}
