import { ZodError } from "zod";
import { property } from "@/lib/http/call";
import type { Job } from "@/prisma/generated/client";

/** The mail no longer applied when it was due: it is done without having been sent. */
export const OUTDATED = "outdated";

/** Why a mail was not sent. `refused`: permanently, by the recipient's server. */
export const MAIL_FAILURES = [
  "refused",
  "postponed",
  "unreachable",
  "timeout",
  "unreadable",
  "expired",
  "broken",
  OUTDATED,
] as const;

export type MailFailure = (typeof MAIL_FAILURES)[number];

/** When a mail was sent; null if it has not been, or was no longer needed. */
export function mailSentAt({ state, failure, finishedAt }: Pick<Job, "state" | "failure" | "finishedAt">): Date | null {
  return state === "done" && failure !== OUTDATED ? finishedAt : null;
}

/**
 * Only a 5xx reply (RFC 5321) to RCPT TO or DATA is permanent; a 5xx reply to HELO or MAIL FROM is our configuration,
 * which the operator can fix.
 */
export function toMailFailure(error: unknown): MailFailure {
  const status = property(error, "responseCode");
  const command = property(error, "command");
  const code = property(error, "code");
  if (typeof status === "number") {
    const isPermanent = status >= 500 && typeof command === "string" && /^(RCPT TO|DATA)/.test(command);
    return isPermanent ? "refused" : "postponed";
  }
  // A step took too long, or the whole.
  if (code === "ETIMEDOUT" || code === "EABORT") return "timeout";
  // The server's secret has changed, or the facts have an older schema.
  if (error instanceof ZodError) return "unreadable";
  return typeof code === "string" ? "unreachable" : "broken";
}

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 6 * 60 * 60 * 1000;

/** With exponential backoff, about two and a half days; RFC 5321, 4.5.4.1, gives up after four to five at the latest. */
export const MAX_MAIL_TRIES = 22;

/** When a failed mail is tried again, or null. @param tries including the last one */
export function nextMailRetry(failure: MailFailure, tries: number, now: Date): Date | null {
  if (failure === "refused" || failure === "unreadable" || tries >= MAX_MAIL_TRIES) return null;
  return new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS));
}
