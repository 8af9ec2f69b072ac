import "server-only";
import { createHmac, randomInt } from "node:crypto";
import { env } from "@/lib/env";

/** A recovery code has this many digits: figures only, so that a phone's number pad is enough to type it. */
export const RECOVERY_DIGITS = 10;
const RECOVERY_CODES = 10;

const makeCode = () => Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join("");

/** A fresh set of recovery codes, ten digits each. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeCode());
  return [...codes];
}

/** The keyed hash under which a recovery code is stored: without the server's secret a copy of the database tells nothing. */
export function hashRecoveryCode(code: string): string {
  return createHmac("sha256", `recovery-code:${env().NEXTAUTH_SECRET}`).update(code).digest("hex");
}
