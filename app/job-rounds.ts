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

/*
 * All work that outlives a request, in one place: mails, corrections, and what comes round by the clock. A server that stays
 * up does it by itself, in rounds; where functions come and go, the scheduled call of /api/cron/work does one round.
 */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How many days back the hourly reconciliation looks for lost events. */
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

/** How long a request's end waits for the work it left, at most: enough for a function that goes away afterwards. */
const SOON_MS = 20 * SECOND_MS;
/** How long one round goes on taking up corrections: the last one may need two minutes more. */
const CORRECTIONS_MS = 10 * SECOND_MS;

/** One round of all that is due. */
export async function runDueJobs(): Promise<{ mails: number; corrections: number; upkeep: number }> {
  const upkeep = await doUpkeep(CHORES);
  const [{ sent }, corrections] = await Promise.all([sendFreshMails(), resumeCorrections(CORRECTIONS_MS)]);
  return { mails: sent, corrections, upkeep };
}

/** Sends what is due, what was bought just now included; what the clock asks for is a chore's. Never throws. */
async function sendFreshMails(): Promise<{ sent: number; failed: number }> {
  try {
    await queueFreshMails(new Date());
    return await sendMails(writeQueuedMail);
  } catch (error) {
    log().error({ err: error }, "the mails that are due could not be looked through");
    return { sent: 0, failed: 0 };
  }
}

/**
 * Never twice at the same time in this process; who asks meanwhile has it done once more afterwards. Once the process is
 * leaving nothing begins: who asks then waits for what runs. Never throws.
 */
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

/** Sends the mails that a request left, as soon as it is answered. Never throws. */
export async function sendQueuedMails(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, SOON_MS).unref());
  await Promise.race([freshMails().then(mails), patience]);
}

/** On the start of a server that stays up: does what is due at once and then in rounds. */
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

/** When the server is asked to end: no more rounds begin. Resolves when those that run are over. */
export async function stopJobRounds(): Promise<void> {
  const rounds = kept.rounds ?? [];
  for (const { timer } of rounds) clearInterval(timer);
  await Promise.all(rounds.map(({ work }) => work()));
}
