import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { env } from "@/lib/env";

/** Digits only, so that a phone's number pad is enough. */
export const RECOVERY_DIGITS = 10;
const RECOVERY_CODES = 10;

const makeCode = () => Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join("");

export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeCode());
  return [...codes];
}

/** Keyed hash for storage: a database copy without the server's secret reveals no code. */
export function hashRecoveryCode(code: string): string {
  return createHmac("sha256", `recovery-code:${env().NEXTAUTH_SECRET}`).update(code).digest("hex");
}
