import { AnswerSync } from "@/components/exam/answer-sync";
import { copiedAnswers } from "@/components/exam/copy/copied-answers";
import { findEarlyAnswers, type InputValue, joinTexts } from "@/components/exam/early-answers";
import { ExamSession, type Owner } from "@/components/exam/exam-session";
import { localDraft } from "@/components/exam/local-draft";
import { hasCopy } from "@/components/layout/device-copies";
import type { AttemptState, SectionInput, SectionInputs, SectionState } from "@/lib/exam/attempt-state";
import { correctQuestions, fetchContent, fetchRecord, requestFinish, sendAnswers } from "@/lib/exam/calls";
import type { QuestionsResult } from "@/lib/exam/correction";
import type { HandInOutcome } from "@/lib/exam/hand-in-queue";
import type { Answers } from "@/lib/exam/merge";
import { QuestionClock } from "@/lib/exam/question-clock";
import { questionName } from "@/lib/exam/question-name";
import { isQuestionSection, mapSections, type QuestionSection, SECTIONS, type Section } from "@/lib/exam/sections";
import type { CallResult } from "@/lib/http/call";

export type AttemptInfo = { id: string; simulationId: number; simulationTitle: string; owner: Owner };

type SectionSync = {
  sync: AnswerSync;
  draft: ReturnType<typeof localDraft>;
  copied: ReturnType<typeof copiedAnswers>;
  keys: readonly string[];
  rendered: Answers;
};

/** Browser only: on the server the module is shared by all users. */
let lastStore: AttemptStore | null = null;

/** The state of one attempt, and the operations on it. */
export class AttemptStore {
  readonly attempt: AttemptInfo;
  #state: AttemptState;
  #sections: Record<Section, SectionSync>;
  #listeners = new Set<() => void>();
  #onTrouble: () => void;
  #serverNow: (() => Date) | undefined;
  #isRestored = false;
  /** Exam only: server time of each section's newest answer in this visit. */
  #typedAt: Partial<Record<Section, string>> = {};
  /** Whether this page has closed the attempt. */
  isFinished = false;
  /** Sections edited since the last hand-in was sent or queued. */
  readonly edited = new Set<Section>();
  /** Called for every answer given, changed or cleared. */
  onEdit: ((section: Section) => void) | null = null;
  readonly clock: QuestionClock;
  readonly session: ExamSession;

