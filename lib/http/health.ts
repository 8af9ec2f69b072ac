import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

const TIMEOUT_MS = 1000;

/** Pings the database; throws when it does not answer within a second. */
export async function pingDatabase(): Promise<void> {
  const timer = new AbortController();
  const { signal } = timer;
  const timeout = sleep(TIMEOUT_MS, null, { signal }).then(() => {
    throw new AppError("unavailable");
  });
  await Promise.race([db().$queryRaw`SELECT 1`, timeout]).finally(() => timer.abort());
}
