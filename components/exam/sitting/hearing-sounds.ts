import { fetchFile } from "@/lib/http/call";

const FETCH_SECONDS = 30;
const RETRY_MS = 1500;

/** The sounds of a sitting, each downloaded whole before playback so that a poor network cannot interrupt it. */
export class HearingSounds {
  #attemptId: string;
  #urls = new Map<number, string>();
  /** Earliest time of the next request: infinite while loading, later after a failure. */
  #notBefore = new Map<number, number>();

  constructor(attemptId: string) {
    this.#attemptId = attemptId;
  }

  /** Object URL of a step's sound; null before it is loaded. */
  urlOf(step: number): string | null {
    return this.#urls.get(step) ?? null;
  }

  /** Loads a step's sound unless loaded or loading; failures may be retried after a delay. */
  prefetch(step: number): void {
    if (this.#urls.has(step) || performance.now() < (this.#notBefore.get(step) ?? 0)) return;
    this.#notBefore.set(step, Number.POSITIVE_INFINITY);
    const path = `/api/session/${this.#attemptId}/hearing/${step}`;
    void fetchFile(path, { timeoutSeconds: FETCH_SECONDS }).then((answer) => {
      if (answer.ok) this.#urls.set(step, URL.createObjectURL(answer.data.file));
      this.#notBefore.set(step, performance.now() + RETRY_MS);
    });
  }

  /** Releases the sounds before a step, or all. */
  release(before = Number.POSITIVE_INFINITY): void {
    for (const [step, url] of this.#urls) {
      if (step >= before) continue;
      URL.revokeObjectURL(url);
      this.#urls.delete(step);
    }
  }
}
