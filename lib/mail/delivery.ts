import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { runsInFunctions } from "@/lib/jobs/host";

/** Where mail goes: to a mail server, into files of DATA_DIR, or nowhere, since functions cannot write files that last. */
type MailDelivery = "smtp" | "outbox" | "unconfigured";

/** How this site delivers its mail. */
export function mailDelivery(): MailDelivery {
  if (env().SMTP_URL !== undefined) return "smtp";
  return runsInFunctions() ? "unconfigured" : "outbox";
}

/**
 * For what is of no use without the mail that follows it, such as a code to sign in again.
 * @throws AppError unavailable (mail_unconfigured)
 */
export function requireMail(): void {
  if (mailDelivery() === "unconfigured")
    throw new AppError("unavailable", "no mail server is configured", { reason: "mail_unconfigured" });
}
