import { randomInt } from "node:crypto";

// Learners see this id and may read it out on the telephone: no letters that look or sound like another character.
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 10;

/** A new attempt id: ten characters, about 49 bits, unpredictable. */
export function makeAttemptId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Whether a string from outside can be an attempt id at all. */
export function isAttemptId(value: string): boolean {
  return value.length === LENGTH && [...value].every((character) => ALPHABET.includes(character));
}
