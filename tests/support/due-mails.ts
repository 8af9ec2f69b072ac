import { sendMails } from "@/lib/mail/outbox";
import { queueDueMails } from "@/lib/payments/mutations/queue-due-mails";
import { renderQueuedMail } from "@/lib/payments/mutations/render-queued-mail";

/** What the clock does with mails, in one: writes down those that the facts ask for, and sends all that are due. */
export async function sendDueMails(now?: Date): Promise<{ sent: number; failed: number }> {
  await queueDueMails(now ?? new Date());
  return sendMails(renderQueuedMail, now ? { now } : {});
}
