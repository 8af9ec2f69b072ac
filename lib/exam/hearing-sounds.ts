import type { SentStep } from "@/lib/exam/hearing-script";
import { fetchFile } from "@/lib/http/call";

const FETCH_SECONDS = 30;
const RETRY_MS = 1500;
/** A cut sound may be large and the data expensive: later tries are further apart. */
const MAX_RETRY_MS = 15_000;

/** After so many failures in a row the learner is told. */
const FAILURES_TO_TELL = 2;

/** Not due yet: the page asks a little early for the next sound. */
const NOT_DUE = 409;

/** The sounds of a sitting, each downloaded whole before playback so that a poor network cannot interrupt it. */
export class HearingSounds {
  #attemptId: string;
  #urls = new Map<number, string>();
  /** Earliest time of the next request: infinite while loading, later after a failure. */
  #notBefore = new Map<number, number>();
  /** Failures in a row, by step. */
  #failures = new Map<number, number>();

  constructor(attemptId: string) {
    this.#attemptId = attemptId;
  }

  /** Object URL of a step's sound; null before it is loaded. */
  urlOf(step: number): string | null {
    return this.#urls.get(step) ?? null;
  }

  /** Whether a step's sound did not arrive whole several times. */
  hasFailed(step: number): boolean {
    return (this.#failures.get(step) ?? 0) >= FAILURES_TO_TELL;
  }

  /** Loads a step's sound unless loaded or loading; failures are retried after a delay. */
  prefetch(step: SentStep): void {
    const { index } = step;
    if (this.#urls.has(index) || performance.now() < (this.#notBefore.get(index) ?? 0)) return;
    this.#notBefore.set(index, Number.POSITIVE_INFINITY);
    const path = `/api/session/${this.#attemptId}/hearing/${index}`;
    void fetchFile(path, { timeoutSeconds: FETCH_SECONDS }).then((response) => {
      this.#notBefore.set(index, performance.now() + RETRY_MS);
      if (response.ok && isWholeSound(response.data.file, step))
        this.#urls.set(index, URL.createObjectURL(response.data.file));
      else if (response.ok || response.status !== NOT_DUE) this.#countFailure(index);
    });
  }

  /** Drops a sound that the browser cannot play, to be loaded again. */
  discard(step: number): void {
    this.#revoke(step);
    this.#countFailure(step);
  }

  /** Loads a step's sound again at once. */
  retry(step: SentStep): void {
    this.#failures.delete(step.index);
    if (this.#notBefore.get(step.index) !== Number.POSITIVE_INFINITY) this.#notBefore.delete(step.index);
    this.prefetch(step);
  }

  /** Releases the sounds before a step, or all. */
  release(before = Number.POSITIVE_INFINITY): void {
    for (const step of this.#urls.keys()) if (step < before) this.#revoke(step);
  }

  #countFailure(step: number): void {
    const failures = (this.#failures.get(step) ?? 0) + 1;
    this.#failures.set(step, failures);
    this.#notBefore.set(step, performance.now() + Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (failures - 1)));
  }

  #revoke(step: number): void {
    const url = this.#urls.get(step);
    if (url) URL.revokeObjectURL(url);
    this.#urls.delete(step);
  }
}

/** A proxy may answer with a page, with nothing, or with a part of the file. */
function isWholeSound({ type, size }: Blob, { bytes }: SentStep): boolean {
  return type.startsWith("audio/") && (bytes === null ? size > 0 : size === bytes);
}
