/** A clock that can be stopped. */
export class Stopwatch {
  readonly #now: () => number;
  #countedMs = 0;
  #runningSince: number | null = null;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now;
  }

  get elapsedMs(): number {
    return this.#countedMs + (this.#runningSince === null ? 0 : this.#now() - this.#runningSince);
  }

  start(): void {
    this.#runningSince ??= this.#now();
  }

  stop(): void {
    this.#countedMs = this.elapsedMs;
    this.#runningSince = null;
  }
}