  /**
   * @param onTrouble called when saving starts to fail
   * @param serverNow exam only: the server's time, which decides what was in time
   */
  constructor(attempt: AttemptInfo, sections: SectionInputs, onTrouble: () => void, serverNow?: () => Date) {
    this.attempt = attempt;
    this.#serverNow = serverNow;
    this.#onTrouble = onTrouble;
    this.session = new ExamSession(attempt.owner, () => this.retry());
    const known = Object.values(sections).map(({ record }) => record.seconds);
    this.clock = new QuestionClock(Object.assign({}, ...known), () => performance.now());
    this.#sections = mapSections((section) => this.#openSection(section, sections[section]));
    this.#state = mapSections((section) => {
      const { content, record } = sections[section];
      return {
        ...this.#sections[section].sync.view,
        content,
        isLocked: record.locked,
        isCorrected: record.correctedAt !== null,
        isCorrecting: false,
        isClosing: false,
        result: isQuestionSection(section) ? sections[section].record.correctionResult : null,
      };
    });
  }

  /**
   * Reuses the store of the previous mount: going back or forward restores a page that is older than the learner's
   * answers. Exam sittings always get a new store, since each part has its own content.
   */
  static open(...input: ConstructorParameters<typeof AttemptStore>): AttemptStore {
    const [attempt, sections, , serverNow] = input;
    if (!serverNow && lastStore?.attempt.id === attempt.id && lastStore.isAsNewAs(sections)) return lastStore;
    const store = new AttemptStore(...input);
    if (!serverNow && typeof window !== "undefined") lastStore = store;
    return store;
  }

  getState = (): AttemptState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether this state is at least as new as a freshly rendered page. */
  isAsNewAs(sections: SectionInputs): boolean {
    return SECTIONS.every((section) => this.#sections[section].sync.isAsNewAs(sections[section].record));
  }

  /** Restores drafts of earlier visits, and answers given before hydration (`inputs`: the controls' values). */
  restore(inputs: readonly InputValue[]): void {
    // On a second mount the controls already show this store's values.
    const early = this.#isRestored ? [] : inputs;
    this.#isRestored = true;
    this.clock.restart();
    if (this.session.getView().isLost) void this.session.check();
    for (const section of SECTIONS) {
      const { sync, draft, copied, keys, rendered } = this.#sections[section];
      const confirmed = copied.read();
      if (confirmed) sync.adopt(confirmed);
      const stored = draft.read();
      sync.restore(stored, draft.recover());
      for (const [key, value] of Object.entries(findEarlyAnswers(early, keys, rendered))) {
        const storedText = key === "text" ? stored.values[key] : undefined;
        const answer = storedText === undefined ? value : joinTexts(rendered[key] ?? "", storedText, value);
        if (sync.view.answers[key] !== answer) this.change(section, key, answer);
      }
    }
  }

  change(section: Section, key: string, value: string): void {
    if (this.#state[section].isCorrecting || this.#state[section].isClosing) return;
    if (isQuestionSection(section)) this.clock.credit(key);
    if (this.#serverNow) this.#typedAt[section] = this.#serverNow().toISOString();
    this.#sections[section].sync.change(key, value);
    this.edited.add(section);
    this.onEdit?.(section);
  }

  answer = (section: QuestionSection, id: number, value: string): void =>
    this.change(section, questionName(section, id), value);

  /** The newest revision of each section known to be on the server. */
  readRevisions(): Record<Section, number> {
    return mapSections((section) => this.#sections[section].sync.revision);
  }

  /** Saves the given sections, or all, now; false when something could not be saved. */
  async flush(...sections: Section[]): Promise<boolean> {
    const wanted = sections.length > 0 ? sections : SECTIONS;
    const saved = await Promise.all(wanted.map((section) => this.#sections[section].sync.flush()));
    // A section may have been edited while another was still being saved.
    const isDone = () => wanted.every((section) => this.#state[section].unsaved.length === 0);
    return saved.every(Boolean) && (isDone() || this.flush(...wanted));
  }

  /** Like `flush`, but if the session is lost, asks for a sign-in and continues after it. */
  async save(...sections: Section[]): Promise<boolean> {
    while (!(await this.flush(...sections))) {
      if (!this.session.getView().isLost || !(await this.session.askForSignIn())) return false;
    }
    return true;
  }

  /** Retries failed saves; while the session is lost, checks whether it is back. */
  retry(): void {
    if (this.session.getView().isLost) void this.session.check();
    else for (const { sync } of Object.values(this.#sections)) sync.retry();
  }

  resolveConflict(section: Section, keep: "mine" | "theirs"): void {
    this.#sections[section].sync.resolveConflict(keep);
  }

  catchUp = (section: Section): Promise<void> => this.#sections[section].sync.catchUp();

  stop(): void {
    for (const { sync } of Object.values(this.#sections)) sync.stop();
  }

  /** `answers`: the server's, where they may differ from the page's. */
  lock(section: Section, isCorrected: boolean, answers?: Answers): void {
    this.#sections[section].sync.lock(answers);
    this.#update(section, { isLocked: true, isCorrected });
    this.#renewCopy();
  }

  /** Refreshes the copy on this device, so that it does not offer a section that was handed in. */
  #renewCopy(): void {
    const { id, owner } = this.attempt;
    if (!hasCopy(id)) return;
    void import("@/components/exam/copy/store-copy")
      .then(({ renewCopy }) => renewCopy({ ownerId: owner.id, attemptId: id }))
      .catch(() => undefined);
  }

  setCorrecting(section: Section, isCorrecting: boolean): void {
    this.#update(section, { isCorrecting });
  }

  /** Saves a section, has it marked and locks it. `shouldProceed` is called after saving. */
  async correct(section: QuestionSection, shouldProceed: () => boolean): Promise<HandInOutcome> {
    this.#update(section, { isCorrecting: true });
    return this.#correct(section, shouldProceed).finally(() => this.#update(section, { isCorrecting: false }));
  }

  async #correct(section: QuestionSection, shouldProceed: () => boolean): Promise<HandInOutcome> {
    if (!(await this.save(section))) return { ok: false, reason: "unsaved" };
    if (!shouldProceed()) return { ok: false, reason: "cancelled" };
    if (this.#state[section].isCorrected) return { ok: true };
    const outcome = await this.session.callWithSignIn(() => correctQuestions(this.attempt.id, section));
    if (outcome.ok) {
      this.#showResult(section, outcome.data.correctionResult);
      return { ok: true };
    }
    if (outcome.status === 409) await this.#reload(section);
    return this.#state[section].isCorrected ? { ok: true } : { ok: false, reason: "failed", failure: outcome };
  }

  /** Saves everything and closes the attempt if `shouldProceed` returns true after saving. */
  async finish(shouldProceed: () => boolean): Promise<HandInOutcome> {
    if (!(await this.save())) return { ok: false, reason: "unsaved" };
    if (!shouldProceed()) return { ok: false, reason: "cancelled" };
    const request = () => this.session.callWithSignIn(() => requestFinish(this.attempt.id));
    const outcome = await this.close(SECTIONS, request);
    if (!outcome.ok) return { ok: false, reason: "failed", failure: outcome };
    this.isFinished = true;
    for (const section of SECTIONS) this.#sections[section].sync.lock();
    return { ok: true };
  }

  /** Sends the request that closes the sections; nothing in them changes meanwhile, or after it succeeded. */
  async close(sections: readonly Section[], request: () => Promise<CallResult>): Promise<CallResult> {
    for (const section of sections) this.#update(section, { isClosing: true });
    const outcome = await request();
    for (const section of sections) this.#update(section, { isClosing: outcome.ok });
    return outcome;
  }

  #openSection(section: Section, { content, record }: SectionInput<unknown>): SectionSync {
    const { id } = this.attempt;
    const keys = isQuestionSection(section)
      ? content.questions.map((question) => questionName(section, question.id))
      : ["text", "option"];
    const isKnown = (key: string) => keys.includes(key);
    const draft = localDraft(id, section, isKnown);
    const copied = copiedAnswers(id, section, isKnown);
    const sync = new AnswerSync({
      record,
      unmergeable: isQuestionSection(section) ? [] : ["text"],
      send: (answers, revision) =>
        this.session.call(() =>
          sendAnswers(id, section, answers, revision, {
            seconds: this.clock.secondsOf(Object.keys(answers)),
            typedAt: this.#typedAt[section],
          }),
        ),
      read: () => this.session.call(() => fetchRecord(id, section)),
      store: (unsaved) => {
        if (this.session.mayStore) draft.write(unsaved);
      },
      onConfirmed: copied.write,
      onChange: (view) => this.#update(section, view),
      onLocked: () => {
        if (isQuestionSection(section)) void this.#reload(section);
        else this.#update(section, { isLocked: true });
      },
      // With a lost session the sign-in dialog shows instead.
      onTrouble: () => !this.session.getView().isLost && this.#onTrouble(),
    });
    return { sync, draft, copied, keys, rendered: record.answers };
  }

  /** Fetches the marks of a section that was corrected elsewhere. */
  async #reload(section: QuestionSection): Promise<void> {
    const record = await fetchRecord<QuestionsResult>(this.attempt.id, section);
    if (!record.ok) return;
    const { correctionResult, answers } = record.data;
    if (correctionResult) this.#showResult(section, correctionResult, answers);
  }

  #showResult(section: QuestionSection, result: QuestionsResult, answers?: Answers): void {
    this.lock(section, true, answers);
    this.#update(section, { result });
    void this.#refreshContent(section);
  }

  /** The corrected content includes the transcript; if it cannot be read, the marks still show. */
  async #refreshContent(section: QuestionSection): Promise<void> {
    const outcome = await fetchContent(this.attempt.simulationId, section);
    if (outcome.ok) this.#update(section, { content: outcome.data });
  }

  #update(section: Section, change: Partial<SectionState>): void {
    this.#state = { ...this.#state, [section]: { ...this.#state[section], ...change } };
    for (const listener of this.#listeners) listener();
  }
}
