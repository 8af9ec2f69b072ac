import type { HandInTarget } from "@/lib/exam/pending-hand-in";
import type { Section } from "@/lib/exam/sections";
import type { CallFailure } from "@/lib/http/call";

export type HandIn = {
  what: HandInTarget;
  /** Reports errors itself. False when the server was not reached. `shouldProceed` is called after saving. */
  send: (shouldProceed: () => boolean) => Promise<boolean>;
};

export type HandInOutcome =
  | { ok: true }
  | { ok: false; reason: "unsaved" | "cancelled" }
  | { ok: false; reason: "failed"; failure: CallFailure };

type Run = { isCancelled: boolean };

/**
 * Sends hand-ins; those that do not reach the server, or cannot start yet, stay pending until `retry`. Sections are
 * independent of each other, because the writing's correction may take more than a minute.
 */
export class HandInQueue {
  #pending: readonly HandIn[] = [];
  #running = new Map<HandInTarget, Run>();
  #onChange: (pending: readonly HandIn[]) => void;

  /** @param onChange called with what is pending, also after a hand-in that never was */
  constructor(onChange: (pending: readonly HandIn[]) => void) {
    this.#onChange = onChange;
  }

  /** Sends a hand-in unless it is being sent already; offline, or while the whole simulation is sent, it waits. */
  async handIn(wanted: HandIn): Promise<void> {
    const { what } = wanted;
    const own = this.#running.get(what);
    if (own && !own.isCancelled) return;
    if (own || this.#running.has("simulation") || !navigator.onLine) {
      if (!this.#pending.includes(wanted)) this.#setPending(what, wanted);
      return;
    }
    const run: Run = { isCancelled: false };
    this.#running.set(what, run);
    const isDelivered = await wanted
      .send(() => !run.isCancelled)
      .finally(() => {
        this.#running.delete(what);
      });
    // A cancelled one has left the queue; another of the same target may have taken its place.
    if (!run.isCancelled) this.#setPending(what, isDelivered ? null : wanted);
  }

  /** Sends what is pending. */
  retry(): void {
    for (const pending of this.#pending) void this.handIn(pending);
  }

  /** Cancels what is pending and contains the section, or everything. @returns whether anything was cancelled */
  cancel(section: Section | null): boolean {
    const cancelled = this.#pending.filter(({ what }) => !section || what === section || what === "simulation");
    for (const { what } of cancelled) {
      const run = this.#running.get(what);
      if (run) run.isCancelled = true;
    }
    if (cancelled.length > 0) this.#replace(this.#pending.filter((pending) => !cancelled.includes(pending)));
    return cancelled.length > 0;
  }

  #setPending(what: HandInTarget, wanted: HandIn | null): void {
    const others = this.#pending.filter((pending) => pending.what !== what);
    this.#replace(wanted ? [...others, wanted] : others);
  }

  #replace(pending: readonly HandIn[]): void {
    this.#pending = pending;
    this.#onChange(pending);
  }
}
