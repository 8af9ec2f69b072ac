/** The most one stretch counts: after that the learner has put the exam aside. */
const MAX_STRETCH_MS = 10 * 60 * 1000;

/** The most the server accepts for one question. */
const MAX_SECONDS = 3600;

/**
 * Measures how long each question is worked on: what has passed since the answer before it (or since the section was
 * opened), while the page was in sight. Totals go on from what the server knows of earlier visits and only grow.
 */
export class QuestionClock {
  #now: () => number;
  #totalsMs: Map<string, number>;
  /** Gathered for the next answer. */
  #stretchMs = 0;
  /** Since when time counts; null while the page is hidden. */
  #since: number | null;

  /**
   * @param known seconds by the answers' keys, from earlier visits
   * @param now a clock in milliseconds that never goes back
   */
  constructor(known: Readonly<Record<string, number>>, now: () => number) {
    this.#now = now;
    this.#since = now();
    this.#totalsMs = new Map(Object.entries(known).map(([key, seconds]) => [key, seconds * 1000]));
  }

  /** Another section is open: what has passed belongs to no question of it. */
  restart(): void {
    this.#gather();
    this.#stretchMs = 0;
  }

  /** The page is out of sight. */
  pause(): void {
    this.#gather();
    this.#since = null;
  }

  /** The page is in sight again. */
  resume(): void {
    this.#since ??= this.#now();
  }

  /** A question was answered: what has passed was spent on it. */
  credit(key: string): void {
    this.#gather();
    this.#totalsMs.set(key, (this.#totalsMs.get(key) ?? 0) + Math.min(this.#stretchMs, MAX_STRETCH_MS));
    this.#stretchMs = 0;
  }

  /** The whole seconds spent so far on these questions; nothing of a question not worked on. */
  secondsOf(keys: readonly string[]): Record<string, number> {
    const known = keys.flatMap((key) => {
      const spent = this.#totalsMs.get(key);
      return spent === undefined ? [] : [[key, Math.min(MAX_SECONDS, Math.round(spent / 1000))] as const];
    });
    return Object.fromEntries(known);
  }

  #gather(): void {
    if (this.#since === null) return;
    const now = this.#now();
    this.#stretchMs += now - this.#since;
    this.#since = now;
  }
}
