import type { JobState } from "@/prisma/generated/enums";

type QueuedMail = { kind: string; subjectId: string | null; state: JobState; tries: number };
type Grant = { id: string; paymentId: string | null; endedAt: Date | null; expiresAt: Date };

/**
 * Whether a mail may be sent again: it went, or could not go, and what it says is still true. One that waits for its first
 * try goes by itself.
 * @param grants of its student
 */
export function maySendAgain(mail: QueuedMail, grants: readonly Grant[], now: Date): boolean {
  // What a mail about an account said is forgotten once it was sent.
  if (mail.subjectId === null) return false;
  if (mail.state === "running" || (mail.state === "queued" && mail.tries === 0)) return false;
  // Whether the account is still to be deleted is asked again when the mail is written.
  if (mail.kind === "withdrawal" || mail.kind === "deletion_in_30_days") return true;
  const subject = grants.find(({ id, paymentId }) => (mail.kind === "order" ? paymentId : id) === mail.subjectId);
  if (!subject || subject.endedAt) return false;
  return mail.kind === "order" || subject.expiresAt > now;
}
