import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * The gate of scheduled work: the caller must bear `CRON_SECRET`, as Vercel's scheduler does.
 * @throws AppError unauthenticated; unavailable when no secret is configured
 */
export function requireScheduler(request: Request): void {
  const { CRON_SECRET: secret } = env();
  if (!secret) throw new AppError("unavailable", "CRON_SECRET is not configured");
  const given = request.headers.get("authorization") ?? "";
  if (!timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw new AppError("unauthenticated");
}
