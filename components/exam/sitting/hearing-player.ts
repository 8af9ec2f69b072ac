import { isTemporary } from "@/components/exam/calls";
import { readJournal, writeJournal } from "@/components/exam/sitting/hearing-journal";
import { HearingSounds } from "@/components/exam/sitting/hearing-sounds";
import { holdHearing, reportHearing } from "@/components/exam/sitting/sitting-calls";
import { type HearingState, PERMISSION_MS } from "@/lib/exam/hearing-ledger";
import { type HearingStep, scriptMs, stepAt } from "@/lib/exam/hearing-script";
import type { CallAnswer } from "@/lib/http/call";

/**
 * `waiting`: another page may be playing, or audio is loading. `blocked`: autoplay needs a tap. `offline`: no server.
 * `takenOver`: another page plays. `ended`: the part's time is over. `over`: everything was played.
 */
export type HearingPhase = "waiting" | "playing" | "blocked" | "offline" | "takenOver" | "ended" | "over";

/** Changes at most once a second. */
export type HearingProgress = {
  phase: HearingPhase;
  step: HearingStep | null;
  leftSeconds: number;
  positionMs: number;
};

const TICK_MS = 100;
const RETRY_MS = 1500;

type AudioElement = Pick<HTMLAudioElement, "src" | "currentTime" | "paused" | "ended" | "play" | "pause">;

type Options = {
  attemptId: string;
  steps: readonly HearingStep[];
  onChange: (progress: HearingProgress) => void;
};

