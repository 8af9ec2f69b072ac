import { fetchFile } from "@/lib/http/call";

const FETCH_SECONDS = 30;
const RETRY_MS = 1500;

/** The sounds of a hearing, each fetched whole before it is played, so that a poor network breaks none off. */
export class HearingSounds {
  #attemptId: string;
  #urls = new Map<number, string>();
  /** Not to be asked for before this time: on its way, or just refused. */
  #notBefore = new Map<number, number>();

  constructor(attemptId: string) {
    this.#attemptId = attemptId;
  }

  /** Where a step's sound lies in this browser; null before it is fetched. */
  urlOf(step: number): string | null {
    return this.#urls.get(step) ?? null;
  }

  /** Fetches a step's sound unless it is here or on its way; one that could not be had is asked for again after a while. */
  fetch(step: number): void {
    if (this.#urls.has(step) || performance.now() < (this.#notBefore.get(step) ?? 0)) return;
    this.#notBefore.set(step, Number.POSITIVE_INFINITY);
    const path = `/api/session/${this.#attemptId}/hearing/${step}`;
    void fetchFile(path, { timeoutSeconds: FETCH_SECONDS }).then((answer) => {
      if (answer.ok) this.#urls.set(step, URL.createObjectURL(answer.data.file));
      this.#notBefore.set(step, performance.now() + RETRY_MS);
    });
  }

  /** Lets go of the sounds before a step, or of all. */
  forget(before = Number.POSITIVE_INFINITY): void {
    for (const [step, url] of this.#urls) {
      if (step >= before) continue;
      URL.revokeObjectURL(url);
      this.#urls.delete(step);
    }
  }
}
