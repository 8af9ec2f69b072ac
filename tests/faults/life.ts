/** A seeded random session of one learner with one simulation on several devices: the same seed, the same actions. */
import { seededRandom } from "../../lib/seeded-random.ts";
import type { Act, ActOutcome, Answers, AttemptView, Site } from "./history.ts";
import { Recorder } from "./history.ts";

/** A section with the names of its answers and their possible values; free text if none are listed. */
export type SectionForm = { section: string; names: readonly string[]; letters: readonly string[] };

export type Life = { recorder: Recorder; attempts: ReadonlySet<string> };

type Known = { revision: number; isLocked: boolean; repeat: { answers: Answers; revision: number } | null };

type Options = { seed: number; forms: readonly SectionForm[]; devices: number; acts: number };

/**
 * Runs one life. Every device saves as the exam page does: with a number above the last one it knows, again with the
 * same number after no response, and after a refusal it reads the server's state.
 */
export async function runLife(site: Site, { seed, forms, devices, acts }: Options): Promise<Life> {
  const recorder = new Recorder();
  const attempts = new Set<string>();
  const runDevice = async (number: number) => {
    const random = seededRandom(seed * 31 + number);
    const device = new Device(`device ${number}`, site, { recorder, forms, random });
    for (let count = 0; count < acts; count += 1) {
      await site.pause(random() * 20);
      await device.actOnce(count >= acts - 2);
      if (device.attempt) attempts.add(device.attempt);
    }
  };
  await Promise.all(Array.from({ length: devices }, (_, number) => runDevice(number)));
  return { recorder, attempts };
}

/** Asks until the site responds with the final state. Null for what can no longer be read. */
export async function readFinalView(site: Site, attempt: string): Promise<AttemptView | null> {
  for (;;) {
    const outcome = await site.send({ act: "read", attempt });
    if (outcome.kind === "ok") return outcome.result.view ?? null;
    if (outcome.kind === "fail") return null;
    await site.pause(50);
  }
}

class Device {
  readonly name: string;
  readonly site: Site;
  readonly recorder: Recorder;
  readonly forms: readonly SectionForm[];
  readonly random: () => number;
  attempt: string | null = null;
  #known = new Map<string, Known>();
  #count = 0;

  constructor(name: string, site: Site, { recorder, forms, random }: Pick<Device, "recorder" | "forms" | "random">) {
    this.name = name;
    this.site = site;
    this.recorder = recorder;
    this.forms = forms;
    this.random = random;
  }

  /** @param isLast whether it is time to finish */
  async actOnce(isLast: boolean): Promise<void> {
    if (!this.attempt) return this.#start();
    const luck = this.random();
    if (isLast && luck < 0.5) await this.#end({ act: "finish", attempt: this.attempt });
    else if (luck < 0.02) await this.#end({ act: "set aside", attempt: this.attempt });
    else if (luck < 0.06) await this.#start();
    else if (luck < 0.2) await this.#read();
    else if (luck < 0.25) await this.#correct();
    else await this.#save();
  }

  #do(act: Act): Promise<ActOutcome> {
    return this.recorder.record(this.site, this.name, act);
  }

  async #start(): Promise<void> {
    const outcome = await this.#do({ act: "start" });
    const attempt = outcome.kind === "ok" ? outcome.result.attempt : undefined;
    if (!attempt || attempt === this.attempt) return;
    this.attempt = attempt;
    this.#known.clear();
  }

  async #end(act: Act): Promise<void> {
    const outcome = await this.#do(act);
    if (outcome.kind === "fail") this.#refused(outcome.reason, null);
  }

  async #read(): Promise<void> {
    if (!this.attempt) return;
    const outcome = await this.#do({ act: "read", attempt: this.attempt });
    if (outcome.kind === "fail") this.#refused(outcome.reason, null);
    if (outcome.kind !== "ok") return;
    for (const [section, { revision, locked }] of Object.entries(outcome.result.view?.sections ?? {})) {
      const known = this.#of(section);
      known.revision = Math.max(known.revision, revision);
      known.isLocked = locked;
    }
  }

  async #correct(): Promise<void> {
    const { section, letters } = this.#pickForm();
    if (!this.attempt || letters.length === 0) return this.#read();
    const outcome = await this.#do({ act: "correct", attempt: this.attempt, section });
    if (outcome.kind === "ok") this.#of(section).isLocked = true;
    else if (outcome.kind === "fail") this.#refused(outcome.reason, section);
  }

  async #save(): Promise<void> {
    const form = this.#pickForm();
    const known = this.#of(form.section);
    // A page that knows of the end sends no more; one that was not told still does.
    if (!this.attempt || (known.isLocked && this.random() < 0.8)) return this.#read();
    const save = known.repeat ?? { answers: this.#answer(form), revision: known.revision + 1 };
    const outcome = await this.#do({ act: "save", attempt: this.attempt, section: form.section, ...save });
    known.repeat = outcome.kind === "unknown" ? save : null;
    if (outcome.kind === "ok") known.revision = Math.max(known.revision, outcome.result.revision ?? 0);
    if (outcome.kind === "fail") this.#refused(outcome.reason, form.section);
    if (outcome.kind === "fail" && outcome.reason === "newer_answers_saved") await this.#read();
  }

  #answer({ names, letters }: SectionForm): Answers {
    const chosen = names.filter(() => this.random() < 0.3);
    const named = chosen.length > 0 ? chosen : names.slice(0, 1);
    return Object.fromEntries(named.map((name) => [name, this.#value(letters)]));
  }

  #value(letters: readonly string[]): string {
    // An answer is sometimes withdrawn.
    if (this.random() < 0.1) return "";
    this.#count += 1;
    const letter = letters[Math.floor(this.random() * letters.length)];
    return letter ?? `${this.name} scrive il testo ${this.#count}`;
  }

  #refused(reason: string, section: string | null): void {
    if (reason === "attempt_set_aside" || reason === "not_found") this.attempt = null;
    if (reason === "already_corrected" && section) this.#of(section).isLocked = true;
  }

  #pickForm(): SectionForm {
    const form = this.forms[Math.floor(this.random() * this.forms.length)];
    if (!form) throw new Error("a life needs a section");
    return form;
  }

  #of(section: string): Known {
    const known = this.#known.get(section) ?? { revision: 0, isLocked: false, repeat: null };
    this.#known.set(section, known);
    return known;
  }
}
