import { readJournal, writeJournal } from "@/components/exam/sitting/hearing-journal";
import { isTemporary } from "@/lib/exam/calls";
import { type HearingState, PLAY_LEASE_MS } from "@/lib/exam/hearing-ledger";
import { type HearingStep, type SentStep, scriptDurationMs, stepAt } from "@/lib/exam/hearing-script";
import { HearingSounds } from "@/lib/exam/hearing-sounds";
import { reportHearing, takeOverPlayback } from "@/lib/exam/sitting-calls";
import type { CallResult } from "@/lib/http/call";

/**
 * `waiting`: another page may be playing, or audio is loading. `blocked`: autoplay needs a tap. `offline`: no server.
 * `signedOut`: the server asks for a sign-in. `unplayable`: a sound does not arrive whole.
 * `takenOver`: another page plays. `ended`: the part's time is over. `over`: everything was played.
 */
export type HearingPhase =
  | "waiting"
  | "playing"
  | "blocked"
  | "offline"
  | "signedOut"
  | "unplayable"
  | "takenOver"
  | "ended"
  | "over";

/** Changes at most once a second. */
export type HearingProgress = {
  phase: HearingPhase;
  step: HearingStep | null;
  leftSeconds: number;
  positionMs: number;
};

const TICK_MS = 100;
const RETRY_MS = 1500;

type AudioElement = Pick<HTMLAudioElement, "src" | "currentTime" | "paused" | "ended" | "error" | "play" | "pause">;

type Options = { attemptId: string; steps: readonly SentStep[]; onChange: (progress: HearingProgress) => void };

