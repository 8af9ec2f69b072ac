type QueuedMail = {
  kind: "order" | "withdrawal" | "expires_in_30_days" | "expires_in_7_days" | "deletion_in_30_days";
  subjectId: string;
  tries: number;
  sentAt: Date | null;
};
type Grant = { id: string; paymentId: string | null; endedAt: Date | null; expiresAt: Date };

/**
 * Whether a mail may be sent again: it went, or could not go, and what it says is still true. One that waits for its first
 * try goes by itself.
 * @param grants of its student
 */
export function maySendAgain(mail: QueuedMail, grants: readonly Grant[], now: Date): boolean {
  if (!mail.sentAt && mail.tries === 0) return false;
  // Whether the account is still to be deleted is asked again when the mail is written.
  if (mail.kind === "withdrawal" || mail.kind === "deletion_in_30_days") return true;
  const subject = grants.find(({ id, paymentId }) => (mail.kind === "order" ? paymentId : id) === mail.subjectId);
  if (!subject || subject.endedAt) return false;
  return mail.kind === "order" || subject.expiresAt > now;
}
