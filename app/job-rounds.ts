import "server-only";
import { refreshDailyStats, refreshSchoolStats } from "@/lib/admin/mutations/refresh-stats";
import { advanceSittings } from "@/lib/exam/mutations/sitting";
import { isShuttingDown } from "@/lib/jobs/shutdown-state";
import { type Chore, doUpkeep } from "@/lib/jobs/upkeep";
import { sendMails } from "@/lib/mail/outbox";
import { log } from "@/lib/observability/log";
import { purgeOldData } from "@/lib/payments/mutations/purge-old-data";
import { queueDueMails, queueFreshMails } from "@/lib/payments/mutations/queue-due-mails";
import { reconcile } from "@/lib/payments/mutations/reconcile";
import { writeQueuedMail } from "@/lib/payments/mutations/write-queued-mail";
import { isCardPaymentConfigured } from "@/lib/payments/stripe";
import { processSingleton } from "@/lib/process-singleton";
import { relearnDifficulties } from "@/lib/report/mutations/learn-difficulties";
import { resumeCorrections } from "@/lib/writing/mutations/correct-writing";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const RECONCILED_DAYS = 3;

const CHORES: Record<string, Chore> = {
  sittings: { everyMs: MINUTE_MS, work: advanceSittings },
  due_mails: { everyMs: 10 * MINUTE_MS, work: (now) => queueDueMails(now, 48 * HOUR_MS) },
  late_mails: { everyMs: 24 * HOUR_MS, work: (now) => queueDueMails(now) },
  reconciliation: {
    everyMs: HOUR_MS,
    work: async (now) => isCardPaymentConfigured() && reconcile(RECONCILED_DAYS, now),
  },
  difficulties: { everyMs: 24 * HOUR_MS, work: relearnDifficulties },
  day_figures: { everyMs: 24 * HOUR_MS, work: refreshDailyStats },
  school_figures: { everyMs: 10 * MINUTE_MS, work: refreshSchoolStats },
  retention: { everyMs: 24 * HOUR_MS, work: (now) => purgeOldData(false, now) },
};

/** The longest time a request's end waits for its mails; a serverless function may be frozen afterwards. */
const SOON_MS = 20 * SECOND_MS;
/** How long one round takes up corrections; the last one may need two more minutes. */
const CORRECTIONS_MS = 10 * SECOND_MS;

/** Runs one round of all due jobs and returns how many of each were done. */
export async function runDueJobs(): Promise<{ mails: number; corrections: number; upkeep: number }> {
  const upkeep = await doUpkeep(CHORES);
  const [{ sent }, corrections] = await Promise.all([sendFreshMails(), resumeCorrections(CORRECTIONS_MS)]);
  return { mails: sent, corrections, upkeep };
}

async function sendFreshMails(): Promise<{ sent: number; failed: number }> {
  try {
    await queueFreshMails(new Date());
    return await sendMails(writeQueuedMail);
  } catch (error) {
    log().error({ err: error }, "the mails that are due could not be looked through");
    return { sent: 0, failed: 0 };
  }
}

/** Calls during a run coalesce into one more run; during shutdown none begins. Never throws. */
function oneAtATime(name: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await work().catch((err: unknown) => log().warn({ err, work: name }, "a round of work failed"));
    } while (isAskedAgain && !isShuttingDown());
  };
  return async () => {
    if (isShuttingDown()) return running;
    isAskedAgain = running !== undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

type Round = { work: () => Promise<void>; timer: NodeJS.Timeout };

const kept = processSingleton("work", (): { rounds?: Round[] } => ({}));

const mails = oneAtATime("mails", () => sendMails(writeQueuedMail));
const freshMails = oneAtATime("fresh mails", () => queueFreshMails(new Date()));
const corrections = oneAtATime("corrections", () => resumeCorrections(CORRECTIONS_MS));
const upkeep = oneAtATime("upkeep", () => doUpkeep(CHORES));

/** Sends the mails a request queued. Never throws. */
export async function sendQueuedMails(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, SOON_MS).unref());
  await Promise.race([freshMails().then(mails), patience]);
}

/** Starts the job rounds; the first begins at once. */
export function startJobRounds(): void {
  if (kept.rounds) return;
  const rounds = [
    { work: mails, everyMs: 5 * SECOND_MS },
    { work: corrections, everyMs: 15 * SECOND_MS },
    { work: upkeep, everyMs: MINUTE_MS },
  ];
  kept.rounds = rounds.map(({ work, everyMs }) => ({ work, timer: setInterval(() => void work(), everyMs).unref() }));
  for (const { work } of rounds) void work();
}

/** Stops new rounds and resolves when running ones are done. */
export async function stopJobRounds(): Promise<void> {
  const rounds = kept.rounds ?? [];
  for (const { timer } of rounds) clearInterval(timer);
  await Promise.all(rounds.map(({ work }) => work()));
}
