import "server-only";
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

// One key per purpose, derived (HKDF, RFC 5869) from the server's secret: a copy of the database alone does not
// decrypt.
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Purpose = "second-factor" | "job";

const keyFor = (purpose: Purpose) => Buffer.from(hkdfSync("sha256", env().NEXTAUTH_SECRET, "", purpose, 32));

/**
 * Hash that only this server can compute: codes cannot be brute-forced from a copy of the database.
 * @param purpose keeps the hashes of different uses apart
 */
export function keyedHash(purpose: string, text: string): Buffer {
  return createHmac("sha256", `${purpose}:${env().NEXTAUTH_SECRET}`).update(text).digest();
}

/** Encrypts a text for storage. @param owner authenticated data: the text decrypts only for this owner */
export function seal(purpose: Purpose, text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The decrypted text; null when it was modified, has another owner, or the server's secret has changed. */
export function unseal(purpose: Purpose, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagEnd) return null;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
