import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HearingPlayer, type HearingProgress } from "@/components/exam/sitting/hearing-player";
import {
  createLedger,
  type Ledger,
  releaseHearing,
  reportPosition,
  takeOverHearing,
  toHearingState,
} from "@/lib/exam/hearing-ledger";
import type { SentStep, StepKind } from "@/lib/exam/hearing-script";
import { OWN_HEADERS, ownJson } from "@/tests/support/own-response";

/** Kinds and lengths in seconds: 30 seconds in all, 12 of them sound. */
const ORDER: [StepKind, number][] = [
  ["pause", 2],
  ["announcement", 3],
  ["pause", 1],
  ["text", 6],
  ["reading", 10],
  ["text", 3],
  ["checking", 5],
];
const SOUND_SECONDS = 12;
const IS_SOUND = ["announcement", "text", "break"];

const BYTES = 9_000;

const stepsOf = (order: typeof ORDER) =>
  order.map(([kind, seconds], index): SentStep => {
    const startMs = order.slice(0, index).reduce((sum, [, before]) => sum + before * 1000, 0);
    const hasSound = IS_SOUND.includes(kind);
    const named = { section: "ascolto1", text: null, hearing: null, words: null } as const;
    return { index, kind, startMs, durationMs: seconds * 1000, hasSound, bytes: hasSound ? BYTES : null, ...named };
  });

let steps: SentStep[];
let spies: { mockRestore(): void }[];

/** A server with the real ledger, on a network that may be down. */
class Site {
  ledger: Ledger = createLedger(new Date());
  isReached = true;
  isSignedIn = true;
  /** The body that the network delivers for a sound. */
  sound = { type: "audio/mpeg", size: BYTES };
  soundsSent = 0;

  answer = async (path: string, init?: { body?: string }): Promise<unknown> => {
    if (!this.isReached) throw new TypeError("no network");
    if (!this.isSignedIn) return ownJson({ message: "sign in" }, { status: 401 });
    if (init?.body === undefined) {
      this.soundsSent += 1;
      return {
        ok: true,
        headers: new Headers(OWN_HEADERS),
        blob: async () => ({ ...this.sound, step: path.split("/").at(-1) }),
      };
    }
    const { act, token, positionMs, former } = JSON.parse(init.body);
    const now = new Date();
    if (act === "hold") this.ledger = takeOverHearing(this.ledger, steps, token, former, now);
    if (act === "beat") this.ledger = reportPosition(this.ledger, steps, token, positionMs, now);
    if (act === "release") this.ledger = releaseHearing(this.ledger, steps, token, positionMs, now);
    if (act === "beat" && this.ledger.holder !== token)
      return ownJson({ message: "no", reason: "taken_over" }, { status: 409 });
    return ownJson(toHearingState(this.ledger, steps, token, now));
  };
}

/** An audio element that plays by the clock and records what it has played. */
class Ear {
  static heardMs = 0;
  isAllowed = true;
  error: MediaError | null = null;
  paused = true;
  #step = 0;
  #atMs = 0;
  #since = 0;

