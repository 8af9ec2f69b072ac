import { createHash } from "node:crypto";
import { type Random, seededRandom } from "../lib/seeded-random.ts";

/** A generator seeded by words, so that a text made again sounds the same. */
export function seededByWords(words: string): Random {
  return seededRandom(createHash("sha256").update(words).digest().readUInt32LE(0));
}
