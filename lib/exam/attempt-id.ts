import { randomInt } from "node:crypto";

// Learners may read an id out on the telephone: no letters that look or sound like another character.
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 10;

/** A random attempt id: ten characters, about 49 bits. */
export function makeAttemptId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Whether a string has the form of an attempt id; it need not exist. */
export function isAttemptId(value: string): boolean {
  return value.length === LENGTH && [...value].every((character) => ALPHABET.includes(character));
}
