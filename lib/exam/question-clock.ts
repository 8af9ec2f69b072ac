/** The most time credited to one answer: after a longer pause the learner was away. */
const MAX_INTERVAL_MS = 10 * 60 * 1000;

/** The server's maximum for one question. */
const MAX_SECONDS = 3600;

/** Measures the visible time since the previous answer. Totals continue from earlier visits and only grow. */
export class QuestionClock {
  #now: () => number;
  #totalsMs: Map<string, number>;
  #unassignedMs = 0;
  /** Start of the running measurement; null while the page is hidden. */
  #since: number | null;

  /** `known`: seconds by answer key from earlier visits. `now`: a monotonic clock in milliseconds. */
  constructor(known: Readonly<Record<string, number>>, now: () => number) {
    this.#now = now;
    this.#since = now();
    this.#totalsMs = new Map(Object.entries(known).map(([key, seconds]) => [key, seconds * 1000]));
  }

  /** Another section was opened: discards the time collected so far. */
  restart(): void {
    this.#accumulate();
    this.#unassignedMs = 0;
  }

  pause(): void {
    this.#accumulate();
    this.#since = null;
  }

  resume(): void {
    this.#since ??= this.#now();
  }

  /** A question was answered: adds the collected time to it. */
  credit(key: string): void {
    this.#accumulate();
    this.#totalsMs.set(key, (this.#totalsMs.get(key) ?? 0) + Math.min(this.#unassignedMs, MAX_INTERVAL_MS));
    this.#unassignedMs = 0;
  }

  /** Whole seconds spent on each given question; questions never worked on are omitted. */
  secondsOf(keys: readonly string[]): Record<string, number> {
    const known = keys.flatMap((key) => {
      const spent = this.#totalsMs.get(key);
      return spent === undefined ? [] : [[key, Math.min(MAX_SECONDS, Math.round(spent / 1000))] as const];
    });
    return Object.fromEntries(known);
  }

  #accumulate(): void {
    if (this.#since === null) return;
    const now = this.#now();
    this.#unassignedMs += now - this.#since;
    this.#since = now;
  }
}
