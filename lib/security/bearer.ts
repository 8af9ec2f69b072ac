import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Requires `Authorization: Bearer <secret>`. @throws AppError unauthenticated; unavailable without a secret of ours */
export function requireBearer(request: Request, name: "CRON_SECRET" | "METRICS_SECRET"): void {
  const secret = env()[name];
  if (!secret) throw new AppError("unavailable", `${name} is not configured`);
  const given = request.headers.get("authorization") ?? "";
  if (!timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) throw new AppError("unauthenticated");
}
