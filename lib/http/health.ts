import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

const PATIENCE_MS = 1000;

/** Pings the database; throws when it does not answer within a second. */
export async function pingDatabase(): Promise<void> {
  const isOver = new AbortController();
  const { signal } = isOver;
  const late = sleep(PATIENCE_MS, null, { signal }).then(() => {
    throw new AppError("unavailable");
  });
  await Promise.race([db().$queryRaw`SELECT 1`, late]).finally(() => isOver.abort());
}
