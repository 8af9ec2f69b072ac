import "server-only";
import { seal, unseal } from "@/lib/security/seal";

/** Encrypts the secret of an account's authenticator app for storage beside that account. */
export const sealSecret = (secret: string, owner: string) => seal("second-factor", secret, owner);

/** The secret again, or null when it was changed, is somebody else's, or the server's secret is another one by now. */
export const openSecret = (sealed: string, owner: string) => unseal("second-factor", sealed, owner);
