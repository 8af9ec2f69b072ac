import "server-only";
import { env } from "@/lib/env";

/**
 * Whether the site runs in functions that a host starts, freezes and ends as it likes, and whose disk is read-only, instead of
 * in a server that stays up.
 */
export const runsInFunctions = (): boolean => env().VERCEL;