/** Plays the exam's audio in order and only once, as far as the server permits, starting from the server's position. */
export class HearingPlayer {
  #options: Options;
  #sounds: HearingSounds;
  #audio: AudioElement | null = null;
  /** Identifies this page to the server. */
  #token = crypto.randomUUID();
  #phase: HearingPhase = "waiting";
  #timer: ReturnType<typeof setInterval> | undefined;
  #nextCall: ReturnType<typeof setTimeout> | undefined;
  #isCalling = false;
  /** Current position: timed from `#positionAt` in silence, read from the audio element in sound. */
  #positionMs = 0;
  #positionAt = 0;
  #mayPlayToMs = 0;
  #mayPlayUntil = 0;
  #loadedStep: number | null = null;
  #emitted: HearingProgress | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#sounds = new HearingSounds(options.attemptId);
  }

  /** Takes the playback over for this page and plays from the server's position. */
  start(audio: AudioElement): void {
    this.#audio = audio;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#setPhase("waiting");
    this.#takeOver();
  }

  /** Call in a tap: allows blocked autoplay, loads a sound again, or takes playback back from another page. */
  resume(): void {
    if (this.#phase === "takenOver") {
      this.#token = crypto.randomUUID();
      // The other page has played on: the server's position counts again.
      this.#loadedStep = null;
      this.#setPhase("waiting");
      this.#takeOver();
    } else if (this.#phase === "blocked" || this.#phase === "unplayable") {
      const step = this.#currentStep();
      if (this.#phase === "unplayable" && step) this.#sounds.retry(step);
      this.#setPhase("playing");
      this.#tick();
    }
  }

  /** Stops and reports the position when the page is left. */
  stop(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#nextCall);
    const wasHolder = ["playing", "blocked", "offline", "signedOut", "unplayable"].includes(this.#phase);
    this.#stopSound("ended");
    this.#sounds.release();
    if (!wasHolder) return;
    this.#writeJournal();
    this.#release();
  }

  #position() {
    return { token: this.#token, positionMs: Math.round(this.#positionMs) };
  }

  #writeJournal(): void {
    writeJournal(this.#options.attemptId, this.#position());
  }

  #release(): void {
    void reportHearing(this.#options.attemptId, "release", this.#position());
  }

  #takeOver(): void {
    this.#send(() => {
      const journal = readJournal(this.#options.attemptId);
      const former = journal && journal.token !== this.#token ? journal : undefined;
      return takeOverPlayback(this.#options.attemptId, this.#token, former);
    });
  }

  #report(): void {
    this.#send(() => reportHearing(this.#options.attemptId, "beat", this.#position()));
  }

  /** One request at a time; the response says when the next is due. */
  #send(call: () => Promise<CallResult<HearingState>>): void {
    if (this.#isCalling) return;
    clearTimeout(this.#nextCall);
    this.#isCalling = true;
    const sentAt = performance.now();
    void call().then((response) => {
      this.#isCalling = false;
      if (this.#phase === "ended" || this.#phase === "takenOver") return;
      if (response.ok) return this.#applyState(response.data, sentAt);
      const isSignedOut = response.status === 401;
      if (isSignedOut || isTemporary(response)) {
        if (performance.now() > this.#mayPlayUntil) this.#stopSound(isSignedOut ? "signedOut" : "offline");
        this.#nextCall = setTimeout(() => this.#send(call), RETRY_MS);
        return;
      }
      const isTakenOver = response.reason === "taken_over";
      this.#stopSound(isTakenOver ? "takenOver" : "ended");
      // The page that took over waits for this report.
      if (isTakenOver) this.#release();
    });
  }

  #applyState(state: HearingState, sentAt: number): void {
    const { positionMs, mayPlayToMs, waitMs, beatMs, isOver } = state;
    if (waitMs > 0) {
      this.#setPhase("waiting");
      this.#nextCall = setTimeout(() => this.#takeOver(), waitMs);
      return;
    }
    // During sound this page's position is authoritative, during silence the server's.
    const here = this.#currentStep();
    if (this.#loadedStep === null || (here && !here.hasSound)) this.#moveTo(positionMs);
    this.#mayPlayToMs = mayPlayToMs;
    this.#mayPlayUntil = sentAt + PLAY_LEASE_MS;
    if (isOver) {
      this.#setPhase("over");
      return;
    }
    if (["waiting", "offline", "signedOut"].includes(this.#phase)) this.#setPhase("playing");
    this.#nextCall = setTimeout(() => this.#report(), beatMs);
    this.#tick();
  }

  #moveTo(positionMs: number): void {
    this.#positionMs = positionMs;
    this.#positionAt = performance.now();
  }

  #currentStep(): SentStep | null {
    return stepAt(this.#options.steps, this.#positionMs);
  }

  #tick(): void {
    const step = this.#currentStep();
    if (this.#phase === "unplayable" && step && this.#sounds.urlOf(step.index)) this.#setPhase("playing");
    if (this.#phase === "unplayable" && step) this.#prefetch(step);
    if (this.#phase === "playing" && step) {
      this.#prefetch(step);
      if (step.hasSound) this.#playSound(step);
      else this.#advanceSilence(step);
    }
    this.#emit();
  }

  #advanceSilence(step: SentStep): void {
    this.#audio?.pause();
    this.#loadedStep = null;
    const end = step.startMs + step.durationMs;
    const position = this.#positionMs + performance.now() - this.#positionAt;
    this.#moveTo(Math.min(position, end));
    // The next sound needs a lease of its own.
    if (position >= end) this.#report();
  }

  #playSound(step: SentStep): void {
    const audio = this.#audio;
    // Dropped without following the sound: what could not be played was not heard.
    if (audio?.error && this.#loadedStep === step.index) this.#dropSound(step);
    const url = this.#sounds.urlOf(step.index);
    if (!url && this.#sounds.hasFailed(step.index)) this.#setPhase("unplayable");
    if (!audio || !url) return;
    if (this.#loadedStep !== step.index) {
      audio.src = url;
      audio.currentTime = (this.#positionMs - step.startMs) / 1000;
      this.#loadedStep = step.index;
    }
    const end = step.startMs + step.durationMs;
    this.#followSound(step, audio);
    this.#writeJournal();
    if (audio.ended || this.#positionMs >= end) {
      this.#moveTo(end);
      this.#report();
      return;
    }
    const isAllowed = this.#positionMs < this.#mayPlayToMs && performance.now() < this.#mayPlayUntil;
    if (!isAllowed) audio.pause();
    else if (audio.paused) audio.play().catch((error: unknown) => this.#onPlayRejected(error));
  }

  #dropSound({ index }: SentStep): void {
    this.#sounds.discard(index);
    this.#loadedStep = null;
  }

  #followSound({ startMs, durationMs }: HearingStep, audio: AudioElement): void {
    const playedMs = audio.ended ? durationMs : Math.min(durationMs, audio.currentTime * 1000);
    this.#positionMs = Math.max(this.#positionMs, startMs + playedMs);
  }

  #onPlayRejected(error: unknown): void {
    // Any other error means that our own `pause` interrupted `play`.
    if (error instanceof DOMException && error.name === "NotAllowedError") this.#setPhase("blocked");
  }

  #prefetch(step: SentStep): void {
    const next = this.#options.steps.find(({ index, hasSound }) => hasSound && index > step.index);
    this.#sounds.release(step.index);
    if (step.hasSound) this.#sounds.prefetch(step);
    if (next) this.#sounds.prefetch(next);
  }

  #stopSound(phase: HearingPhase): void {
    const step = this.#currentStep();
    this.#audio?.pause();
    if (this.#audio && step && this.#loadedStep === step.index) this.#followSound(step, this.#audio);
    this.#setPhase(phase);
  }

  #setPhase(phase: HearingPhase): void {
    this.#phase = phase;
    this.#emit();
  }

  #emit(): void {
    const step = this.#currentStep();
    const endMs = step ? step.startMs + step.durationMs : scriptDurationMs(this.#options.steps);
    const leftSeconds = Math.ceil((endMs - this.#positionMs) / 1000);
    const { phase: shownPhase, step: shownStep, leftSeconds: shownSeconds } = this.#emitted ?? {};
    if (shownPhase === this.#phase && shownStep === step && shownSeconds === leftSeconds) return;
    this.#emitted = { phase: this.#phase, step, leftSeconds, positionMs: this.#positionMs };
    this.#options.onChange(this.#emitted);
  }
}
