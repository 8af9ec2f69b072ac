import "server-only";
import { db } from "@/lib/db";

/** Asks the database for a sign of life; throws when there is none. */
export async function pingDatabase(): Promise<void> {
  await db().$queryRaw`SELECT 1`;
}
