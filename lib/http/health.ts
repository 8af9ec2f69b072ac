import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

/** How long the database may take: whoever asks for a sign of life wants to know it soon. */
const PATIENCE_MS = 1000;

/** Asks the database for a sign of life; throws when there is none. */
export async function pingDatabase(): Promise<void> {
  const isOver = new AbortController();
  const { signal } = isOver;
  const late = sleep(PATIENCE_MS, null, { signal }).then(() => {
    throw new AppError("unavailable");
  });
  await Promise.race([db().$queryRaw`SELECT 1`, late]).finally(() => isOver.abort());
}
