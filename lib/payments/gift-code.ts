import "server-only";
import { createHmac } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The keyed hash under which a gift code is stored: without the server's secret nobody can try codes against a copy
 * of the database.
 * @param code upper case, without spaces around it
 */
export function hashGiftCode(code: string): string {
  return createHmac("sha256", `gift-code:${env().NEXTAUTH_SECRET}`).update(code).digest("hex");
}
