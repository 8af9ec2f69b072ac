import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { VoiceEvent } from "@/lib/oral/device/measures";
import type { DeviceFault } from "@/lib/oral/device/recording-format";
import { type RecordingPart, type RecordingStore, toStoredLines } from "@/lib/oral/device/recording-parts";

const KEY = { ownerId: "anna", rehearsalId: "r1", attempt: 1, line: "opening" };

/** The device's storage: parts by number, and the text of their chunks. */
let parts: RecordingPart[];
let sound: string[];
let storeError: Error | null;

const store: RecordingStore = {
  save: async (part, chunk) => {
    if (storeError) throw storeError;
    parts[part.part] = part;
    if (chunk) sound[part.part] = (sound[part.part] ?? "") + new TextDecoder().decode(chunk);
  },
  list: async () => [...parts],
  readChunks: async () => [],
  remove: async () => {
    parts = [];
    sound = [];
  },
};

vi.resetModules();
vi.doMock(import("@/components/oral/device/voice-store"), () => ({ voiceStore: store }));
vi.doMock(import("@/components/oral/device/microphone"), () => ({}) as never);
const { Recording } = await import("@/components/oral/device/recorder");
const { DeviceError } = await import("@/lib/oral/device/recording-format");
afterAll(() => {
  vi.doUnmock("@/components/oral/device/voice-store");
  vi.doUnmock("@/components/oral/device/microphone");
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

/** A MediaRecorder that hands out a letter for each second, and the rest at its end. */
class FakeRecorder extends EventTarget {
  state: RecordingState = "inactive";
  mimeType = "audio/webm;codecs=opus";
  #timer: ReturnType<typeof setInterval> | undefined;
  start(sliceMs: number) {
    this.state = "recording";
    this.#timer = setInterval(() => this.state === "recording" && this.#give("s"), sliceMs);
  }
  pause() {
    this.state = "paused";
  }
  resume() {
    this.state = "recording";
  }
  requestData() {
    this.#give("r");
  }
  stop() {
    this.state = "inactive";
    clearInterval(this.#timer);
    this.#give("e");
    this.dispatchEvent(new Event("stop"));
  }
  #give(text: string) {
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([text]) }));
  }
}

/** A microphone whose voice and faults the test controls. */
function makeMicrophone() {
  const faults = new Set<(fault: DeviceFault) => void>();
  const reported: DeviceFault[] = [];
  const microphone = {
    makeRecorder: () => new FakeRecorder(),
    speak: (_event: VoiceEvent): void => undefined,
    findVoice: (listen: (event: VoiceEvent) => void) => {
      microphone.speak = listen;
    },
    hearVoice: vi.fn(),
    onFault: (listen: (fault: DeviceFault) => void) => {
      faults.add(listen);
      return () => faults.delete(listen);
    },
    reportFault: (fault: DeviceFault) => {
      reported.push(fault);
      for (const listen of [...faults]) listen(fault);
    },
    reported,
  };
  return microphone;
}

let microphone: ReturnType<typeof makeMicrophone>;
const begin = (how: "start" | "resume") => Recording[how](microphone as never, KEY);
/** Lets the seconds pass, and the writes that they cause. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout", "performance", "Date"] });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  const held = new Set<string>();
  vi.stubGlobal("navigator", {
    locks: {
      request: async (name: string, _options: object, work: (lock: object | null) => Promise<void> | undefined) => {
        if (held.has(name)) return work(null);
        held.add(name);
        await work({});
        held.delete(name);
      },
    },
  });
  parts = [];
  sound = [];
  storeError = null;
  microphone = makeMicrophone();
});

describe("an answer", () => {
  it("is on the device up to the last second at any time, so a killed browser loses no more", async () => {
    await begin("start");
    await pass(3400);
    expect(sound).toEqual(["sss"]);
    expect(toStoredLines(parts)).toMatchObject([{ measures: { durationMs: 3000 }, isInterrupted: true }]);
  });

  it("is complete and measured once it has ended", async () => {
    const recording = await begin("start");
    const heard: VoiceEvent[] = [];
    recording.onVoice((event) => heard.push(event));
    await pass(1000);
    microphone.speak({ kind: "speech", atMs: 900 });
    await pass(1500);
    const measures = await recording.stop();
    expect(measures).toEqual({ durationMs: 2500, spokenMs: 1600, longestSilenceMs: 900, longPauses: 0 });
    expect(heard).toEqual([{ kind: "speech", atMs: 900 }]);
    expect([sound, parts[0]?.isFinished]).toEqual([["sse"], true]);
  });

  it("excludes a pause from its duration, and is stored when the pause begins", async () => {
    const recording = await begin("start");
    await pass(1500);
    recording.pause();
    await pass(60_000);
    expect(sound).toEqual(["sr"]);
    expect(microphone.hearVoice).toHaveBeenLastCalledWith(false);
    recording.resume();
    await pass(500);
    expect(recording.elapsedMs).toBe(2000);
    expect((await recording.stop()).durationMs).toBe(2000);
  });

  it("is stored when the page is hidden, for example by a phone call", async () => {
    await begin("start");
    await pass(600);
    Object.assign(document, { visibilityState: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
    expect(sound).toEqual(["r"]);
  });
});

describe("an answer interrupted by the microphone", () => {
  it("is stored up to the interruption, can be continued later, and is measured as one answer", async () => {
    await begin("start");
    await pass(2300);
    microphone.reportFault("stopped");
    await pass(0);
    expect([sound, parts[0]?.isFinished]).toEqual([["sse"], false]);

    const recording = await begin("resume");
    await pass(1000);
    expect(await recording.stop()).toMatchObject({ durationMs: 3300, spokenMs: 0 });
    expect(sound).toEqual(["sse", "se"]);
    expect(toStoredLines(parts)).toMatchObject([{ isInterrupted: false }]);
  });

  it("can be recorded again from the start", async () => {
    await begin("start");
    await pass(2300);
    microphone.reportFault("stopped");
    await pass(0);
    const recording = await begin("start");
    await pass(1000);
    await recording.stop();
    expect(sound).toEqual(["se"]);
  });
});

it("a full device stops the recording, which reports this once and keeps what is stored", async () => {
  const recording = await begin("start");
  await pass(1000);
  storeError = new DOMException("", "QuotaExceededError");
  await pass(5000);
  expect(new Set(microphone.reported)).toEqual(new Set(["no_space"]));
  expect(sound).toEqual(["s"]);
  expect((await recording.stop()).durationMs).toBe(2000);
});

it("two windows cannot record the same answer; the second can once the first has ended", async () => {
  const first = await begin("start");
  await expect(begin("start")).rejects.toEqual(new DeviceError("in_use"));
  await first.stop();
  await expect(begin("resume")).resolves.toBeInstanceOf(Recording);
});
