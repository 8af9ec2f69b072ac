import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";

const TIMEOUT_MS = 1000;

/** Pings the database; throws when it does not answer within a second. */
export async function pingDatabase(): Promise<void> {
  const response = await Promise.race([db().$queryRaw`SELECT 1`, sleep(TIMEOUT_MS, null, { ref: false })]);
  if (response === null) throw new AppError("unavailable");
}
