import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { sampleNormal } from "../../lib/report/readiness/normal.ts";
import type { Random } from "../../lib/seeded-random.ts";
import { seededByWords } from "../random.ts";
import { SAMPLE_RATE } from "./sound.ts";

export type Place = NonNullable<SpokenText["place"]>;

/** Background of a place, instead of digital silence: noise band, level relative to speech, swell, mains hum. */
type NoiseFloor = {
  lowHz: number;
  highHz: number;
  levelDb: number;
  swellDb: number;
  swellSeconds: number;
  humHz?: number;
};

const FLOORS: Record<Place, NoiseFloor> = {
  none: { lowHz: 80, highHz: 1200, levelDb: -44, swellDb: 1, swellSeconds: 6 },
  home: { lowHz: 60, highHz: 700, levelDb: -38, swellDb: 2, swellSeconds: 8, humHz: 50 },
  office: { lowHz: 120, highHz: 1800, levelDb: -34, swellDb: 3, swellSeconds: 4, humHz: 100 },
  surgery: { lowHz: 100, highHz: 1200, levelDb: -37, swellDb: 2, swellSeconds: 7, humHz: 100 },
  shop: { lowHz: 150, highHz: 2600, levelDb: -31, swellDb: 4, swellSeconds: 3, humHz: 50 },
  school: { lowHz: 250, highHz: 2800, levelDb: -32, swellDb: 5, swellSeconds: 2.5 },
  street: { lowHz: 50, highHz: 900, levelDb: -26, swellDb: 6, swellSeconds: 5 },
  station: { lowHz: 100, highHz: 2000, levelDb: -26, swellDb: 5, swellSeconds: 6 },
  phone: { lowHz: 350, highHz: 3200, levelDb: -36, swellDb: 1, swellSeconds: 9, humHz: 50 },
  radio: { lowHz: 200, highHz: 5000, levelDb: -42, swellDb: 1, swellSeconds: 9 },
};

/** Background of a place, seeded by `words`. `speechLevel`: RMS of the speech laid over it. */
export function backgroundOf(place: Place, seconds: number, speechLevel: number, words: string): Float32Array {
  const floor = FLOORS[place];
  const random = seededByWords(`${place} ${words}`);
  const samples = bandNoise(Math.round(seconds * SAMPLE_RATE), floor, random);
  const target = speechLevel * 10 ** (floor.levelDb / 20);
  const gain = target / (rms(samples) || 1);
  const phase = random() * 2 * Math.PI;
  return samples.map((sample, i) => {
    const turn = (2 * Math.PI * i) / SAMPLE_RATE;
    // Two slow waves out of step, so that the swelling never becomes a rhythm.
    const wave = (Math.sin(turn / floor.swellSeconds + phase) + Math.sin(turn / (floor.swellSeconds * 2.7))) / 2;
    const hum = floor.humHz === undefined ? 0 : target * 0.3 * Math.sin(turn * floor.humHz);
    return sample * gain * 10 ** ((floor.swellDb / 20) * wave) + hum;
  });
}

function bandNoise(length: number, { lowHz, highHz }: NoiseFloor, random: Random): Float32Array {
  const samples = new Float32Array(length).map(() => sampleNormal(random));
  for (let pass = 0; pass < 2; pass++) {
    lowPass(samples, highHz);
    subtractLowPass(samples, lowHz);
  }
  return samples;
}

function lowPass(samples: Float32Array, hz: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE);
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    level += share * ((samples[i] ?? 0) - level);
    samples[i] = level;
  }
}

function subtractLowPass(samples: Float32Array, hz: number): void {
  const low = samples.slice();
  lowPass(low, hz);
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) - (low[i] ?? 0);
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
}
