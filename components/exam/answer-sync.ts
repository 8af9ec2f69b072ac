import { isTemporary } from "@/components/exam/calls";
import type { Confirmed } from "@/components/exam/copy/copied-answers";
import { joinTexts } from "@/components/exam/early-answers";
import {
  type Answers,
  hasUnsaved,
  mergeAnswers,
  NOTHING_UNSAVED,
  noteChange,
  rebase,
  recoverUnsaved,
  type Unsaved,
  withoutSaved,
} from "@/lib/exam/merge";
import type { CallAnswer, CallFailure } from "@/lib/http/call";

/** `refused` and `signedOut` wait for the learner; `conflict` is a text changed in two windows. */
export type SaveState = "idle" | "saving" | "saved" | "retrying" | "signedOut" | "refused" | "conflict";

export type SyncView = {
  /** The answers as this page shows them: the server's with the unsaved ones laid over. */
  answers: Answers;
  /** The names of those that the server has not confirmed. */
  unsaved: readonly string[];
  state: SaveState;
  /** The server's sentence when it refused. */
  message: string;
  /** The other window's answers, while the learner has to choose. */
  theirs: Answers | null;
};

type ServerRecord = { answers: Answers; revision: number; locked: boolean };

export type SyncOptions = {
  record: ServerRecord;
  /** Names of the answers whose two versions are never mixed: the learner resolves a conflict in one of them. */
  guarded: readonly string[];
  send: (answers: Answers, revision: number) => Promise<CallAnswer<{ revision: number }>>;
  /** The section on the server now. */
  read: () => Promise<CallAnswer<ServerRecord>>;
  /** Stores what is unsaved on this device. */
  store: (unsaved: Unsaved) => void;
  /** Told what the server has for certain, each time that is more. */
  onConfirmed?: (record: Confirmed) => void;
  onChange: (view: SyncView) => void;
  /** The section turned out to be locked: its answers can no longer change. */
  onLocked: () => void;
  /** Saving has begun to fail; called once, until it works again. */
  onTrouble: () => void;
};

/** How long after the last change it is saved, and how long after the first one at most, of somebody who never pauses. */
const DEBOUNCE_MS = 800;
const MOST_UNSAVED_MS = 5000;
/** How long until the next try; `most` is short, so that all is saved soon after a site is back, and without a network long. */
const RETRY_MS = { first: 2000, most: 5000, offline: 60_000 };

/** Syncs the answers of one section with the server: one request at a time, the latest state wins, nothing is dropped. */
export class AnswerSync {
  #options: SyncOptions;
  #saved: Answers;
  #revision: number;
  #unsaved: Unsaved = NOTHING_UNSAVED;
  /** Sent without a confirmation so far; the server may have them. */
  #sent: Answers[] = [];
  #running: Promise<boolean> | null = null;
  /** Until this device's disk has said what it has, nothing is saved. */
  #recovering: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is unsaved has to be sent, pause or not. */
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

  /** The number of the newest version that this knows the server to have. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether this knows the section at least as well as that record of it. */
  isAsNewAs({ revision, locked }: ServerRecord): boolean {
    return this.#revision >= revision && (this.#isLocked || !locked);
  }

