import { advanceClock, type ClockEvent, type ClockState, startClock } from "@/lib/oral/device/conversation-clock";
import type { Measures } from "@/lib/oral/device/measures";
import { EXAMINER_LINES, linkAfter } from "@/lib/oral/examiner";
import type { SpokenQuestion } from "@/lib/oral/rehearsal-view";
import type { ExaminerMove } from "@/lib/oral/turn-taking";

/** A running recording of one answer. `elapsedMs`: how much of it is recorded; it stands still during a pause. */
export type AnswerRecording = {
  readonly elapsedMs: number;
  onVoice(listener: (event: { kind: "speech" | "silence"; atMs: number }) => void): () => void;
  pause(): void;
  resume(): void;
  stop(): Promise<Measures>;
};

/** The functions of the surrounding page that a conversation needs. */
export type ConversationPorts = {
  /** Says these sentences in order; resolves after the last, or when interrupted. */
  say(sentences: readonly string[], isSlow: boolean): Promise<void>;
  /**
   * Opens the microphone again after a failure. It is closed at once if it is no longer wanted when it opens.
   * @returns whether it is open
   */
  reopen(isWanted: () => boolean): Promise<boolean>;
  /** Starts recording an answer, or resumes an interrupted one. @throws when the device cannot record */
  record(line: string, goesOn: boolean): Promise<AnswerRecording>;
  /** Keeps the times of an answer. The conversation does not wait until they are sent. */
  save(line: string, measures: Measures): void;
  /** The next question; null at the end. */
  next(): SpokenQuestion | null;
  /** Calls a function regularly; returns a function that stops it. */
  every(milliseconds: number, act: () => void): () => void;
};

type Options = {
  part: "guide" | "conversation";
  /** How many questions of this part were answered before, after a reload. */
  answered: number;
  /** Whether the recording of the first question's answer was interrupted, by a closed window for example. */
  isInterrupted: boolean;
};

/**
 * `ready`: nothing was said yet. `asking`: the examiner speaks. `answering`: the candidate is recorded. `broken`: the
 * recording stopped by itself. `done`: there is no question left.
 */
export type ConversationState = {
  phase: "ready" | "asking" | "answering" | "paused" | "saving" | "broken" | "done";
  question: SpokenQuestion | null;
  /** Of the question, from 1. */
  number: number;
};

const TICK_MS = 100;

const BEFORE = {
  guide: [EXAMINER_LINES.start, EXAMINER_LINES.guide],
  conversation: [EXAMINER_LINES.chosen],
} as const;

type RepeatMove = "calm" | "repeat" | "ask-again";

const REPEAT_LINES: Record<RepeatMove, string> = {
  calm: EXAMINER_LINES.calm,
  repeat: EXAMINER_LINES.repeat,
  "ask-again": EXAMINER_LINES["ask-again"],
};

/** One part of a rehearsal: it asks, listens, repeats or moves on as an examiner does, up to its last question. */
export class Conversation {
  readonly #ports: ConversationPorts;
  readonly #part: Options["part"];
  readonly #listeners = new Set<() => void>();
  #state: ConversationState;
  #recording: AnswerRecording | null = null;
  #clock: ClockState | null = null;
  #stopListening = () => {};
  /** Rises with everything that makes a running sentence out of date. */
  #turn = 0;

  constructor(ports: ConversationPorts, { part, answered, isInterrupted }: Options) {
    this.#ports = ports;
    this.#part = part;
    const question = ports.next();
    const phase = question === null ? "done" : isInterrupted ? "broken" : "ready";
    this.#state = { phase, question, number: answered + 1 };
  }

  readonly getState = (): ConversationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the first question. */
  start(): Promise<void> {
    return this.#ask(this.#state.number === 1 ? BEFORE[this.#part] : []);
  }

  /** The candidate says that the answer is finished. */
  finishAnswer(): Promise<void> {
    return this.#state.phase === "answering" ? this.#finish("next") : Promise.resolve();
  }

