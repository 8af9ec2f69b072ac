/**
 * A session of the spoken rehearsal: a separate browser with a fake microphone. It can be killed and reopened, and
 * records its requests.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { toWav } from "@/lib/oral/device/wave";
import { expect } from "@/tests/support/browser";
import { type KillableBrowser, openBrowser } from "@/tests/support/killable-browser";
import { signInAs, signInAsNewLearner } from "@/tests/support/site-calls";
import { recordVoice, type Speech } from "@/tests/support/synthetic-voice";

/**
 * The looped input of the microphone. `talks`: four seconds of speech, four of silence; `tells`: endless speech;
 * `silent`: no speech; `missing`: there is no microphone.
 */
export type MicrophoneInput = "talks" | "tells" | "silent" | "missing";

const RATE = 48_000;
/** A press that does not get through by then never will. */
const ACTION_MS = 30_000;
const VOICES: Record<Exclude<MicrophoneInput, "missing">, Speech[]> = {
  talks: [{ start: 1, end: 5 }],
  tells: [{ start: 0, end: 8 }],
  silent: [],
};
const LOOP_SECONDS = 8;

/** A stored part of an answer. `seconds`: as decoded; null if the browser cannot decode it. */
export type StoredPart = {
  line: string;
  part: number;
  durationMs: number;
  isFinished: boolean;
  seconds: number | null;
};

type Options = { voice?: MicrophoneInput; isAllowed?: boolean; isQuick?: boolean };

export class RehearsalSession {
  readonly #folder = mkdtempSync(join(tmpdir(), "spoken-session-"));
  readonly #options: Required<Options>;
  readonly #faults: string[] = [];
  /** Every body that left the browser. A body that cannot be read, such as a file's, is null. */
  readonly sent: { path: string; body: string | null }[] = [];
  #browser: KillableBrowser | null = null;
  #email = "";

  /** @param options.isQuick the examiner speaks eight times as fast */
  constructor({ voice = "talks", isAllowed = true, isQuick = true }: Options = {}) {
    this.#options = { voice, isAllowed, isQuick };
  }

