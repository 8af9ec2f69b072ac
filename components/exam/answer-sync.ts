import type { ConfirmedAnswers } from "@/components/exam/copy/copied-answers";
import { joinTexts } from "@/components/exam/early-answers";
import type { SyncView } from "@/lib/exam/attempt-state";
import { isTemporary } from "@/lib/exam/calls";
import {
  type Answers,
  dropConfirmed,
  hasUnsaved,
  mergeAnswers,
  NOTHING_UNSAVED,
  rebase,
  recordChange,
  recoverUnsaved,
  type Unsaved,
} from "@/lib/exam/merge";
import { type CallFailure, type CallResult, failureOf, property } from "@/lib/http/call";

type ServerRecord = { answers: Answers; revision: number; locked: boolean };

export type SyncOptions = {
  record: ServerRecord;
  /** Keys of answers that are never merged automatically: the learner resolves their conflicts. */
  unmergeable: readonly string[];
  send: (answers: Answers, revision: number) => Promise<CallResult<{ revision: number }>>;
  read: () => Promise<CallResult<ServerRecord>>;
  store: (unsaved: Unsaved) => void;
  /** Called with each newer state that the server has confirmed. */
  onConfirmed?: (record: ConfirmedAnswers) => void;
  onChange: (view: SyncView) => void;
  onLocked: () => void;
  /** Saving has started to fail; called once until it works again. */
  onTrouble: () => void;
};

/** Delay of a save after the last change, and its maximum after the first one. */
const DEBOUNCE_MS = 800;
const MAX_UNSAVED_MS = 5000;
/** Delays between retries. `most` caps the backoff, so that answers are saved soon after an outage. */
const RETRY_MS = { first: 2000, most: 5000, offline: 60_000 };

/** A filter may replace the body of a response and keep its headers: only the revision proves that the save arrived. */
function isConfirmationOf(revision: number, response: unknown): boolean {
  const confirmed = property(response, "revision");
  return Number.isSafeInteger(confirmed) && Number(confirmed) >= revision;
}

/** Syncs one section's answers: one request at a time, the latest state wins, nothing is dropped. */
export class AnswerSync {
  #options: SyncOptions;
  #saved: Answers;
  #revision: number;
  #unsaved: Unsaved = NOTHING_UNSAVED;
  /** Saves without a response so far; the server may have stored them. */
  #sent: Answers[] = [];
  #running: Promise<boolean> | null = null;
  /** The pending read of the draft in durable storage; nothing is saved before it settles. */
  #recovering: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Deadline for the next save, whether or not the learner pauses. */
  #dueAt = 0;
  #failures = 0;
  #isLocked: boolean;
  #view: SyncView;

  constructor(options: SyncOptions) {
    this.#options = options;
    this.#saved = options.record.answers;
    this.#revision = options.record.revision;
    this.#isLocked = options.record.locked;
    this.#view = { answers: this.#saved, unsaved: [], state: "idle", message: "", theirs: null };
  }

