import {
  createLedger,
  JOURNAL_MS,
  type JournalEntry,
  type Ledger,
  PLAY_LEASE_MS,
  releaseHearing,
  reportPosition,
  takeOverHearing,
  toHearingState,
} from "@/lib/exam/hearing-ledger";
import { type HearingStep, scriptDurationMs, stepAt } from "@/lib/exam/hearing-script";

/**
 * Simulates server, network, devices and pages on a virtual clock, and records what was played, to test the hearing
 * ledger.
 */

/** The time step of the simulation. */
const TICK_MS = 50;
/** The delay with which a page stops. */
const OVERRUN_MS = 200;
/** The time after which a page retries without a response. */
const RETRY_MS = 1_500;

type Call = { act: "hold" | "beat" | "release"; positionMs: number; journal?: JournalEntry | undefined };
type Device = { isOnline: boolean; journal: JournalEntry | undefined };
type Page = {
  token: string;
  device: Device;
  state: "waiting" | "playing" | "stopped";
  positionMs: number;
  mayPlayToMs: number;
  mayPlayUntil: number;
  callAt: number;
};

/** The latency of a message, drawn at random for each. */
type Latency = () => number;

export class HearingSimulation {
  now = 0;
  ledger: Ledger | null = null;
  readonly pages: Page[] = [];
  /** The spans of sound that were played, in order. */
  readonly played: { fromMs: number; toMs: number; at: number; token: string }[] = [];
  private readonly inFlight: { at: number; deliver: () => void }[] = [];
  private made = 0;

  private readonly script: readonly HearingStep[];
  private readonly latency: Latency;

  constructor(script: readonly HearingStep[], latency: Latency) {
    this.script = script;
    this.latency = latency;
  }

  /** Opens a page on a device: it asks for the hearing and plays when it may. */
  open(device: Device): Page {
    this.made += 1;
    const token = `page-${this.made}`;
    const page: Page = {
      token,
      device,
      state: "waiting",
      positionMs: 0,
      mayPlayToMs: 0,
      mayPlayUntil: 0,
      callAt: this.now,
    };
    this.pages.push(page);
    return page;
  }

  /** The page closes at once; `isHeard`: its last message arrives. */
  close(page: Page, isHeard: boolean): void {
    if (isHeard && page.state !== "stopped") this.send(page, { act: "release", positionMs: page.positionMs });
    page.state = "stopped";
    this.pages.splice(this.pages.indexOf(page), 1);
  }

  /** Lets time pass. */
  run(forMs: number): void {
    const until = this.now + forMs;
    while (this.now < until && !this.isOver()) {
      this.now += TICK_MS;
      const due = this.inFlight.filter(({ at }) => at <= this.now);
      for (const message of due) {
        this.inFlight.splice(this.inFlight.indexOf(message), 1);
        message.deliver();
      }
      for (const page of this.pages) this.tick(page);
    }
  }

  isOver(): boolean {
    return this.ledger !== null && this.ledger.heardMs >= scriptDurationMs(this.script);
  }

  private tick(page: Page): void {
    if (page.state === "stopped") return;
    if (page.callAt <= this.now) {
      const { state, positionMs, device } = page;
      page.callAt = this.now + RETRY_MS;
      this.send(
        page,
        state === "waiting" ? { act: "hold", positionMs, journal: device.journal } : { act: "beat", positionMs },
      );
    }
    if (page.state === "playing") this.play(page);
  }

  /** Sound is played as far as allowed. Silence passes by itself, but not into sound that is not allowed. */
  private play(page: Page, forMs = TICK_MS): void {
    const step = stepAt(this.script, page.positionMs);
    if (!step) return;
    const endMs = step.startMs + step.durationMs;
    const allowedMs = this.now <= page.mayPlayUntil ? page.mayPlayToMs + OVERRUN_MS : 0;
    const toMs = Math.min(page.positionMs + forMs, endMs, step.hasSound ? allowedMs : endMs);
    const playedMs = toMs - page.positionMs;
    if (playedMs <= 0) return;
    if (step.hasSound) this.played.push({ fromMs: page.positionMs, toMs, at: this.now, token: page.token });
    page.positionMs = toMs;
    const { device, token } = page;
    const noted = device.journal?.token === token ? device.journal.positionMs : -JOURNAL_MS;
    if (toMs - noted > JOURNAL_MS - TICK_MS) device.journal = { token, positionMs: toMs };
    if (toMs === endMs && playedMs < forMs) this.play(page, forMs - playedMs);
  }

  private send(page: Page, call: Call): void {
    if (!page.device.isOnline) return;
    const sentAt = this.now;
    this.inFlight.push({
      at: this.now + this.latency(),
      deliver: () => {
        const answer = this.serve(page.token, call);
        this.inFlight.push({ at: this.now + this.latency(), deliver: () => this.receive(page, call, sentAt, answer) });
      },
    });
  }

  private serve(token: string, { act, positionMs, journal }: Call) {
    const now = new Date(this.now);
    const before = this.ledger ?? createLedger(now);
    if (act === "hold") this.ledger = takeOverHearing(before, this.script, token, journal, now);
    if (act === "beat") this.ledger = reportPosition(before, this.script, token, positionMs, now);
    if (act === "release") this.ledger = releaseHearing(before, this.script, token, positionMs, now);
    const ledger = this.ledger ?? before;
    return { isTakenOver: ledger.holder !== token, state: toHearingState(ledger, this.script, token, now) };
  }

  private receive(page: Page, call: Call, sentAt: number, answer: ReturnType<HearingSimulation["serve"]>): void {
    if (page.state === "stopped" || !page.device.isOnline || call.act === "release") return;
    const { isTakenOver, state } = answer;
    if (isTakenOver) {
      if (page.state === "playing") this.send(page, { act: "release", positionMs: page.positionMs });
      page.state = "stopped";
      return;
    }
    if (page.state === "waiting") {
      if (call.act !== "hold") return;
      page.callAt = this.now + state.waitMs;
      if (state.waitMs > 0) return;
      page.state = "playing";
      page.positionMs = state.positionMs;
      page.callAt = this.now;
      return;
    }
    if (call.act === "hold") return;
    page.mayPlayToMs = Math.max(page.mayPlayToMs, state.mayPlayToMs);
    page.mayPlayUntil = Math.max(page.mayPlayUntil, sentAt + PLAY_LEASE_MS);
    if (!stepAt(this.script, page.positionMs)?.hasSound) page.positionMs = Math.max(page.positionMs, state.positionMs);
    page.callAt = this.now + state.beatMs;
  }
}