  get page(): Page {
    if (!this.#browser) throw new Error("no browser is open");
    return this.#browser.page;
  }

  /** Opens the browser, with a new learner the first time. */
  async open(): Promise<Page> {
    this.#browser = await openBrowser(join(this.#folder, "profile"), this.#listFlags());
    const context = this.page.context();
    await this.#prepare(context);
    if (this.#email) await signInAs(context, this.#email);
    else this.#email = await signInAsNewLearner(context);
    await this.page.setViewportSize({ width: 360, height: 740 });
    this.page.setDefaultTimeout(ACTION_MS);
    return this.page;
  }

  /** Another window of the same browser. */
  openWindow(): Promise<Page> {
    return this.page.context().newPage();
  }

  async kill(): Promise<void> {
    await this.#browser?.kill();
    this.#browser = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
    expect(this.#faults).toEqual([]);
  }

  /** The bodies that left the browser and are not the JSON of a call. */
  get foreignBodies(): string[] {
    return this.sent.filter(({ body }) => body === null || !isJson(body)).map(({ path }) => path);
  }

  get sentBytes(): number {
    return this.sent.reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
  }

  #listFlags(): string[] {
    const { voice, isAllowed } = this.#options;
    // The answer to the question whether the page may use the microphone.
    const asked = `--use-fake-ui-for-media-stream${isAllowed ? "" : "=deny"}`;
    if (voice === "missing") return [asked];
    const folder = join(this.#folder, "sound");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${voice}.wav`);
    writeFileSync(file, Buffer.from(toWav(recordVoice(VOICES[voice], LOOP_SECONDS, RATE, 1), RATE)));
    return [asked, "--use-fake-device-for-media-stream", `--use-file-for-fake-audio-capture=${file}`];
  }

  async #prepare(context: BrowserContext): Promise<void> {
    context.on("request", (request) => {
      const body = request.postDataBuffer()?.toString("latin1") ?? null;
      if (["GET", "HEAD"].includes(request.method()) && body === null) return;
      this.sent.push({ path: new URL(request.url()).pathname, body });
    });
    const listen = (page: Page) => {
      page.on("pageerror", ({ message }) => this.#faults.push(message));
      page.on("console", (message) => {
        const isNetwork = /Failed to load resource|net::ERR/.test(message.text());
        if (["warning", "error"].includes(message.type()) && !isNetwork) this.#faults.push(message.text());
      });
    };
    context.pages().forEach(listen);
    context.on("page", listen);
    await context.addInitScript(watchMicrophone, this.#options.isQuick);
  }
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/** The events that the pages of a session report to a test. */
type Watched = {
  tracks: MediaStreamTrack[];
  recorder: MediaRecorder | null;
  /** Milliseconds that the newest recorder has recorded, without pauses. */
  recordedMs: () => number;
};

/** Runs in the page: keeps the microphone's tracks, and counts what is recorded. */
function watchMicrophone(isQuick: boolean): void {
  if (location.protocol === "about:") return;
  localStorage.setItem("cookieConsent", '{"necessary":true}');
  localStorage.setItem("cookieConsentDate", new Date().toISOString());
  let [counted, since] = [0, null as number | null];
  const count = () => counted + (since === null ? 0 : performance.now() - since);
  const watched: Watched = { tracks: [], recorder: null, recordedMs: count };
  Object.assign(window, { watched });
  const halt = () => {
    counted = count();
    since = null;
  };
  if (!("MediaRecorder" in window) || !navigator.mediaDevices) return;
  const { start, pause, resume, stop } = MediaRecorder.prototype;
  MediaRecorder.prototype.start = function (slice) {
    watched.recorder = this;
    [counted, since] = [0, performance.now()];
    start.call(this, slice);
  };
  MediaRecorder.prototype.pause = function () {
    halt();
    pause.call(this);
  };
  MediaRecorder.prototype.resume = function () {
    since ??= performance.now();
    resume.call(this);
  };
  MediaRecorder.prototype.stop = function () {
    halt();
    stop.call(this);
  };
  const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await getUserMedia(constraints);
    watched.tracks = stream.getTracks();
    return stream;
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    // The examiner's element stands in no document.
    if (isQuick && !this.isConnected) this.playbackRate = 8;
    return play.call(this);
  };
}

/** Milliseconds that the answer in progress has recorded. */
export const readRecordedMs = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, "watched") as Watched).recordedMs());

/** The state of the newest recorder, such as "paused"; undefined before the first. */
export const readRecorderState = (page: Page): Promise<RecordingState | undefined> =>
  page.evaluate(() => (Reflect.get(window, "watched") as Watched).recorder?.state);

/** Whether the newest microphone is on. */
export const isMicrophoneOn = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (Reflect.get(window, "watched") as Watched).tracks.some(({ readyState }) => readyState === "live"),
  );

/** Does something to the microphone's track or recorder in the page. */
export const withMicrophone = (page: Page, act: (watched: Watched) => void): Promise<void> =>
  page.evaluate(`(${act.toString()})(window.watched)`);

/** All stored parts, in the order of their keys, each decoded by the browser. */
export function readStoredParts(page: Page): Promise<StoredPart[]> {
  return page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("cils-voice")) return [];
    const database = await wait(indexedDB.open("cils-voice"));
    const { parts, chunks } = (() => {
      const transaction = database.transaction(["parts", "chunks"]);
      return { parts: transaction.objectStore("parts"), chunks: transaction.objectStore("chunks") };
    })();
    const found = await Promise.all([wait(parts.getAll()), wait(parts.getAllKeys())]);
    const keys = found[1] as IDBValidKey[][];
    const files = await Promise.all(keys.map((key) => wait(chunks.getAll(IDBKeyRange.bound(key, [...key, []])))));
    database.close();
    return Promise.all(
      found[0].map(async ({ line, part, durationMs, isFinished, type }, place) => {
        const sound = await new Blob(files[place], { type }).arrayBuffer();
        const decoded = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(sound).catch(() => null);
        return { line, part, durationMs, isFinished, seconds: decoded?.duration ?? null };
      }),
    );
  });
}
