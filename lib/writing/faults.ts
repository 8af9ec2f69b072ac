/**
 * What is done about a fault: `later`: the same work is tried again after a pause; `teacher`: trying again would not
 * help, a person marks it. A bad answer was already asked for again (`reask`) before its fault is final.
 */
export type FaultPath = "later" | "teacher";

type Fault = {
  path: FaultPath;
  /** Whether the same question is put once more at once. */
  reask: boolean;
  /** Whether the service itself has a fault: such faults open the circuit. */
  isService: boolean;
  level: "error" | "warn" | "info";
};

const fault = (path: FaultPath, level: Fault["level"], more: Partial<Fault> = {}): Fault => ({
  path,
  level,
  reask: false,
  isService: false,
  ...more,
});

/**
 * Everything that can go wrong with the AI teacher, one row a fault. Only names: a fault never carries the learner's text.
 * The sentence a learner reads stands in `messages/`, namespace `writing.faults`.
 */
export const FAULTS = {
  rate_limited: fault("later", "warn", { isService: true }),
  overloaded: fault("later", "warn", { isService: true }),
  unreachable: fault("later", "warn", { isService: true }),
  timeout: fault("later", "warn", { isService: true }),
  proxy: fault("later", "warn", { isService: true }),
  bad_key: fault("later", "error", { isService: true }),
  bad_request: fault("teacher", "error"),
  refused: fault("teacher", "warn"),
  truncated: fault("teacher", "warn", { reask: true }),
  invalid: fault("teacher", "warn", { reask: true }),
  budget: fault("later", "error"),
  learner_limit: fault("later", "warn"),
  paused: fault("later", "info"),
  too_long: fault("teacher", "info"),
};

export type Failure = keyof typeof FAULTS;

/** The fault a stored name stands for, or null. */
export function findFailure(name: string | null | undefined): Failure | null {
  return isFailure(name) ? name : null;
}

function isFailure(name: string | null | undefined): name is Failure {
  return typeof name === "string" && Object.hasOwn(FAULTS, name);
}

/** Whether a fault counts as a try: those before any call do not. */
export function isCounted(failure: Failure): boolean {
  return !["budget", "learner_limit", "paused"].includes(failure);
}

/** How often a correction is started before it is left to a teacher. */
export const MAX_TRIES = 6;

const MINUTE_MS = 60_000;
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS];

/**
 * What becomes of a correction after a fault: a time to try again, or null for a teacher.
 * @param tries how often it was started, this time included
 */
export function nextTry(failure: Failure, tries: number, now: Date): Date | null {
  const { path } = FAULTS[failure];
  if (path === "teacher" || (isCounted(failure) && tries >= MAX_TRIES)) return null;
  if (failure === "budget" || failure === "learner_limit") return startOfNextDay(now);
  return new Date(now.getTime() + (PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? MINUTE_MS));
}

/** The day of the budget begins at midnight UTC. */
export function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

function startOfNextDay(now: Date): Date {
  return new Date(startOfDay(now).getTime() + 24 * 60 * MINUTE_MS);
}
