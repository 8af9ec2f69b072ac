import "server-only";
import { randomUUID } from "node:crypto";
import type { Admin } from "@/lib/accounts/actor";
import { recordEvent } from "@/lib/accounts/mutations/record-event";
import { isResendable } from "@/lib/admin/resendable-mail";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { requireMail } from "@/lib/mail/delivery";
import { mailSentAt } from "@/lib/mail/failures";

/**
 * Queues a mail again. A new id makes a new Message-ID, so mail servers do not drop it as a duplicate, and of two
 * concurrent calls only one succeeds.
 * @throws AppError not_found, conflict (still queued, or no longer true), unavailable (mail_unconfigured)
 */
export async function requeueMail(admin: Admin, mailId: string, now = new Date()): Promise<void> {
  requireMail();
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${mailId}::uuid FOR UPDATE`;
    const mail = await tx.job.findUnique({ where: { id: mailId, queue: "mail" } });
    if (!mail?.userId) throw new AppError("not_found");
    const grants = await tx.accessGrant.findMany({ where: { userId: mail.userId } });
    if (!isResendable(mail, grants, now))
      throw new AppError("conflict", "the mail is still queued, or what it says no longer holds");
    const id = randomUUID();
    await tx.job.update({
      where: { id: mailId },
      data: { id, state: "queued", tries: 0, failure: null, finishedAt: null, leaseUntil: null, dueAt: now },
    });
    const sentBefore = mailSentAt(mail)?.toISOString() ?? null;
    const details = { mailId: id, mail: mail.kind, sentBefore };
    await recordEvent(tx, { kind: "mail_sent_again", actorId: admin.id, subjectId: mail.userId, details });
  });
}
