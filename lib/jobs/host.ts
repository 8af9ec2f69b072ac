import "server-only";
import { env } from "@/lib/env";

/** Whether the site runs as serverless functions (read-only disk, may be frozen) instead of a long-running server. */
export const isServerless = (): boolean => env().VERCEL;
