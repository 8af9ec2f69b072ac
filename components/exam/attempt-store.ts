import { AnswerSync, type SyncView } from "@/components/exam/answer-sync";
import { correctQuestions, finishAttempt, readContent, readSessionState, sendAnswers } from "@/components/exam/calls";
import { copiedAnswers } from "@/components/exam/copy/copied-answers";
import { findEarlyAnswers, type HeldInput, joinTexts } from "@/components/exam/early-answers";
import { ExamSession, type Owner } from "@/components/exam/exam-session";
import { type LocalDraft, localDraft } from "@/components/exam/local-draft";
import { QuestionClock } from "@/components/exam/question-clock";
import { hasCopy } from "@/components/layout/device-copies";
import type { QuestionsResult } from "@/lib/exam/correction";
import type { SectionContent } from "@/lib/exam/kinds/table";
import type { Answers } from "@/lib/exam/merge";
import { questionName } from "@/lib/exam/question-name";
import type { RecordView } from "@/lib/exam/record";
import { isQuestionSection, mapSections, type QuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";
import type { CallFailure } from "@/lib/http/call";

export type AttemptInfo = { id: string; simulationId: number; simulationTitle: string; owner: Owner };

/** A section as the server gave it with the page; `R` is the result of its correction. */
export type SectionInput<R, C = SectionContent> = { content: C; record: RecordView<R> };

/** A section as the screen shows it now. */
export type SectionState = SyncView & {
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
  | { ok: false; reason: "unsaved" | "takenBack" }
  | { ok: false; reason: "failed"; failure: CallFailure };

type Copied = ReturnType<typeof copiedAnswers>;
type Part = { sync: AnswerSync; draft: LocalDraft; copied: Copied; keys: readonly string[]; rendered: Answers };

type SectionInputs = Record<QuestionSection, SectionInput<QuestionsResult>>;

/** Everything the exam screen knows of one attempt, and what can be done with it. */
export class AttemptStore {
  readonly attempt: AttemptInfo;
  #state: AttemptState;
  #parts: Record<Section, Part>;
  #listeners = new Set<() => void>();
  #onTrouble: () => void;
  #serverNow: (() => Date) | undefined;
  #isRestored = false;
  /** When the newest answer of a section was given in this visit, by the server's clock; only at the exam. */
  #typedAt: Partial<Record<Section, string>> = {};
  /** The sections in which the learner has given, changed or taken back an answer since something was handed in, or began to wait. */
  readonly edited = new Set<Section>();
  /** Told of every answer that the learner gives, changes or takes back. */
  onEdit: ((section: Section) => void) | null = null;
  readonly clock: QuestionClock;
  readonly session: ExamSession;

  /**
   * @param onTrouble called when saving begins to fail
   * @param serverNow at the exam the server's time, which decides what was still in time
   */
  constructor(
    attempt: AttemptInfo,
    sections: SectionInputs,
    writing: SectionInput<unknown>,
    onTrouble: () => void,
    serverNow?: () => Date,
  ) {
    this.attempt = attempt;
    this.#serverNow = serverNow;
    this.#onTrouble = onTrouble;
    this.session = new ExamSession(attempt.owner, () => this.retry());
    const known = Object.values(sections).map(({ record }) => record.seconds);
    this.clock = new QuestionClock(Object.assign({}, ...known), () => performance.now());
    this.#parts = mapSections((section) =>
      this.#makePart(section, isQuestionSection(section) ? sections[section] : writing),
    );
    this.#state = mapSections((section) => {
      const { content, record } = isQuestionSection(section) ? sections[section] : writing;
      return {
        ...this.#parts[section].sync.view,
        content,
        isLocked: record.locked,
        isCorrected: record.correctedAt !== null,
        isCorrecting: false,
        result: isQuestionSection(section) ? sections[section].record.correctionResult : null,
      };
    });
  }

  getState = (): AttemptState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether this knows the attempt at least as well as a page that was just given. */
  isAsNewAs(sections: SectionInputs, writing: SectionInput<unknown>): boolean {
    return SECTIONS.every((section) => {
      const { record } = isQuestionSection(section) ? sections[section] : writing;
      return this.#parts[section].sync.isAsNewAs(record);
    });
  }

  /**
   * Continues with what this device stored on an earlier visit, and with what was answered on this one before this code ran.
   * @param held what the page's controls hold
   */
  restore(held: readonly HeldInput[]): void {
    // Shown again on the way back, the controls hold what this knows.
    const early = this.#isRestored ? [] : held;
    this.#isRestored = true;
    this.clock.restart();
    if (this.session.getView().isLost) void this.session.check();
    for (const section of SECTIONS) {
      const { sync, draft, copied, keys, rendered } = this.#parts[section];
      const confirmed = copied.read();
      if (confirmed) sync.adopt(confirmed);
      const stored = draft.read();
      sync.restore(stored, draft.recover());
      for (const [key, value] of Object.entries(findEarlyAnswers(early, keys, rendered))) {
        const waiting = key === "text" ? stored.values[key] : undefined;
        const answer = waiting === undefined ? value : joinTexts(rendered[key] ?? "", waiting, value);
        if (sync.view.answers[key] !== answer) this.change(section, key, answer);
      }
    }
  }

  change(section: Section, key: string, value: string): void {
    if (this.#state[section].isCorrecting) return;
    if (isQuestionSection(section)) this.clock.credit(key);
    if (this.#serverNow) this.#typedAt[section] = this.#serverNow().toISOString();
    this.#parts[section].sync.change(key, value);
    this.edited.add(section);
    this.onEdit?.(section);
  }

  /** The newest version of each section that the server is known to have, by its number. */
  readRevisions(): Record<Section, number> {
    return mapSections((section) => this.#parts[section].sync.revision);
  }

  /** Saves a section, or all of them, now; false when something could not be saved. */
  async flush(...sections: Section[]): Promise<boolean> {
    const wanted = sections.length > 0 ? sections : SECTIONS;
    const saved = await Promise.all(wanted.map((section) => this.#parts[section].sync.flush()));
    return saved.every(Boolean);
  }

  /** The same for an act that the learner waits for: if the session is lost, it goes on after the sign-in. */
  async save(...sections: Section[]): Promise<boolean> {
    while (!(await this.flush(...sections))) {
      if (!this.session.getView().isLost || !(await this.session.ask())) return false;
    }
    return true;
  }

  /** Tries again what could not be saved; while the session is lost, whether the learner is back. */
  retry(): void {
    if (this.session.getView().isLost) void this.session.check();
    else for (const { sync } of Object.values(this.#parts)) sync.retry();
  }

  resolveConflict(section: Section, keep: "mine" | "theirs"): void {
    this.#parts[section].sync.resolveConflict(keep);
  }

  /** Learns of a section what was saved elsewhere. */
  catchUp = (section: Section): Promise<void> => this.#parts[section].sync.catchUp();

  stop(): void {
    for (const { sync } of Object.values(this.#parts)) sync.stop();
  }

  /**
   * Notes that a section can no longer change.
   * @param answers as the server has them, where they may be others than the page's
   */
  lock(section: Section, isCorrected: boolean, answers?: Answers): void {
    this.#parts[section].sync.lock(answers);
    this.#show(section, { isLocked: true, isCorrected });
    this.#renewCopy();
  }

  /** A copy on this device must not offer again what is handed in. */
  #renewCopy(): void {
    const { id, owner } = this.attempt;
    if (!hasCopy(id)) return;
    const renew = ({ renewCopy }: typeof import("@/components/exam/copy/renew-copy")) =>
      renewCopy({ ownerId: owner.id, attemptId: id });
    void import("@/components/exam/copy/renew-copy").then(renew).catch(() => undefined);
  }

  setCorrecting(section: Section, isCorrecting: boolean): void {
    this.#show(section, { isCorrecting });
  }

  /**
   * Saves a question section, has it marked and locks it.
   * @param isWanted whether it still is, once everything is saved
   */
  async correct(section: QuestionSection, isWanted: () => boolean): Promise<CorrectOutcome> {
    this.#show(section, { isCorrecting: true });
    const outcome = await this.#correct(section, isWanted);
    this.#show(section, { isCorrecting: false });
    return outcome;
  }

  async #correct(section: QuestionSection, isWanted: () => boolean): Promise<CorrectOutcome> {
    if (!(await this.save(section))) return { ok: false, reason: "unsaved" };
    if (!isWanted()) return { ok: false, reason: "takenBack" };
    if (this.#state[section].isCorrected) return { ok: true };
    const outcome = await this.session.act(() => correctQuestions(this.attempt.id, section));
    if (outcome.ok) {
      this.#showResult(section, outcome.data.correctionResult);
      return { ok: true };
    }
    if (outcome.status === 409) await this.#reload(section);
    return this.#state[section].isCorrected ? { ok: true } : { ok: false, reason: "failed", failure: outcome };
  }

  /** Saves everything and closes the attempt, if that is still wanted then. */
  async finish(isWanted: () => boolean): Promise<CorrectOutcome> {
    if (!(await this.save())) return { ok: false, reason: "unsaved" };
    if (!isWanted()) return { ok: false, reason: "takenBack" };
    const outcome = await this.session.act(() => finishAttempt(this.attempt.id));
    if (!outcome.ok) return { ok: false, reason: "failed", failure: outcome };
    for (const section of SECTIONS) this.#parts[section].sync.lock();
    return { ok: true };
  }

  #makePart(section: Section, { content, record }: SectionInput<unknown>): Part {
    const { id } = this.attempt;
    const keys = isQuestionSection(section)
      ? content.questions.map((question) => questionName(section, question.id))
      : ["text", "option"];
    const isKnown = (key: string) => keys.includes(key);
    const draft = localDraft(id, section, isKnown);
    const copied = copiedAnswers(id, section, isKnown);
    const sync = new AnswerSync({
      record,
      guarded: isQuestionSection(section) ? [] : ["text"],
      send: (answers, revision) =>
        this.session.call(() =>
          sendAnswers(id, section, answers, revision, {
            seconds: this.clock.secondsOf(Object.keys(answers)),
            typedAt: this.#typedAt[section],
          }),
        ),
      read: async () => {
        const outcome = await this.session.call(() => readSessionState<unknown>(id));
        if (!outcome.ok) return outcome;
        const found = outcome.data.records.find(({ prova }) => prova === section);
        return found ? { ok: true, data: found } : { ok: false, status: 404, message: null, reason: null, fields: {} };
      },
      store: draft.write,
      onConfirmed: copied.write,
      onChange: (view) => this.#show(section, view),
      onLocked: () => {
        if (isQuestionSection(section)) void this.#reload(section);
        else this.#show(section, { isLocked: true });
      },
      // The way back in is shown instead.
      onTrouble: () => !this.session.getView().isLost && this.#onTrouble(),
    });
    return { sync, draft, copied, keys, rendered: record.answers };
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
