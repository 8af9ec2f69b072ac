import { createHash } from "node:crypto";

/** Returns a number in [0, 1). */
export type Random = () => number;

/** A generator seeded by the words, so that a text made again sounds the same (Tommy Ettinger's mulberry32). */
export function seededRandom(words: string): Random {
  let state = createHash("sha256").update(words).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A sample of the standard normal distribution (Box-Muller). */
export function randomNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
