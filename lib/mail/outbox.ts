import "server-only";
import { db } from "@/lib/db/client";
import { type Claim, claimJob, expireJobs, finishClaim, type JobOutcome, runClaim } from "@/lib/jobs/claims";
import { mailDelivery } from "@/lib/mail/delivery";
import { nextMailRetry, OUTDATED, toMailFailure } from "@/lib/mail/failures";
import { type Mail, sendMail } from "@/lib/mail/send";
import { log } from "@/lib/observability/log";

/** Mails sent in parallel, so that one unresponsive server does not block the others. */
const CONCURRENCY = 4;

/** Renders the mail of a job; null when its content is no longer true. */
export type MailRenderer = (job: Claim, now: Date) => Promise<Mail | null>;

/**
 * Sends due mails, the most urgent first; safe in several processes. A mail that could not be sent is retried with
 * exponential backoff, or fails for good; one that no longer applies counts as neither sent nor failed. Without a
 * configured mail server all stay queued.
 */
export async function sendMails(
  render: MailRenderer,
  { now, most = 100 }: { now?: Date; most?: number } = {},
): Promise<{ sent: number; failed: number }> {
  if (mailDelivery() === "unconfigured") return { sent: 0, failed: 0 };
  // A run can take minutes: each lease must start at its own claim.
  const clock = () => now ?? new Date();
  await expireJobs("mail", clock());
  const counts = { sent: 0, failed: 0, outdated: 0 };
  let claimed = 0;
  const send = async () => {
    while (claimed < most) {
      claimed += 1;
      const claim = await claimJob("mail", clock());
      if (!claim) break;
      counts[await sendClaimed(claim, render, clock)] += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, most) }, send));
  return { sent: counts.sent, failed: counts.failed };
}

async function sendClaimed(
  claim: Claim,
  render: MailRenderer,
  clock: () => Date,
): Promise<"sent" | "failed" | "outdated"> {
  const outcome = await runClaim(claim, async () => {
    const outcome = await trySending(claim, render, clock);
    await finishClaim(db(), claim, outcome, clock());
    return outcome;
  });
  if (outcome?.state !== "done") return "failed";
  return outcome.failure === OUTDATED ? "outdated" : "sent";
}

async function trySending(claim: Claim, render: MailRenderer, clock: () => Date): Promise<JobOutcome> {
  const { id, kind, tries } = claim;
  try {
    const mail = await render(claim, clock());
    if (!mail) return { state: "done", failure: OUTDATED };
    await sendMail(mail, id);
    return { state: "done" };
  } catch (error) {
    const failure = toMailFailure(error);
    log().warn({ err: error, kind, jobId: id, tries, failure }, "a mail could not be sent");
    const dueAt = nextMailRetry(failure, tries, clock());
    return dueAt ? { state: "queued", failure, dueAt } : { state: "failed", failure };
  }
}