  get view(): SyncView {
    return this.#view;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Whether this state is at least as new as the given record. */
  isAsNewAs({ revision, locked }: ServerRecord): boolean {
    return this.#revision >= revision && (this.#isLocked || !locked);
  }

  /** Takes over what the server has confirmed since the page was rendered. */
  adopt({ answers, revision }: ConfirmedAnswers): void {
    if (this.#isLocked || revision <= this.#revision) return;
    this.#saved = answers;
    this.#revision = revision;
    this.#update({});
  }

  /** `newer`: a later version of `draft` from durable storage, or null. */
  restore(draft: Unsaved, newer?: Promise<Unsaved | null>): void {
    if (this.#isLocked) return;
    if (hasUnsaved(draft)) this.#apply(mergeAnswers(draft, this.#saved));
    if (newer) this.#recovering = newer.then((found) => this.#recover(draft, found));
    if (this.#view.state === "saving") this.#schedule(0);
  }

  #recover(began: Unsaved, found: Unsaved | null): void {
    this.#recovering = null;
    if (!found || this.#isLocked) return;
    const shown = { ...this.#saved, ...began.values };
    const { unmergeable } = this.#options;
    const join = (key: string, older: string, changed: string) =>
      unmergeable.includes(key) ? joinTexts(shown[key] ?? "", older, changed) : changed;
    this.#apply(mergeAnswers(recoverUnsaved(this.#unsaved, { began, found, join }), this.#saved));
    if (this.#view.state === "saving") this.#schedule(0);
  }

  change(key: string, value: string): void {
    if (this.#isLocked) return;
    if (!hasUnsaved(this.#unsaved)) this.#dueAt = performance.now() + MAX_UNSAVED_MS;
    this.#unsaved = recordChange(this.#unsaved, this.#saved, key, value);
    this.#store();
    this.#update(this.#view.state === "idle" || this.#view.state === "saved" ? { state: "saving" } : {});
    if (this.#view.state === "saving") this.#schedule(Math.min(DEBOUNCE_MS, this.#dueAt - performance.now()));
  }

  /** Saves everything now. False when that is not possible; the state then says why. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#recovering) await this.#recovering;
    while (!this.#isLocked && (hasUnsaved(this.#unsaved) || this.#running)) {
      if (!(await this.#saveOnce())) return false;
    }
    return true;
  }

  /** Saves now if anything is unsaved, unless a conflict is open. */
  retry(): void {
    if (hasUnsaved(this.#unsaved) && this.#view.state !== "conflict") void this.flush();
  }

  /** Resolves a conflict: the other version is discarded. */
  resolveConflict(keep: "mine" | "theirs"): void {
    if (this.#view.state !== "conflict") return;
    this.#unsaved = keep === "theirs" ? NOTHING_UNSAVED : rebase(this.#unsaved, this.#saved);
    this.#store();
    this.#update({ state: hasUnsaved(this.#unsaved) ? "saving" : "saved", theirs: null });
    this.#schedule(0);
  }

  /** Stops all changes. `answers`: the server's, where they may differ from the last confirmed ones. */
  lock(answers?: Answers): void {
    this.#isLocked = true;
    clearTimeout(this.#timer);
    this.#saved = answers ?? this.#saved;
    this.#unsaved = NOTHING_UNSAVED;
    this.#store();
    this.#update({ state: "saved", theirs: null, message: "" });
  }

  /** Fetches what was saved elsewhere. Unsaved answers stay, or become a conflict. */
  async catchUp(): Promise<void> {
    if (!this.#isLocked) await this.#catchUp(null);
  }

  /** Cancels the pending save; unsaved answers stay on the device. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #saveOnce(): Promise<boolean> {
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #save(): Promise<boolean> {
    const sent = this.#unsaved.values;
    if (this.#view.state === "conflict") return false;
    this.#sent = [...this.#sent, sent].slice(-5);
    if (this.#view.state !== "retrying") this.#update({ state: "saving" });
    const revision = this.#revision + 1;
    const outcome = await this.#options.send(sent, revision);
    if (this.#isLocked) return true;
    if (!outcome.ok) return outcome.status === 409 ? this.#catchUp(outcome.reason) : this.#fail(outcome);
    if (!isConfirmationOf(revision, outcome.data)) return this.#fail(failureOf(0));
    this.#saved = { ...this.#saved, ...sent };
    this.#revision = outcome.data.revision;
    this.#unsaved = dropConfirmed(this.#unsaved, sent);
    this.#confirm();
    return true;
  }

  /** The server has a newer version: merges it and saves again on top of it, unless the time is over. */
  async #catchUp(reason: CallFailure["reason"]): Promise<boolean> {
    const outcome = await this.#options.read();
    if (this.#isLocked) return true;
    // Without unsaved answers there is nothing to retry.
    if (!outcome.ok) return hasUnsaved(this.#unsaved) && this.#fail(outcome);
    const { answers, revision, locked } = outcome.data;
    if (locked || reason === "time_over") {
      this.lock(answers);
      if (reason !== "time_over") this.#options.onLocked();
      return true;
    }
    this.#saved = answers;
    // Never below our own revision, so that the next save is not refused for the same reason.
    this.#revision = Math.max(revision, this.#revision);
    this.#apply(mergeAnswers(this.#unsaved, answers, this.#sent));
    if (this.#view.state === "conflict") return false;
    if (!hasUnsaved(this.#unsaved)) this.#confirm();
    return true;
  }

  #apply({ unsaved, conflicts }: ReturnType<typeof mergeAnswers>): void {
    this.#unsaved = unsaved;
    // For single answers this page's newer version wins; only texts cause a conflict.
    const isConflict = conflicts.some((key) => this.#options.unmergeable.includes(key) && this.#saved[key]?.trim());
    if (!isConflict) this.#unsaved = rebase(unsaved, this.#saved);
    this.#store();
    if (isConflict) this.#update({ state: "conflict", theirs: this.#saved });
    else this.#update({ state: hasUnsaved(this.#unsaved) ? "saving" : "saved", theirs: null });
  }

  #confirm(): void {
    this.#failures = 0;
    this.#sent = [];
    this.#dueAt = performance.now() + MAX_UNSAVED_MS;
    this.#store();
    this.#options.onConfirmed?.({ answers: this.#saved, revision: this.#revision });
    const isDone = !hasUnsaved(this.#unsaved);
    this.#update({ state: isDone ? "saved" : "saving", message: "" });
    if (!isDone) this.#schedule(DEBOUNCE_MS);
  }

  #fail(failure: CallFailure): false {
    if (this.#failures === 0) this.#options.onTrouble();
    const maxMs = navigator.onLine === false ? RETRY_MS.offline : RETRY_MS.most;
    const waitMs = Math.min(maxMs, RETRY_MS.first * 2 ** this.#failures);
    this.#failures += 1;
    const state = isTemporary(failure) ? "retrying" : failure.status === 401 ? "signedOut" : "refused";
    this.#update({ state, message: failure.message ?? "" });
    if (state === "retrying") this.#schedule(waitMs);
    return false;
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #store(): void {
    this.#options.store(this.#unsaved);
  }

  #update(change: Partial<SyncView>): void {
    const { values } = this.#unsaved;
    this.#view = { ...this.#view, ...change, answers: { ...this.#saved, ...values }, unsaved: Object.keys(values) };
    this.#options.onChange(this.#view);
  }
}
