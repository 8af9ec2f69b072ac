import "server-only";
import { db } from "@/lib/db/client";
import { type Claim, claimJob, expireJobs, type Outcome, performClaim, settleJob } from "@/lib/jobs/claims";
import { mailDelivery } from "@/lib/mail/delivery";
import { nextMailTry, toMailFailure } from "@/lib/mail/faults";
import { type Mail, sendMail } from "@/lib/mail/send";
import { log } from "@/lib/observability/log";

/** How many mails one run sends side by side, so that one server that hangs does not keep all the others waiting. */
const SENDERS = 4;

/** Writes the mail of a job, from its facts and the rows it speaks of; null when it would no longer be true. */
export type MailWriter = (job: Claim, now: Date) => Promise<Mail | null>;

/**
 * Sends the mails that are due, the most urgent first, outside of any transaction. Any number of processes may send at the
 * same time: each mail goes once. What could not go is tried again after growing pauses, or failed for good.
 * Without a configured way to send, all of them wait.
 * @param options.now another moment than the clock's, for tests
 * @param options.most how many at most
 * @returns how many went and how many could not
 */
export async function sendMails(
  write: MailWriter,
  { now, most = 100 }: { now?: Date; most?: number } = {},
): Promise<{ sent: number; failed: number }> {
  if (mailDelivery() === "unconfigured") return { sent: 0, failed: 0 };
  // A run can last minutes: a lease counts from when its mail was taken.
  const clock = () => now ?? new Date();
  await expireJobs("mail", clock());
  const counts = { sent: 0, failed: 0 };
  let taken = 0;
  const send = async () => {
    while (taken < most) {
      taken += 1;
      const claim = await claimJob("mail", clock());
      if (!claim) break;
      counts[await sendClaimed(claim, write, clock)] += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(SENDERS, most) }, send));
  return counts;
}

async function sendClaimed(claim: Claim, write: MailWriter, clock: () => Date): Promise<"sent" | "failed"> {
  const outcome = await performClaim(claim, async () => {
    const outcome = await trySending(claim, write, clock);
    await settleJob(db(), claim, outcome, clock());
    return outcome;
  });
  return outcome?.state === "done" ? "sent" : "failed";
}

async function trySending(claim: Claim, write: MailWriter, clock: () => Date): Promise<Outcome> {
  const { id, kind, tries } = claim;
  try {
    const mail = await write(claim, clock());
    if (mail) await sendMail(mail, id);
    return { state: "done" };
  } catch (error) {
    const failure = toMailFailure(error);
    log().warn({ err: error, kind, jobId: id, tries, failure }, "a mail could not be sent");
    const dueAt = nextMailTry(failure, tries, clock());
    return dueAt ? { state: "queued", failure, dueAt } : { state: "failed", failure };
  }
}
