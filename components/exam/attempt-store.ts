import { AnswerKeeper, type KeeperView } from "@/components/exam/answer-keeper";
import {
  correctQuestions,
  type Failure,
  finishAttempt,
  readContent,
  readSessionState,
  sendAnswers,
} from "@/components/exam/calls";
import { type KeptAnswers, keptAnswers } from "@/components/exam/kept-answers";
import { QuestionClock } from "@/components/exam/question-clock";
import { answerKey } from "@/lib/exam/answer-key";
import type { QuestionsResult } from "@/lib/exam/correction";
import type { Answers } from "@/lib/exam/merge";
import type { SectionContent } from "@/lib/exam/paper";
import type { RecordView } from "@/lib/exam/record";
import { isQuestionSection, type QuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";

export type AttemptInfo = { id: string; simulationId: number; simulationTitle: string };

/** A section as the server gave it with the page; `R` is the result of its correction. */
export type SectionInput<R> = { content: SectionContent; record: RecordView<R> };

/** A section as the screen shows it now. */
export type SectionState = KeeperView & {
  content: SectionContent;
  /** From here on the answers cannot change. */
  isLocked: boolean;
  /** Locked and marked; a locked writing may still wait. */
  isCorrected: boolean;
  isCorrecting: boolean;
  /** The marks of a question section; the writing's are kept by the writing domain. */
  result: QuestionsResult | null;
};

export type AttemptState = Record<Section, SectionState>;

export type CorrectOutcome =
  | { ok: true }
  | { ok: false; reason: "unsaved" }
  | { ok: false; reason: "failed"; failure: Failure };

type Part = { keeper: AnswerKeeper; kept: KeptAnswers };

/** Everything the exam screen knows of one attempt, and what can be done with it. Made once per visit. */
export class AttemptStore {
  readonly attempt: AttemptInfo;
  #state: AttemptState;
  #parts: Record<Section, Part>;
  #listeners = new Set<() => void>();
  #onTrouble: () => void;
  readonly clock: QuestionClock;

  constructor(
    attempt: AttemptInfo,
    sections: Record<QuestionSection, SectionInput<QuestionsResult>>,
    writing: SectionInput<unknown>,
    onTrouble: () => void,
  ) {
    this.attempt = attempt;
    this.#onTrouble = onTrouble;
    const known = Object.values(sections).map(({ record }) => record.seconds);
    this.clock = new QuestionClock(Object.assign({}, ...known), () => performance.now());
    this.#parts = bySection((section) =>
      this.#makePart(section, section === "scrittura" ? writing : sections[section]),
    );
    this.#state = bySection((section) => {
      const { content, record } = section === "scrittura" ? writing : sections[section];
      return {
        ...this.#parts[section].keeper.view,
        content,
        isLocked: record.locked,
        isCorrected: record.correctedAt !== null,
        isCorrecting: false,
        result: section === "scrittura" ? null : sections[section].record.correctionResult,
      };
    });
  }

  getState = (): AttemptState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what this device kept of an earlier visit. */
  restore(): void {
    for (const { keeper, kept } of Object.values(this.#parts)) keeper.restore(kept.read());
  }

  change(section: Section, key: string, value: string): void {
    if (this.#state[section].isCorrecting) return;
    if (isQuestionSection(section)) this.clock.credit(key);
    this.#parts[section].keeper.change(key, value);
  }

  /** Saves a section, or all of them, now; false when something could not be saved. */
  async flush(...sections: Section[]): Promise<boolean> {
    const wanted = sections.length > 0 ? sections : SECTIONS;
    const saved = await Promise.all(wanted.map((section) => this.#parts[section].keeper.flush()));
    return saved.every(Boolean);
  }

  retry(): void {
    for (const { keeper } of Object.values(this.#parts)) keeper.retry();
  }

  settle(section: Section, keep: "mine" | "theirs"): void {
    this.#parts[section].keeper.settle(keep);
  }

  stop(): void {
    for (const { keeper } of Object.values(this.#parts)) keeper.stop();
  }

  /**
   * Notes that a section can no longer change.
   * @param answers as the server has them, where they may be others than the page's
   */
  lock(section: Section, isCorrected: boolean, answers?: Answers): void {
    this.#parts[section].keeper.lock(answers);
    this.#show(section, { isLocked: true, isCorrected });
  }

  setCorrecting(section: Section, isCorrecting: boolean): void {
    this.#show(section, { isCorrecting });
  }

  /** Saves a question section, has it marked and locks it. */
  async correct(section: QuestionSection): Promise<CorrectOutcome> {
    this.#show(section, { isCorrecting: true });
    const outcome = await this.#correct(section);
    this.#show(section, { isCorrecting: false });
    return outcome;
  }

  async #correct(section: QuestionSection): Promise<CorrectOutcome> {
    if (!(await this.flush(section))) return { ok: false, reason: "unsaved" };
    if (this.#state[section].isCorrected) return { ok: true };
    const outcome = await correctQuestions(this.attempt.id, section);
    if (outcome.ok) {
      this.#showResult(section, outcome.data.correctionResult);
      return { ok: true };
    }
    if (outcome.status === 409) await this.#reload(section);
    return this.#state[section].isCorrected ? { ok: true } : { ok: false, reason: "failed", failure: outcome };
  }

  /** Saves everything and closes the attempt. */
  async finish(): Promise<CorrectOutcome> {
    if (!(await this.flush())) return { ok: false, reason: "unsaved" };
    const outcome = await finishAttempt(this.attempt.id);
    if (!outcome.ok) return { ok: false, reason: "failed", failure: outcome };
    for (const section of SECTIONS) this.#parts[section].keeper.lock();
    return { ok: true };
  }

  #makePart(section: Section, { content, record }: SectionInput<unknown>): Part {
    const { id } = this.attempt;
    const keys = isQuestionSection(section)
      ? content.questions.map((question) => answerKey(section, question.id))
      : ["text", "option"];
    const kept = keptAnswers(id, section, (key) => keys.includes(key));
    const keeper = new AnswerKeeper({
      record,
      guarded: isQuestionSection(section) ? [] : ["text"],
      send: (answers, revision) =>
        sendAnswers(id, section, answers, revision, this.clock.secondsOf(Object.keys(answers))),
      read: async () => {
        const outcome = await readSessionState<unknown>(id);
        if (!outcome.ok) return outcome;
        const found = outcome.data.records.find(({ prova }) => prova === section);
        return found ? { ok: true, data: found } : { ok: false, status: 404, message: "" };
      },
      store: kept.write,
      onChange: (view) => this.#show(section, view),
      onLocked: () => {
        if (isQuestionSection(section)) void this.#reload(section);
        else this.#show(section, { isLocked: true });
      },
      onTrouble: () => this.#onTrouble(),
    });
    return { keeper, kept };
  }

  /** Fetches the marks of a section that was corrected elsewhere. */
  async #reload(section: QuestionSection): Promise<void> {
    const outcome = await readSessionState<QuestionsResult | null>(this.attempt.id);
    const record = outcome.ok ? outcome.data.records.find(({ prova }) => prova === section) : undefined;
    if (record?.correctionResult) this.#showResult(section, record.correctionResult, record.answers);
  }

  #showResult(section: QuestionSection, result: QuestionsResult, answers?: Answers): void {
    this.lock(section, true, answers);
    this.#show(section, { result });
    void this.#refreshContent(section);
  }

  /** After the correction the content comes with the transcript; without it the page still shows the marks. */
  async #refreshContent(section: QuestionSection): Promise<void> {
    const outcome = await readContent(this.attempt.simulationId, section);
    if (outcome.ok) this.#show(section, { content: outcome.data });
  }

  #show(section: Section, change: Partial<SectionState>): void {
    this.#state = { ...this.#state, [section]: { ...this.#state[section], ...change } };
    for (const listener of this.#listeners) listener();
  }
}

function bySection<T>(make: (section: Section) => T): Record<Section, T> {
  return {
    ascolto1: make("ascolto1"),
    ascolto2: make("ascolto2"),
    lettura: make("lettura"),
    cloze: make("cloze"),
    scrittura: make("scrittura"),
  };
}
