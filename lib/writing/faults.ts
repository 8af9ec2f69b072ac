/** Everything that can go wrong between us and the AI teacher. Only names: a fault never carries the learner's text. */
export const FAILURES = [
  "rate_limited",
  "overloaded",
  "unreachable",
  "timeout",
  "proxy",
  "bad_key",
  "bad_request",
  "refused",
  "truncated",
  "invalid",
  "budget",
  "learner_limit",
  "paused",
  "too_long",
] as const;
export type Failure = (typeof FAILURES)[number];

/**
 * What is done about a fault: `later`: the same work is tried again after a pause; `teacher`: trying again would not
 * help, a person marks it. A bad answer was already asked for again (`reask`) before its fault is final.
 */
export type FaultPath = "later" | "teacher";

type Fault = {
  path: FaultPath;
  /** Whether the same question is put once more at once. */
  reask: boolean;
  /** Whether the service itself is ailing: such faults open the circuit breaker. */
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

/** One row a fault. The sentence a learner reads stands in `messages/`, namespace `writing.faults`. */
export const FAULTS: Record<Failure, Fault> = {
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

/** Whether a fault uses up a try: the ones that stopped us before anything was asked do not. */
export function isCounted(failure: Failure): boolean {
  return !["budget", "learner_limit", "paused"].includes(failure);
}

/** How often a correction is taken up before it is left to a teacher. */
export const MAX_TRIES = 6;

const MINUTE_MS = 60_000;
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 240 * MINUTE_MS];

/**
 * What becomes of a correction after a fault: a time to try again, or null for a teacher.
 * @param tries how often it was taken up, this time included
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
