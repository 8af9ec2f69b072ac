/** Chance that is the same every time for the same words, so that a text made again sounds the same. Pure. */
import { createHash } from "node:crypto";

/** The next number from 0 to below 1. */
export type Chance = () => number;

/** A chance of its own for these words (Tommy Ettinger's mulberry32). */
export function chanceFor(words: string): Chance {
  let state = createHash("sha256").update(words).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from the normal distribution (Box and Muller's way). */
export function drawNormal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}