  /** Says the question again, or more slowly, because the candidate asked for it. */
  async repeat(isSlow = false): Promise<void> {
    if (this.#state.phase !== "answering") return;
    this.#advance("examiner-starts");
    await this.#sayAgain([], isSlow);
  }

  pause(): void {
    if (this.#state.phase !== "answering" || !this.#recording) return;
    this.#advance("pause");
    this.#recording.pause();
    this.#set({ phase: "paused" });
  }

  /** Resumes after a pause and repeats the question. */
  async resume(): Promise<void> {
    if (this.#state.phase !== "paused") return;
    this.#advance("examiner-starts");
    this.#advance("resume");
    await this.#sayAgain([]);
  }

  /** The recording stopped by itself. What was recorded is kept. */
  fail(): void {
    if (this.#state.phase === "done" || this.#state.phase === "ready") return;
    this.end();
    this.#set({ phase: "broken" });
  }

  /** After a failure: answers the question anew, or goes on with its recording. A second press changes nothing. */
  async recover(goesOn: boolean): Promise<void> {
    if (this.#state.phase !== "broken") return;
    const turn = this.#begin("asking");
    const isOpen = await this.#ports.reopen(() => turn === this.#turn);
    if (turn !== this.#turn) return;
    if (!isOpen) return this.#set({ phase: "broken" });
    await (goesOn ? this.#listen(true) : this.#ask([]));
  }

  /** Ends listening; call it when the page goes away. */
  end(): void {
    this.#turn += 1;
    this.#stopListening();
    this.#stopListening = () => {};
    this.#recording = null;
  }

  async #ask(before: readonly string[]): Promise<void> {
    const { question } = this.#state;
    if (!question) return this.#set({ phase: "done" });
    const turn = this.#begin("asking");
    await this.#ports.say([...before, question.text], false);
    if (turn === this.#turn) await this.#listen(false);
  }

  async #listen(goesOn: boolean): Promise<void> {
    const { question, number } = this.#state;
    if (!question) return;
    const turn = this.#begin("asking");
    let recording: AnswerRecording;
    try {
      recording = await this.#ports.record(question.line, goesOn);
    } catch {
      if (turn === this.#turn) this.#set({ phase: "broken" });
      return;
    }
    if (turn !== this.#turn) {
      await recording.stop();
      return;
    }
    this.#recording = recording;
    this.#clock = startClock({
      isConversation: this.#part === "conversation",
      isFirstQuestion: this.#part === "guide" && number === 1,
    });
    this.#advance("examiner-ends");
    const stopVoice = recording.onVoice(({ kind, atMs }) => this.#advance(kind, atMs));
    const stopTicks = this.#ports.every(TICK_MS, () => this.#advance("tick"));
    this.#stopListening = () => {
      stopVoice();
      stopTicks();
    };
    this.#set({ phase: "answering" });
  }

  #advance(kind: ClockEvent["kind"], atMs = this.#recording?.elapsedMs): void {
    if (!this.#clock || atMs === undefined) return;
    const { state, move } = advanceClock(this.#clock, { kind, atMs });
    this.#clock = state;
    if (this.#state.phase === "answering") void this.#follow(move);
  }

  async #follow(move: ExaminerMove): Promise<void> {
    if (move === "calm" || move === "repeat" || move === "ask-again") await this.#sayAgain([REPEAT_LINES[move]]);
    else if (move !== "wait") await this.#finish(move);
  }

  async #sayAgain(before: readonly string[], isSlow = false): Promise<void> {
    const { question } = this.#state;
    const recording = this.#recording;
    if (!question || !recording) return;
    const turn = this.#begin("asking");
    recording.pause();
    await this.#ports.say([...before, question.text], isSlow);
    if (turn !== this.#turn) return;
    recording.resume();
    this.#set({ phase: "answering" });
    this.#advance("examiner-ends");
  }

  async #finish(move: "next" | "move-on"): Promise<void> {
    const { question, number } = this.#state;
    const recording = this.#recording;
    if (!question || !recording) return;
    this.end();
    this.#set({ phase: "saving" });
    const turn = this.#turn;
    const measures = await recording.stop();
    this.#ports.save(question.line, measures);
    if (turn !== this.#turn) return;
    const next = this.#ports.next();
    if (next) {
      this.#set({ question: next, number: number + 1 });
      return this.#ask([EXAMINER_LINES[move === "next" ? linkAfter(this.#part, number) : "move-on"]]);
    }
    // The conversation is over only after the goodbye: the page then goes away.
    if (this.#part === "conversation") await this.#ports.say([EXAMINER_LINES.end], false);
    this.#set({ phase: "done", question: null });
  }

  #begin(phase: ConversationState["phase"]): number {
    this.#turn += 1;
    this.#set({ phase });
    return this.#turn;
  }

  #set(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