  set src(url: string) {
    this.pause();
    this.error = null;
    this.#step = Number(url);
    this.#atMs = 0;
  }
  get src() {
    return String(this.#step);
  }
  get currentTime() {
    this.#go();
    return this.#atMs / 1000;
  }
  set currentTime(seconds: number) {
    this.#go();
    this.#atMs = seconds * 1000;
  }
  get ended() {
    this.#go();
    return this.#atMs >= this.#lengthMs();
  }
  async play() {
    if (!this.isAllowed) throw new DOMException("a tap is wanted", "NotAllowedError");
    this.paused = false;
    this.#since = performance.now();
  }
  pause() {
    this.#go();
    this.paused = true;
  }
  #lengthMs() {
    return steps[this.#step]?.durationMs ?? 0;
  }
  #go() {
    if (this.paused) return;
    const playedMs = Math.min(performance.now() - this.#since, this.#lengthMs() - this.#atMs);
    this.#atMs += playedMs;
    Ear.heardMs += playedMs;
    this.#since = performance.now();
  }
}

const kept = new Map<string, string>();
let site: Site;

/** A page that plays the hearing; `progress` is what it currently shows. */
function openPage(): { player: HearingPlayer; ear: Ear; now: () => HearingProgress | null } {
  let progress: HearingProgress | null = null;
  const player = new HearingPlayer({
    attemptId: "k7m2q9xayz",
    steps,
    onChange: (next) => {
      progress = next;
    },
  });
  const ear = new Ear();
  player.start(ear);
  return { player, ear, now: () => progress };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const heardSeconds = () => Ear.heardMs / 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  kept.clear();
  steps = stepsOf(ORDER);
  Ear.heardMs = 0;
  site = new Site();
  vi.stubGlobal("fetch", site.answer);
  spies = [
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => String(Reflect.get(file, "step"))),
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined),
  ];
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a page that plays a hearing", () => {
  it("plays the whole hearing once, on schedule, and then reports the end", async () => {
    const page = openPage();
    await pass(34);
    expect(heardSeconds()).toBeCloseTo(SOUND_SECONDS, 0);
    expect(page.now()?.phase).toBe("over");
  });

  it("shows how long a silence still lasts", async () => {
    const page = openPage();
    await pass(14);
    expect(page.now()).toMatchObject({ phase: "playing", step: { kind: "reading" } });
    expect(page.now()?.leftSeconds).toBeGreaterThan(6);
    expect(page.now()?.leftSeconds).toBeLessThan(10);
  });

  it("continues where the previous page stopped", async () => {
    const first = openPage();
    await pass(8);
    first.player.stop();
    const second = openPage();
    await pass(34);
    expect(second.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeGreaterThanOrEqual(SOUND_SECONDS - 0.2);
    expect(heardSeconds()).toBeLessThan(SOUND_SECONDS + 1);
  });

  it("stops when another page takes over, and can take the hearing back", async () => {
    const first = openPage();
    await pass(8);
    const second = openPage();
    await pass(6);
    expect(first.now()?.phase).toBe("takenOver");
    expect(first.ear.paused).toBe(true);
    expect(second.now()?.phase).toBe("playing");
    first.player.resume();
    await pass(40);
    expect(second.now()?.phase).toBe("takenOver");
    expect(first.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeLessThan(SOUND_SECONDS + 5);
  });

  it("takes the hearing back where the other page stopped, also within one long text", async () => {
    steps = stepsOf([
      ["pause", 2],
      ["text", 30],
      ["checking", 5],
    ]);
    const first = openPage();
    await pass(8);
    const second = openPage();
    await pass(12);
    expect(second.now()?.phase).toBe("playing");
    const { leftSeconds = 0 } = second.now() ?? {};
    first.player.resume();
    await pass(6);
    expect(first.now()?.phase).toBe("playing");
    expect(first.now()?.leftSeconds).toBeLessThan(leftSeconds);
    await pass(40);
    expect(first.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeGreaterThan(29);
    expect(heardSeconds()).toBeLessThan(32);
  });

  it("waits for the sign-in when its learner is signed out, and continues after it", async () => {
    const page = openPage();
    await pass(8);
    site.isSignedIn = false;
    await pass(6);
    expect(page.now()?.phase).toBe("signedOut");
    expect(page.ear.paused).toBe(true);
    site.isSignedIn = true;
    await pass(36);
    expect(page.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeCloseTo(SOUND_SECONDS, 0);
  });

  it("stops within four seconds when the server is unreachable, and continues when it is back", async () => {
    const page = openPage();
    await pass(8);
    site.isReached = false;
    await pass(6);
    expect(page.now()?.phase).toBe("offline");
    expect(page.ear.paused).toBe(true);
    const stoppedAt = heardSeconds();
    await pass(30);
    expect(heardSeconds()).toBe(stoppedAt);
    site.isReached = true;
    await pass(34);
    expect(page.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeCloseTo(SOUND_SECONDS, 0);
  });

  it.each([
    ["a page", { type: "text/html", size: BYTES }],
    ["nothing", { type: "audio/mpeg", size: 0 }],
    ["a third of it", { type: "audio/mpeg", size: BYTES / 3 }],
  ])("requests a sound again that arrives as %s, says so, and counts nothing as heard", async (_what, damaged) => {
    const page = openPage();
    site.sound = damaged;
    await pass(12);
    expect(page.now()?.phase).toBe("unplayable");
    expect([heardSeconds(), site.ledger.heardMs]).toEqual([0, 2000]);
    expect(site.soundsSent).toBeGreaterThan(3);
    site.sound = { type: "audio/mpeg", size: BYTES };
    page.player.resume();
    await pass(34);
    expect(page.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeCloseTo(SOUND_SECONDS, 0);
  });

  it("continues automatically once a sound arrives complete", async () => {
    const page = openPage();
    site.sound = { type: "text/html", size: BYTES };
    await pass(12);
    site.sound = { type: "audio/mpeg", size: BYTES };
    await pass(50);
    expect(page.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeCloseTo(SOUND_SECONDS, 0);
  });

  it("loads a sound again that the browser cannot play", async () => {
    const page = openPage();
    await pass(3);
    const sentBefore = site.soundsSent;
    const heardBefore = site.ledger.heardMs;
    page.ear.pause();
    page.ear.error = { code: 3 } as MediaError;
    await pass(1);
    expect(site.ledger.heardMs).toBeLessThan(heardBefore + 1000);
    await pass(38);
    expect(site.soundsSent).toBeGreaterThan(sentBefore);
    expect(page.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeCloseTo(SOUND_SECONDS, 0);
  });

  it("asks for a tap if the browser blocks playback, and loses no sound meanwhile", async () => {
    const page = openPage();
    page.ear.isAllowed = false;
    await pass(20);
    expect(page.now()?.phase).toBe("blocked");
    expect(heardSeconds()).toBe(0);
    page.ear.isAllowed = true;
    page.player.resume();
    await pass(34);
    expect(page.now()?.phase).toBe("over");
    expect(heardSeconds()).toBeCloseTo(SOUND_SECONDS, 0);
  });
});
