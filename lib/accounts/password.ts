import "server-only";
import { hash, verify } from "@node-rs/argon2";

// argon2id with the first parameters that OWASP's password storage page recommends (19 MiB, 2 passes, 1 lane).
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password with argon2id. @returns a PHC string */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), PARAMETERS);
}

let decoy: Promise<string> | undefined;

/**
 * @param stored null if there is no such account: a dummy hash is verified, so that timing does not reveal whether the
 * account exists
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const hashed = stored ?? (await decoy);
  for (const form of formsOf(password)) if ((await verify(hashed, form)) && stored !== null) return true;
  return false;
}

/**
 * Keyboards write `è` as one character or as two. Passwords are hashed as NFC; older ones were hashed as typed, which
 * may have been either form.
 */
function formsOf(password: string): Set<string> {
  return new Set([password.normalize("NFC"), password, password.normalize("NFD")]);
}
