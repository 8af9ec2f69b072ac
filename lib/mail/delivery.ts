import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";

/** `outbox`: files in DATA_DIR. `unconfigured`: serverless functions (Vercel) have no persistent disk. */
type MailDelivery = "smtp" | "outbox" | "unconfigured";

export function mailDelivery(): MailDelivery {
  if (env().SMTP_URL !== undefined) return "smtp";
  return env().VERCEL ? "unconfigured" : "outbox";
}

/** For actions that are useless without their mail. @throws AppError unavailable (mail_unconfigured) */
export function requireMail(): void {
  if (mailDelivery() === "unconfigured")
    throw new AppError("unavailable", "no mail server is configured", { reason: "mail_unconfigured" });
}
