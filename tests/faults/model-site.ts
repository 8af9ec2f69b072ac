/** An in-memory model of the site on a virtual clock, correct or with one of five known bugs. */

import { seededRandom } from "../../lib/seeded-random.ts";
import type { Act, ActOutcome, ActResult, Answers, AttemptView, SectionView, Site } from "./history.ts";
import type { SectionForm } from "./life.ts";

export const BUGS = [
  "no sequence check",
  "answer before commit",
  "merge by arrival",
  "no lock at hand-in",
  "stale cache",
] as const;
export type Bug = (typeof BUGS)[number];

/** Virtual time, which passes only when everybody waits. The same waits in the same order give the same times. */
export class VirtualTime {
  now = 0;
  #waiting: { at: number; order: number; wake: () => void }[] = [];
  #order = 0;

  pause(milliseconds: number): Promise<void> {
    this.#order += 1;
    const entry = { at: this.now + milliseconds, order: this.#order };
    return new Promise((wake) => this.#waiting.push({ ...entry, wake }));
  }

  /** Lets time pass until the work is done. */
  async run<T>(work: Promise<T>): Promise<T> {
    const end = { isHere: false };
    void work.finally(() => (end.isHere = true)).catch(() => undefined);
    for (;;) {
      await new Promise((done) => setImmediate(done));
      if (end.isHere) return work;
      this.#waiting.sort((a, b) => a.at - b.at || a.order - b.order);
      const next = this.#waiting.shift();
      if (!next) throw new Error("everybody waits for ever");
      this.now = next.at;
      next.wake();
    }
  }
}

type Attempt = { status: "active" | "closed"; isAside: boolean; sections: Record<string, SectionView> };

const REFUSED = (reason: string): ActOutcome => ({ kind: "fail", reason });
const OK = (result: ActResult = {}): ActOutcome => ({ kind: "ok", result });

/**
 * The timeout of a browser's request, and the interval between kills of the model's server, in virtual milliseconds.
 */
const TIMEOUT_MS = 40;
const CRASH_MS = 250;
const CACHE_MS = 60;

export class ModelSite implements Site {
  readonly time = new VirtualTime();
  readonly forms: readonly SectionForm[];
  readonly bug: Bug | null;
  readonly #random: () => number;
  #attempts: Attempt[] = [];
  /** Writes acknowledged before they were durable; a crash loses them. */
  #uncommitted: { undo: () => void }[] = [];
  #cache = new Map<string, { at: number; view: AttemptView }>();
  #crashes = 0;

  constructor(forms: readonly SectionForm[], seed: number, bug: Bug | null = null) {
    this.forms = forms;
    this.bug = bug;
    this.#random = seededRandom(seed ^ 0x5eed);
    void this.#crashNowAndThen();
  }

  pause = (milliseconds: number): Promise<void> => this.time.pause(milliseconds);

  /**
   * The network in between: one packet in twenty is lost, some are late, some come twice, some responses never arrive.
   */
  async send(act: Act): Promise<ActOutcome> {
    const luck = this.#random();
    const isTwice = luck > 0.95;
    const given: Promise<ActOutcome> = luck < 0.05 ? new Promise(() => undefined) : this.#deliver(act);
    if (isTwice) void this.#deliver(act);
    const late = this.pause(TIMEOUT_MS).then((): ActOutcome => ({ kind: "unknown" }));
    const outcome = await Promise.race([given, late]);
    // If a packet came twice, only one was certainly refused.
    return isTwice && outcome.kind === "fail" ? { kind: "unknown" } : outcome;
  }

  async #deliver(act: Act): Promise<ActOutcome> {
    await this.pause(this.#random() < 0.15 ? this.#random() * 150 : this.#random() * 5);
    const crashes = this.#crashes;
    const outcome = await this.#handle(act);
    await this.pause(this.#random() * 5);
    // Its connection ended with the server, or was cut off.
    return crashes === this.#crashes && this.#random() > 0.05 ? outcome : new Promise(() => undefined);
  }

  async #crashNowAndThen(): Promise<void> {
    for (;;) {
      await this.pause(CRASH_MS);
      this.#crashes += 1;
      for (const { undo } of this.#uncommitted.splice(0).toReversed()) undo();
    }
  }

  async #handle(act: Act): Promise<ActOutcome> {
    if (act.act === "start") return this.#start();
    const attempt = this.#attempts[Number(act.attempt)];
    if (!attempt) return REFUSED("not_found");
    if (act.act === "set aside") {
      if (attempt.isAside) return REFUSED("conflict");
      attempt.isAside = true;
      return OK();
    }
    if (attempt.isAside && attempt.status === "active") return REFUSED("attempt_set_aside");
    if (act.act === "read") return OK({ view: this.#read(act.attempt, attempt) });
    if (act.act === "finish") return this.#finish(attempt);
    const section = attempt.sections[act.section];
    if (!section) return REFUSED("not_found");
    return act.act === "save" ? this.#save(attempt, section, act) : this.#correct(attempt, act.section);
  }

  #start(): ActOutcome {
    const last = this.#attempts.at(-1);
    if (!last || last.isAside) {
      const empty: SectionView = { answers: {}, revision: 0, locked: false, marks: null, score: null };
      const sections = Object.fromEntries(this.forms.map(({ section }) => [section, { ...empty }]));
      this.#attempts.push({ status: "active", isAside: false, sections });
    } else if (last.status === "closed") return REFUSED("attempt_closed");
    return OK({ attempt: String(this.#attempts.length - 1) });
  }

  #save(
    attempt: Attempt,
    record: SectionView,
    { answers, revision }: { answers: Answers; revision: number },
  ): ActOutcome {
    if (record.locked || attempt.status === "closed") return REFUSED("already_corrected");
    if (revision <= record.revision) {
      const isRepeat = Object.entries(answers).every(([key, value]) => record.answers[key] === value);
      if (isRepeat && revision === record.revision) return OK({ revision });
      if (this.bug !== "no sequence check" && this.bug !== "merge by arrival") return REFUSED("newer_answers_saved");
    }
    const before = { ...record };
    record.answers = { ...record.answers, ...answers };
    record.revision = this.bug === "merge by arrival" ? Math.max(revision, record.revision) : revision;
    if (this.bug === "answer before commit") this.#commitLater(() => Object.assign(record, before));
    return OK({ revision: record.revision });
  }

  #commitLater(undo: () => void): void {
    const write = { undo };
    this.#uncommitted.push(write);
    void this.pause(20).then(() => {
      this.#uncommitted = this.#uncommitted.filter((other) => other !== write);
    });
  }

  async #correct(attempt: Attempt, section: string): Promise<ActOutcome> {
    const record = attempt.sections[section];
    if (!record) return REFUSED("not_found");
    if (attempt.status === "closed" && !record.marks) return REFUSED("attempt_closed");
    const marks = record.marks ?? this.#mark(section, record.answers);
    // Between reading the answers and locking, another save may arrive.
    if (this.bug === "no lock at hand-in") await this.pause(15);
    const score = Object.values(marks).filter((marked) => marked === "A").length;
    Object.assign(record, { marks, locked: true, score });
    return OK({ marks });
  }

  #mark(section: string, answers: Answers): Record<string, string | null> {
    const names = this.forms.find((form) => form.section === section)?.names ?? [];
    return Object.fromEntries(names.map((name) => [name, answers[name] || null]));
  }

  async #finish(attempt: Attempt): Promise<ActOutcome> {
    for (const [section, { marks }] of Object.entries(attempt.sections))
      if (!marks) await this.#correct(attempt, section);
    attempt.status = "closed";
    return OK({ total: Object.values(attempt.sections).reduce((sum, { score }) => sum + (score ?? 0), 0) });
  }

  #read(id: string, attempt: Attempt): AttemptView {
    const kept = this.#cache.get(id);
    if (this.bug === "stale cache" && kept && this.time.now - kept.at < CACHE_MS) return kept.view;
    const view = structuredClone({ status: attempt.status, sections: attempt.sections });
    this.#cache.set(id, { at: this.time.now, view });
    return view;
  }
}
