import "server-only";
import { randomInt } from "node:crypto";
import { keyedHash } from "@/lib/security/seal";

/** Digits only, so that a phone's number pad is enough. */
export const RECOVERY_DIGITS = 10;
const RECOVERY_CODES = 10;

const makeCode = () => Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join("");

export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeCode());
  return [...codes];
}

export const hashRecoveryCode = (code: string) => keyedHash("recovery-code", code).toString("hex");
