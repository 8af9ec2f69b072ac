import "server-only";
import { keyedHash } from "@/lib/security/seal";

// No look-alike characters, and no vowels, so that no code is a word. Eight characters are 38 bits.
const CHARACTERS = "BCDFGHJKMNPQRSTVWXYZ23456789";
const GROUP_LENGTH = 4;
/** Bytes from here on are dropped: they would bias the choice of characters. */
const UNEVEN_FROM = 256 - (256 % CHARACTERS.length);

/** Keyed hash for storage. @param code trimmed, upper case */
export const hashGiftCode = (code: string) => keyedHash("gift-code", code).toString("hex");

/** Keyed hash of a batch's request key; codes cannot be derived from it. */
export const hashRequestKey = (requestKey: string) => keyedHash("gift-code-request", requestKey).toString("hex");

/**
 * Codes such as CILS-BK7M-2XQ9, derived from `requestKey` (128 random bits, never stored) and the server's secret, so
 * that a request repeated after a lost response gives the same codes.
 */
export function makeGiftCodes(prefix: string, count: number, requestKey: string): string[] {
  const codes = new Set<string>();
  for (let turn = 1; codes.size < count; turn += 1) {
    const characters = randomCharacters(`${requestKey}:${turn}`);
    codes.add(`${prefix}-${characters.slice(0, GROUP_LENGTH)}-${characters.slice(GROUP_LENGTH, 2 * GROUP_LENGTH)}`);
  }
  return [...codes];
}

function randomCharacters(seed: string): string {
  return [...keyedHash("gift-code-signs", seed)]
    .filter((byte) => byte < UNEVEN_FROM)
    .map((byte) => CHARACTERS[byte % CHARACTERS.length])
    .join("");
}
