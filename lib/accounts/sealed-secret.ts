import "server-only";
import { seal, unseal } from "@/lib/security/seal";

/** Encrypts an authenticator app's secret for storage, bound to its owner. */
export const sealSecret = (secret: string, owner: string) => seal("second-factor", secret, owner);

/** Null if the value was altered, belongs to another owner, or the server's secret has changed. */
export const unsealSecret = (sealed: string, owner: string) => unseal("second-factor", sealed, owner);
