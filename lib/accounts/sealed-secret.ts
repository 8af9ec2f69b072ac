import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

// AES-256-GCM with a key of its own, derived (HKDF, RFC 5869) from the server's secret: a copy of the database alone
// opens nothing. A sealed text is base64url of nonce, tag and ciphertext.
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const key = () => Buffer.from(hkdfSync("sha256", env().NEXTAUTH_SECRET, "", "second-factor", 32));

/**
 * Encrypts a secret for storage.
 * @param owner whose it is: sealed in, so that it opens beside nobody else's name
 */
export function sealSecret(secret: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The secret again, or null when it was changed, is somebody else's, or the server's secret is another one by now. */
export function openSecret(sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagEnd) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
