import { addDays, italianDay, startOfItalianDay } from "@/lib/product/italian-day";

/** `later`: retried after a pause; `teacher`: a retry would not help, so a person marks it. */
export type FaultPath = "later" | "teacher";

type Fault = {
  path: FaultPath;
  /** Whether the request is repeated at once. */
  retryAtOnce: boolean;
  /** Whether it is the service's fault: such faults open the circuit. */
  isService: boolean;
  level: "error" | "warn" | "info";
};

const fault = (path: FaultPath, level: Fault["level"], more: Partial<Fault> = {}): Fault => ({
  path,
  level,
  retryAtOnce: false,
  isService: false,
  ...more,
});

/** All faults of the AI teacher; they never contain the learner's text. Messages: `writing.faults`. */
export const FAULTS = {
  rate_limited: fault("later", "warn", { isService: true }),
  overloaded: fault("later", "warn", { isService: true }),
  unreachable: fault("later", "warn", { isService: true }),
  timeout: fault("later", "warn", { isService: true }),
  proxy: fault("later", "warn", { isService: true }),
  bad_key: fault("later", "error", { isService: true }),
  bad_request: fault("teacher", "error"),
  refused: fault("teacher", "warn"),
  truncated: fault("teacher", "warn", { retryAtOnce: true }),
  invalid: fault("teacher", "warn", { retryAtOnce: true }),
  budget: fault("later", "error"),
  draft_budget: fault("later", "warn"),
  learner_limit: fault("later", "warn"),
  draft_limit: fault("later", "warn"),
  paused: fault("later", "info"),
  too_long: fault("teacher", "info"),
  doubtful: fault("teacher", "warn"),
};

export type Failure = keyof typeof FAULTS;

/** The fault with a stored name, or null. */
export function findFailure(name: string | null | undefined): Failure | null {
  return name && Object.hasOwn(FAULTS, name) ? (name as Failure) : null;
}

/** Faults that a new day ends. */
const LIMITS: readonly Failure[] = ["budget", "draft_budget", "learner_limit", "draft_limit"];

/** Whether a fault uses up a try. Those raised before a call was made do not. */
export function isCounted(failure: Failure): boolean {
  return failure !== "paused" && !LIMITS.includes(failure);
}

export const MAX_TRIES = 6;

const MINUTE_MS = 60_000;
const BACKOFF_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS];

/** Whether a teacher is asked: a retry would not help, or many have not. @param tries so far, this one included */
export function isForTeacher(failure: Failure, tries: number): boolean {
  return FAULTS[failure].path === "teacher" || (isCounted(failure) && tries >= MAX_TRIES);
}

/**
 * Time of the next try, or null if it would not help. A service may return after days, so its faults are retried at the
 * longest pause even while a teacher can mark the text. @param tries so far, this one included
 */
export function nextTry(failure: Failure, tries: number, now: Date): Date | null {
  if (FAULTS[failure].path === "teacher") return null;
  if (LIMITS.includes(failure)) return startOfNextDay(now);
  return new Date(now.getTime() + (BACKOFF_MS[Math.min(tries, BACKOFF_MS.length) - 1] ?? MINUTE_MS));
}

/** The budget's day starts at midnight in Italy, as the days of the school's figures do. */
export function startOfDay(now: Date): Date {
  return startOfItalianDay(italianDay(now));
}

function startOfNextDay(now: Date): Date {
  return startOfItalianDay(addDays(italianDay(now), 1));
}

/** `outcome` is null while the call is running. */
export type PastCall = { outcome: "ok" | Failure | null; at: Date };

/** Service faults in a row that open the circuit; one refused key opens it at once. */
const FAULTS_IN_A_ROW = 4;
const PAUSE_MS = MINUTE_MS;

/**
 * After several service faults in a row no call is made for a minute, then one call tries. Computed from the stored
 * calls, so that every process gets the same result.
 * @param calls newest first
 */
export function isCircuitOpen(calls: readonly PastCall[], now: Date): boolean {
  const finished = calls.filter(({ outcome }) => outcome !== null);
  const firstGood = finished.findIndex(({ outcome }) => !isServiceFault(outcome));
  const faults = firstGood === -1 ? finished : finished.slice(0, firstGood);
  const [latest] = faults;
  if (!latest) return false;
  const needed = latest.outcome === "bad_key" ? 1 : FAULTS_IN_A_ROW;
  if (faults.length < needed) return false;
  if (now.getTime() - latest.at.getTime() < PAUSE_MS) return true;
  // After the pause one call may try while no other is running.
  return calls.some(({ outcome, at }) => outcome === null && now.getTime() - at.getTime() < PAUSE_MS);
}

function isServiceFault(outcome: PastCall["outcome"]): boolean {
  return outcome !== null && outcome !== "ok" && FAULTS[outcome].isService;
}
