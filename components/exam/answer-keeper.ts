import { type Failure, isPassing, type Outcome } from "@/components/exam/calls";
import {
  type Answers,
  hasUnsaved,
  mergeAnswers,
  NOTHING_UNSAVED,
  noteChange,
  rebase,
  settleSaved,
  type Unsaved,
} from "@/lib/exam/merge";

/** `refused` and `signedOut` wait for the learner; `clash` is a text changed in two windows. */
export type SaveState = "idle" | "saving" | "saved" | "retrying" | "signedOut" | "refused" | "clash";

export type KeeperView = {
  /** The answers as this page shows them: the server's with the unsaved ones laid over. */
  answers: Answers;
  state: SaveState;
  /** The server's sentence when it refused. */
  message: string;
  /** The other window's answers, while the learner has to choose. */
  theirs: Answers | null;
};

type ServerRecord = { answers: Answers; revision: number; locked: boolean };

export type KeeperOptions = {
  record: ServerRecord;
  /** Keys of which two versions must never be mixed: a clash in one of them is the learner's to settle. */
  guarded: readonly string[];
  send: (answers: Answers, revision: number) => Promise<Outcome<{ revision: number }>>;
  /** The section on the server now. */
  read: () => Promise<Outcome<ServerRecord>>;
  /** Keeps what is unsaved on this device. */
  store: (unsaved: Unsaved) => void;
  onChange: (view: KeeperView) => void;
  /** The section turned out to be locked: its answers can no longer change. */
  onLocked: () => void;
  /** Saving has begun to fail; told once, until it works again. */
  onTrouble: () => void;
};

const DEBOUNCE_MS = 800;
const RETRY_MS = { first: 2000, most: 60_000 };

/** Keeps the answers of one section saved: one request at a time, the latest state wins, nothing is dropped. */
export class AnswerKeeper {
  #options: KeeperOptions;
  #saved: Answers;
  #revision: number;
  #unsaved: Unsaved = NOTHING_UNSAVED;
  /** Sent without a confirmation so far; the server may have them. */
  #sent: Answers[] = [];
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isLocked: boolean;
  #view: KeeperView;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#saved = options.record.answers;
    this.#revision = options.record.revision;
    this.#isLocked = options.record.locked;
    this.#view = { answers: this.#saved, state: "idle", message: "", theirs: null };
  }

  get view(): KeeperView {
    return this.#view;
  }

  /** Takes up what this device kept from an earlier visit. */
  restore(kept: Unsaved): void {
    if (this.#isLocked || !hasUnsaved(kept)) return;
    this.#takeOver(mergeAnswers(kept, this.#saved));
    if (this.#view.state !== "clash") this.#plan(0);
  }

  change(key: string, value: string): void {
    if (this.#isLocked) return;
    this.#unsaved = noteChange(this.#unsaved, this.#saved, key, value);
    this.#keep();
    this.#show(this.#view.state === "idle" || this.#view.state === "saved" ? { state: "saving" } : {});
    if (this.#view.state === "saving") this.#plan(DEBOUNCE_MS);
  }

  /** Saves everything now. False when that is not possible; the state then says why. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (!this.#isLocked && (hasUnsaved(this.#unsaved) || this.#running)) {
      if (!(await this.#saveOnce())) return false;
    }
    return true;
  }

  /** Saves now if there is anything to save and nothing to wait for from the learner. */
  retry(): void {
    if (hasUnsaved(this.#unsaved) && this.#view.state !== "clash") void this.flush();
  }

  /** Settles a clash: what is not kept is given up. */
  settle(keep: "mine" | "theirs"): void {
    if (this.#view.state !== "clash") return;
    this.#unsaved = keep === "theirs" ? NOTHING_UNSAVED : rebase(this.#unsaved, this.#saved);
    this.#keep();
    this.#show({ state: hasUnsaved(this.#unsaved) ? "saving" : "saved", theirs: null });
    this.#plan(0);
  }

  /** From here on nothing changes any more. */
  lock(answers?: Answers): void {
    this.#isLocked = true;
    clearTimeout(this.#timer);
    this.#saved = answers ?? { ...this.#saved, ...this.#unsaved.values };
    this.#unsaved = NOTHING_UNSAVED;
    this.#keep();
    this.#show({ state: "saved", theirs: null, message: "" });
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
    if (this.#view.state === "clash") return false;
    this.#sent = [...this.#sent, sent].slice(-5);
    if (this.#view.state !== "retrying") this.#show({ state: "saving" });
    const outcome = await this.#options.send(sent, this.#revision + 1);
    if (this.#isLocked) return true;
    if (!outcome.ok) return outcome.status === 409 ? this.#catchUp() : this.#fail(outcome);
    this.#saved = { ...this.#saved, ...sent };
    this.#revision = outcome.data.revision;
    this.#unsaved = settleSaved(this.#unsaved, sent);
    this.#settled();
    return true;
  }

  /** The server has something newer: take it in, and save again on top of it. */
  async #catchUp(): Promise<boolean> {
    const outcome = await this.#options.read();
    if (this.#isLocked) return true;
    if (!outcome.ok) return this.#fail(outcome);
    const { answers, revision, locked } = outcome.data;
    if (locked) {
      this.lock(answers);
      this.#options.onLocked();
      return true;
    }
    this.#saved = answers;
    // A repeat of what is already there moves the number on, so that this never goes round in circles.
    this.#revision = Math.max(revision, this.#revision);
    this.#takeOver(mergeAnswers(this.#unsaved, answers, this.#sent));
    if (this.#view.state === "clash") return false;
    if (!hasUnsaved(this.#unsaved)) this.#settled();
    return true;
  }

  #takeOver({ unsaved, clashes }: ReturnType<typeof mergeAnswers>): void {
    this.#unsaved = unsaved;
    // Single answers are no texts: the newer one of this page wins.
    const isClash = clashes.some((key) => this.#options.guarded.includes(key) && this.#saved[key]?.trim());
    if (!isClash) this.#unsaved = rebase(unsaved, this.#saved);
    this.#keep();
    this.#show(isClash ? { state: "clash", theirs: this.#saved } : { state: "saving" });
  }

  #settled(): void {
    this.#failures = 0;
    this.#sent = [];
    this.#keep();
    const isDone = !hasUnsaved(this.#unsaved);
    this.#show({ state: isDone ? "saved" : "saving", message: "" });
    if (!isDone) this.#plan(DEBOUNCE_MS);
  }

  #fail(failure: Failure): false {
    if (this.#failures === 0) this.#options.onTrouble();
    const wait = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** this.#failures);
    this.#failures += 1;
    const state = isPassing(failure) ? "retrying" : failure.status === 401 ? "signedOut" : "refused";
    this.#show({ state, message: failure.message });
    if (state === "retrying") this.#plan(wait);
    return false;
  }

  #plan(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  #keep(): void {
    this.#options.store(this.#unsaved);
  }

  #show(change: Partial<KeeperView>): void {
    this.#view = { ...this.#view, ...change, answers: { ...this.#saved, ...this.#unsaved.values } };
    this.#options.onChange(this.#view);
  }
}
