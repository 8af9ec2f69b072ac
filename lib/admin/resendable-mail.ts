import type { JobState } from "@/prisma/generated/enums";

type QueuedMail = { kind: string; subjectId: string | null; state: JobState; tries: number };
type Grant = { id: string; paymentId: string | null; endedAt: Date | null; expiresAt: Date };

/** Whether a mail was sent or tried and is still true. @param grants those of the mail's recipient */
export function isResendable(mail: QueuedMail, grants: readonly Grant[], now: Date): boolean {
  // A sent mail about an account has no subjectId any more.
  if (mail.subjectId === null) return false;
  if (mail.state === "running" || (mail.state === "queued" && mail.tries === 0)) return false;
  // Whether a refund is still open or the account still due for deletion is checked again when the mail is written.
  if (["withdrawal", "refund_failed", "deletion_in_30_days"].includes(mail.kind)) return true;
  const isAboutPurchase = mail.kind === "order" || mail.kind === "access_start";
  const subject = grants.find(({ id, paymentId }) => (isAboutPurchase ? paymentId : id) === mail.subjectId);
  if (!subject || subject.endedAt) return false;
  return isAboutPurchase || subject.expiresAt > now;
}
