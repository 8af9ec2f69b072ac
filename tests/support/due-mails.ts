import { sendMails } from "@/lib/mail/outbox";
import { queueDueMails } from "@/lib/payments/mutations/queue-due-mails";
import { renderQueuedMail } from "@/lib/payments/mutations/render-queued-mail";

/** The scheduled mail chores in one: queues the mails that are due, and sends them. */
export async function sendDueMails(now?: Date): Promise<{ sent: number; failed: number }> {
  await queueDueMails(now ?? new Date());
  return sendMails(renderQueuedMail, now ? { now } : {});
}
