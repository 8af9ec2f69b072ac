import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

// No character that looks like another, and no vowels, so that no code is a word. Eight of them are 38 bits.
const CHARACTERS = "BCDFGHJKMNPQRSTVWXYZ23456789";
const GROUP_LENGTH = 4;
/** The bytes from here on would make some characters likelier than others. */
const UNEVEN_FROM = 256 - (256 % CHARACTERS.length);

/**
 * The keyed hash under which a gift code is stored: without the server's secret nobody can try codes against a copy
 * of the database.
 * @param code upper case, without spaces around it
 */
export function hashGiftCode(code: string): string {
  return createHmac("sha256", `gift-code:${env().NEXTAUTH_SECRET}`).update(code).digest("hex");
}

/** The keyed hash under which the key of a batch's request is stored: from it no code can be made again. */
export function hashRequestKey(requestKey: string): string {
  return createHmac("sha256", `gift-code-request:${env().NEXTAUTH_SECRET}`).update(requestKey).digest("hex");
}

/**
 * The codes of a batch, such as CILS-BK7M-2XQ9. They follow from the request's random key and the server's secret, so that
 * the same request, sent again because its answer was lost, gives the same codes; without either nobody can make them.
 * @param requestKey 128 random bits, which the server does not keep
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
  const bytes = createHmac("sha256", `gift-code-signs:${env().NEXTAUTH_SECRET}`).update(seed).digest();
  return [...bytes]
    .filter((byte) => byte < UNEVEN_FROM)
    .map((byte) => CHARACTERS[byte % CHARACTERS.length])
    .join("");
}