/** Plays an exam's audio within the server's permissions: in order, each moment once, from the server's position. */
export class HearingPlayer {
  #options: Options;
  #sounds: HearingSounds;
  #audio: AudioElement | null = null;
  /** Identifies this page to the server. */
  #token = crypto.randomUUID();
  #phase: HearingPhase = "waiting";
  #timer: ReturnType<typeof setInterval> | undefined;
  #call: ReturnType<typeof setTimeout> | undefined;
  #isCalling = false;
  /** Current position: timed from `#since` in silence, read from the audio element in sound. */
  #positionMs = 0;
  #since = 0;
  #mayPlayToMs = 0;
  #mayPlayUntil = 0;
  #loaded: number | null = null;
  #shown: HearingProgress | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#sounds = new HearingSounds(options.attemptId);
  }

  /** Takes the playback over for this page and plays from the server's position. */
  start(audio: AudioElement): void {
    this.#audio = audio;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#enter("waiting");
    this.#hold();
  }

  /** Call in a tap: allows blocked autoplay, or takes playback back from another page. */
  resume(): void {
    if (this.#phase === "takenOver") {
      this.#token = crypto.randomUUID();
      this.#enter("waiting");
      this.#hold();
    } else if (this.#phase === "blocked") {
      this.#enter("playing");
      this.#tick();
    }
  }

  /** Stops and reports the position when the page is left. */
  stop(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#call);
    const hadIt = this.#phase === "playing" || this.#phase === "blocked" || this.#phase === "offline";
    this.#fallSilent("ended");
    this.#sounds.forget();
    if (!hadIt) return;
    this.#note();
    this.#release();
  }

  #heard() {
    return { token: this.#token, positionMs: Math.round(this.#positionMs) };
  }

  #note(): void {
    writeJournal(this.#options.attemptId, this.#heard());
  }

  #release(): void {
    void reportHearing(this.#options.attemptId, "release", this.#heard());
  }

  #hold(): void {
    const journal = readJournal(this.#options.attemptId);
    const former = journal && journal.token !== this.#token ? journal : undefined;
    this.#send(() => holdHearing(this.#options.attemptId, this.#token, former), "hold");
  }

  #beat(): void {
    this.#send(() => reportHearing(this.#options.attemptId, "beat", this.#heard()), "beat");
  }

  /** One request at a time; the answer says when the next is due. */
  #send(call: () => Promise<CallAnswer<HearingState>>, kind: "hold" | "beat"): void {
    if (this.#isCalling) return;
    clearTimeout(this.#call);
    this.#isCalling = true;
    const sentAt = performance.now();
    const again = () => (kind === "hold" ? this.#hold() : this.#beat());
    void call().then((answer) => {
      this.#isCalling = false;
      if (this.#phase === "ended" || this.#phase === "takenOver") return;
      if (answer.ok) return this.#take(answer.data, sentAt);
      if (isTemporary(answer)) {
        if (performance.now() > this.#mayPlayUntil) this.#fallSilent("offline");
        this.#call = setTimeout(again, RETRY_MS);
        return;
      }
      const isTakenOver = answer.reason === "taken_over";
      this.#fallSilent(isTakenOver ? "takenOver" : "ended");
      // The page that took over waits for this report.
      if (isTakenOver) this.#release();
    });
  }

  #take(state: HearingState, sentAt: number): void {
    const { positionMs, mayPlayToMs, waitMs, beatMs, isOver } = state;
    if (waitMs > 0) {
      this.#enter("waiting");
      this.#call = setTimeout(() => this.#hold(), waitMs);
      return;
    }
    // In sound this page's position counts; silence runs on the server's clock.
    const here = this.#stepHere();
    if (this.#loaded === null || (here && !here.hasSound)) this.#moveTo(positionMs);
    this.#mayPlayToMs = mayPlayToMs;
    this.#mayPlayUntil = sentAt + PERMISSION_MS;
    if (isOver) {
      this.#enter("over");
      return;
    }
    if (this.#phase === "waiting" || this.#phase === "offline") this.#enter("playing");
    this.#call = setTimeout(() => this.#beat(), beatMs);
    this.#tick();
  }

  #moveTo(positionMs: number): void {
    this.#positionMs = positionMs;
    this.#since = performance.now();
  }

  #stepHere(): HearingStep | null {
    return stepAt(this.#options.steps, this.#positionMs);
  }

  #tick(): void {
    const step = this.#stepHere();
    if (this.#phase === "playing" && step) {
      this.#fetchAround(step);
      if (step.hasSound) this.#playSound(step);
      else this.#passSilence(step);
    }
    this.#show();
  }

  #passSilence(step: HearingStep): void {
    this.#audio?.pause();
    this.#loaded = null;
    const end = step.startMs + step.durationMs;
    const position = this.#positionMs + performance.now() - this.#since;
    this.#moveTo(Math.min(position, end));
    // The following sound needs its own permission.
    if (position >= end) this.#beat();
  }

  #playSound(step: HearingStep): void {
    const audio = this.#audio;
    const url = this.#sounds.urlOf(step.index);
    if (!audio || !url) return;
    if (this.#loaded !== step.index) {
      audio.src = url;
      audio.currentTime = (this.#positionMs - step.startMs) / 1000;
      this.#loaded = step.index;
    }
    const end = step.startMs + step.durationMs;
    this.#followSound(step, audio);
    this.#note();
    if (audio.ended || this.#positionMs >= end) {
      this.#moveTo(end);
      this.#beat();
      return;
    }
    const isAllowed = this.#positionMs < this.#mayPlayToMs && performance.now() < this.#mayPlayUntil;
    if (!isAllowed) audio.pause();
    else if (audio.paused) audio.play().catch((error: unknown) => this.#refused(error));
  }

  #followSound({ startMs, durationMs }: HearingStep, audio: AudioElement): void {
    const playedMs = audio.ended ? durationMs : Math.min(durationMs, audio.currentTime * 1000);
    this.#positionMs = Math.max(this.#positionMs, startMs + playedMs);
  }

  #refused(error: unknown): void {
    // Other errors are our own pause interrupting `play`.
    if (error instanceof DOMException && error.name === "NotAllowedError") this.#enter("blocked");
  }

  #fetchAround(step: HearingStep): void {
    const next = this.#options.steps.find(({ index, hasSound }) => hasSound && index > step.index);
    this.#sounds.forget(step.index);
    if (step.hasSound) this.#sounds.fetch(step.index);
    if (next) this.#sounds.fetch(next.index);
  }

  #fallSilent(phase: HearingPhase): void {
    const step = this.#stepHere();
    this.#audio?.pause();
    if (this.#audio && step && this.#loaded === step.index) this.#followSound(step, this.#audio);
    this.#enter(phase);
  }

  #enter(phase: HearingPhase): void {
    this.#phase = phase;
    this.#show();
  }

  #show(): void {
    const step = this.#stepHere();
    const endMs = step ? step.startMs + step.durationMs : scriptMs(this.#options.steps);
    const leftSeconds = Math.ceil((endMs - this.#positionMs) / 1000);
    const { phase: shownPhase, step: shownStep, leftSeconds: shownSeconds } = this.#shown ?? {};
    if (shownPhase === this.#phase && shownStep === step && shownSeconds === leftSeconds) return;
    this.#shown = { phase: this.#phase, step, leftSeconds, positionMs: this.#positionMs };
    this.#options.onChange(this.#shown);
  }
}