  /** Learns what the server has confirmed since the page was made. */
  adopt({ answers, revision }: Confirmed): void {
    if (this.#isLocked || revision <= this.#revision) return;
    this.#saved = answers;
    this.#revision = revision;
    this.#update({});
  }

  /**
   * Continues with what this device stored on an earlier visit.
   * @param newer what it turns out to have stored after `draft`; null when that was all
   */
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
    const { guarded } = this.#options;
    const join = (key: string, older: string, changed: string) =>
      guarded.includes(key) ? joinTexts(shown[key] ?? "", older, changed) : changed;
    this.#apply(mergeAnswers(recoverUnsaved(this.#unsaved, { began, found, join }), this.#saved));
    if (this.#view.state === "saving") this.#schedule(0);
  }

  change(key: string, value: string): void {
    if (this.#isLocked) return;
    if (!hasUnsaved(this.#unsaved)) this.#dueAt = performance.now() + MOST_UNSAVED_MS;
    this.#unsaved = noteChange(this.#unsaved, this.#saved, key, value);
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

  /** Saves now if there is anything to save and nothing to wait for from the learner. */
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

  /**
   * No more changes from here on: the page shows what was handed in, and nothing that never arrived.
   * @param answers as the server has them, where they may be others than it last confirmed
   */
  lock(answers?: Answers): void {
    this.#isLocked = true;
    clearTimeout(this.#timer);
    this.#saved = answers ?? this.#saved;
    this.#unsaved = NOTHING_UNSAVED;
    this.#store();
    this.#update({ state: "saved", theirs: null, message: "" });
  }

  /** Learns from the server what was saved elsewhere. What is unsaved here stays, or is a conflict. */
  async catchUp(): Promise<void> {
    if (!this.#isLocked) await this.#catchUp(null);
  }

  /** Stops waiting; what is unsaved stays on the device. */
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
    const outcome = await this.#options.send(sent, this.#revision + 1);
    if (this.#isLocked) return true;
    if (!outcome.ok) return outcome.status === 409 ? this.#catchUp(outcome.reason) : this.#fail(outcome);
    this.#saved = { ...this.#saved, ...sent };
    this.#revision = outcome.data.revision;
    this.#unsaved = withoutSaved(this.#unsaved, sent);
    this.#confirm();
    return true;
  }

  /** The server has a newer version: merge it, and save again on top of it. Unless the time to save is over. */
  async #catchUp(reason: string | null): Promise<boolean> {
    const outcome = await this.#options.read();
    if (this.#isLocked) return true;
    // With nothing to save there is nothing to try again.
    if (!outcome.ok) return hasUnsaved(this.#unsaved) && this.#fail(outcome);
    const { answers, revision, locked } = outcome.data;
    if (reason === "time_over") {
      this.lock(answers);
      return true;
    }
    if (locked) {
      this.lock(answers);
      this.#options.onLocked();
      return true;
    }
    this.#saved = answers;
    // Never behind our own number, so that the next save is not refused for the same reason again.
    this.#revision = Math.max(revision, this.#revision);
    this.#apply(mergeAnswers(this.#unsaved, answers, this.#sent));
    if (this.#view.state === "conflict") return false;
    if (!hasUnsaved(this.#unsaved)) this.#confirm();
    return true;
  }

  #apply({ unsaved, conflicts }: ReturnType<typeof mergeAnswers>): void {
    this.#unsaved = unsaved;
    // Of a single answer the newer version, this page's, wins; only texts are worth asking about.
    const isConflict = conflicts.some((key) => this.#options.guarded.includes(key) && this.#saved[key]?.trim());
    if (!isConflict) this.#unsaved = rebase(unsaved, this.#saved);
    this.#store();
    if (isConflict) this.#update({ state: "conflict", theirs: this.#saved });
    else this.#update({ state: hasUnsaved(this.#unsaved) ? "saving" : "saved", theirs: null });
  }

  #confirm(): void {
    this.#failures = 0;
    this.#sent = [];
    this.#dueAt = performance.now() + MOST_UNSAVED_MS;
    this.#store();
    this.#options.onConfirmed?.({ answers: this.#saved, revision: this.#revision });
    const isDone = !hasUnsaved(this.#unsaved);
    this.#update({ state: isDone ? "saved" : "saving", message: "" });
    if (!isDone) this.#schedule(DEBOUNCE_MS);
  }

  #fail(failure: CallFailure): false {
    if (this.#failures === 0) this.#options.onTrouble();
    const most = navigator.onLine === false ? RETRY_MS.offline : RETRY_MS.most;
    const wait = Math.min(most, RETRY_MS.first * 2 ** this.#failures);
    this.#failures += 1;
    const state = isTemporary(failure) ? "retrying" : failure.status === 401 ? "signedOut" : "refused";
    this.#update({ state, message: failure.message ?? "" });
    if (state === "retrying") this.#schedule(wait);
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
