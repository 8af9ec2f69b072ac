import { ZodError } from "zod";

/** Why a mail did not go. `refused`: for good, by the server of its recipient. The admin reads a sentence for each. */
export const MAIL_FAILURES = [
  "refused",
  "postponed",
  "unreachable",
  "timeout",
  "unreadable",
  "expired",
  "broken",
] as const;

export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Thrown when a mail could not be handed over in its time. */
export class MailTimeout extends Error {}

const read = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;

/**
 * What kind of fault an error of the mailer's is. Only a lasting answer (5xx, RFC 5321) to the recipient or to the message
 * itself is for good: one to our name or sender is the operator's to mend.
 */
export function toMailFailure(error: unknown): MailFailure {
  const [status, command, code] = [read(error, "responseCode"), read(error, "command"), read(error, "code")];
  if (typeof status === "number") {
    const isLasting = status >= 500 && typeof command === "string" && /^(RCPT TO|DATA)/.test(command);
    return isLasting ? "refused" : "postponed";
  }
  if (error instanceof MailTimeout || code === "ETIMEDOUT") return "timeout";
  // The server's secret is another one by now, or the facts are of an older form.
  if (error instanceof ZodError) return "unreadable";
  return typeof code === "string" ? "unreachable" : "broken";
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** With growing pauses these are two and a half days; senders give up after four or five (RFC 5321, 4.5.4.1) at the latest. */
export const MAIL_TRIES = 22;

/**
 * When a mail that did not go is tried again; null when it never is.
 * @param tries how often it was tried, this time included
 */
export function nextMailTry(failure: MailFailure, tries: number, now: Date): Date | null {
  if (failure === "refused" || failure === "unreadable" || tries >= MAIL_TRIES) return null;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
}
