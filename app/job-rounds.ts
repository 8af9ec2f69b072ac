import "server-only";
import { queueTermsMails } from "@/lib/accounts/mutations/accept-terms";
import { refreshDailyStats, refreshSchoolStats } from "@/lib/admin/mutations/refresh-stats";
import { advanceSittings } from "@/lib/exam/mutations/sitting";
import { isShuttingDown } from "@/lib/jobs/shutdown-state";
import { type Chore, runDueChores } from "@/lib/jobs/upkeep";
import { sendMails } from "@/lib/mail/outbox";
import { log } from "@/lib/observability/log";
import { purgeOldData } from "@/lib/payments/mutations/purge-old-data";
import { queueDueMails, queueRecentMails } from "@/lib/payments/mutations/queue-due-mails";
import { reconcile } from "@/lib/payments/mutations/reconcile";
import { renderQueuedMail } from "@/lib/payments/mutations/render-queued-mail";
import { isCardPaymentConfigured } from "@/lib/payments/stripe";
import { processSingleton } from "@/lib/process-singleton";
import { relearnDifficulties } from "@/lib/report/mutations/learn-difficulties";
import { resumeCorrections } from "@/lib/writing/mutations/resume-corrections";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const RECENT_DAYS = 3;

const CHORES: Record<string, Chore> = {
  sittings: { everyMs: MINUTE_MS, work: advanceSittings },
  due_mails: { everyMs: 10 * MINUTE_MS, work: (now) => queueDueMails(now, 48 * HOUR_MS) },
  late_mails: { everyMs: 24 * HOUR_MS, work: (now) => queueDueMails(now) },
  terms_mails: { everyMs: 24 * HOUR_MS, work: queueTermsMails },
  reconciliation: { everyMs: HOUR_MS, work: async (now) => isCardPaymentConfigured() && reconcile(RECENT_DAYS, now) },
  difficulties: { everyMs: 24 * HOUR_MS, work: relearnDifficulties },
  day_figures: { everyMs: 24 * HOUR_MS, work: refreshDailyStats },
  school_figures: { everyMs: 10 * MINUTE_MS, work: refreshSchoolStats },
  retention: { everyMs: 24 * HOUR_MS, work: (now) => purgeOldData(false, now) },
};

/** How long a request's `after()` waits for its mails; a serverless function may be frozen afterwards. */
const MAIL_TIMEOUT_MS = 20 * SECOND_MS;
/** After this time a round starts no further correction; the last one may take two more minutes. */
const CORRECTIONS_BUDGET_MS = 10 * SECOND_MS;

/** Runs one round of all due jobs and returns how many of each were done. */
export async function runDueJobs(): Promise<{ mails: number; corrections: number; upkeep: number }> {
  const upkeep = await runDueChores(CHORES);
  const [{ sent }, corrections] = await Promise.all([sendFreshMails(), resumeCorrections(CORRECTIONS_BUDGET_MS)]);
  return { mails: sent, corrections, upkeep };
}

async function sendFreshMails(): Promise<{ sent: number; failed: number }> {
  try {
    await queueRecentMails(new Date());
    return await sendMails(renderQueuedMail);
  } catch (error) {
    log().error({ err: error }, "due mails could not be queued or sent");
    return { sent: 0, failed: 0 };
  }
}

/** Calls during a run coalesce into one more run; during shutdown none begins. Never throws. */
function coalesce(name: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isRerunRequested = false;
  const run = async () => {
    do {
      isRerunRequested = false;
      await work().catch((err: unknown) => log().warn({ err, work: name }, "a job round failed"));
    } while (isRerunRequested && !isShuttingDown());
  };
  return async () => {
    if (isShuttingDown()) return running;
    isRerunRequested = running !== undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

type Round = { work: () => Promise<void>; timer: NodeJS.Timeout };

const state = processSingleton("work", (): { rounds?: Round[] } => ({}));

const mails = coalesce("mails", () => sendMails(renderQueuedMail));
const freshMails = coalesce("fresh mails", () => queueRecentMails(new Date()));
const corrections = coalesce("corrections", () => resumeCorrections(CORRECTIONS_BUDGET_MS));
const upkeep = coalesce("upkeep", () => runDueChores(CHORES));

/** Sends the mails a request queued. Never throws. */
export async function sendQueuedMails(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAIL_TIMEOUT_MS).unref());
  await Promise.race([freshMails().then(mails), timeout]);
}

/** Starts the job rounds; the first begins at once. */
export function startJobRounds(): void {
  if (state.rounds) return;
  const rounds = [
    { work: mails, everyMs: 5 * SECOND_MS },
    { work: corrections, everyMs: 15 * SECOND_MS },
    { work: upkeep, everyMs: MINUTE_MS },
  ];
  state.rounds = rounds.map(({ work, everyMs }) => ({ work, timer: setInterval(() => void work(), everyMs).unref() }));
  for (const { work } of rounds) void work();
}

/** Stops new rounds and resolves when running ones are done. */
export async function stopJobRounds(): Promise<void> {
  const rounds = state.rounds ?? [];
  for (const { timer } of rounds) clearInterval(timer);
  await Promise.all(rounds.map(({ work }) => work()));
}
