import type { Microphone } from "@/components/oral/device/microphone";
import { voiceStore } from "@/components/oral/device/voice-store";
import { joinParts, type Measures, measureSpeech, toStretches, type VoiceEvent } from "@/lib/oral/device/measures";
import { DeviceError, type DeviceFault, toStoreFault } from "@/lib/oral/device/recording-format";
import { lockRecording } from "@/lib/oral/device/recording-lock";
import {
  PartWriter,
  type RecordedAnswer,
  type RecordedSoFar,
  type RecordingPart,
} from "@/lib/oral/device/recording-parts";
import { Stopwatch } from "@/lib/oral/device/stopwatch";

export { type Microphone, openMicrophone } from "@/components/oral/device/microphone";

/** Chunk length. A killed browser loses what is not yet stored: one chunk and the time to write it. */
const CHUNK_MS = 1000;

/** One answer of one try of a rehearsal, as it is recorded and stored on this device. */
export class Recording {
  readonly #microphone: Microphone;
  readonly #recorder: MediaRecorder;
  readonly #writer: PartWriter;
  readonly #earlier: readonly RecordingPart[];
  readonly #clock = new Stopwatch(() => performance.now());
  readonly #events: VoiceEvent[] = [];
  readonly #listeners = new Set<(event: VoiceEvent) => void>();
  readonly #stopped: Promise<void>;
  readonly #cleanUp: (() => void)[] = [];

  private constructor(
    microphone: Microphone,
    key: RecordedAnswer,
    earlier: readonly RecordingPart[],
    unlock: () => void,
  ) {
    this.#microphone = microphone;
    this.#earlier = earlier;
    this.#recorder = microphone.makeRecorder();
    this.#writer = new PartWriter(voiceStore, key, (earlier.at(-1)?.part ?? -1) + 1, this.#recorder.mimeType);
    this.#stopped = new Promise((resolve) => this.#recorder.addEventListener("stop", () => resolve()));
    this.#cleanUp.push(unlock);
    this.#record();
  }

  /**
   * Begins an answer; one that was recorded under this key before is deleted.
   * @throws DeviceError `in_use` if another window records this answer, `no_space`, `stopped`
   */
  static start(microphone: Microphone, key: RecordedAnswer): Promise<Recording> {
    return Recording.#begin(microphone, key, async () => {
      await voiceStore.remove(key);
      return [];
    });
  }

  /** Resumes an interrupted answer. Event times count from now; the final measures count from the answer's start. */
  static resume(microphone: Microphone, key: RecordedAnswer): Promise<Recording> {
    return Recording.#begin(microphone, key, () => voiceStore.list(key));
  }

  static async #begin(microphone: Microphone, key: RecordedAnswer, prepare: () => Promise<RecordingPart[]>) {
    const unlock = await lockRecording(key);
    if (!unlock) throw new DeviceError("in_use");
    const earlier = await prepare().catch((error: unknown) => {
      unlock();
      throw new DeviceError(toStoreFault(error));
    });
    try {
      return new Recording(microphone, key, earlier, unlock);
    } catch {
      unlock();
      throw new DeviceError("stopped");
    }
  }

  /** Milliseconds recorded since `start` or `resume`, without pauses: the clock of the voice events. */
  get elapsedMs(): number {
    return this.#clock.elapsedMs;
  }

  /** Calls `listener` when speech begins and ends. @returns ends it */
  onVoice(listener: (event: VoiceEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Halts the recording, its measures and its clock. What was said is stored before. */
  pause(): void {
    if (this.#recorder.state !== "recording") return;
    this.#recorder.requestData();
    this.#recorder.pause();
    this.#clock.stop();
    this.#microphone.hearVoice(false);
  }

  /** Goes on after a pause. */
  resume(): void {
    if (this.#recorder.state !== "paused") return;
    this.#recorder.resume();
    this.#clock.start();
    this.#microphone.hearVoice(true);
  }

  /** Ends the answer. @returns its measures, once all of it is stored */
  async stop(): Promise<Measures> {
    const isInterrupted = this.#recorder.state === "inactive";
    await this.#end();
    if (!isInterrupted) {
      await this.#writer
        .finish(this.#progress, Date.now())
        .catch((error: unknown) => this.#microphone.reportFault(toStoreFault(error)));
    }
    const { durationMs, stretches } = joinParts([...this.#earlier, this.#progress]);
    return measureSpeech(stretches, durationMs);
  }

  get #progress(): RecordedSoFar {
    const durationMs = this.#clock.elapsedMs;
    return { durationMs, stretches: toStretches(this.#events, durationMs) };
  }

  #record(): void {
    const recorder = this.#recorder;
    const fail = (fault: DeviceFault) => this.#microphone.reportFault(fault);
    recorder.addEventListener("dataavailable", ({ data }) => {
      this.#writer.add(data, this.#progress, Date.now()).catch((error: unknown) => fail(toStoreFault(error)));
    });
    recorder.addEventListener("error", () => fail("stopped"));
    // It is stored up to here, and can go on or be recorded anew.
    this.#cleanUp.push(this.#microphone.onFault(() => void this.#end()));
    const flush = () => {
      if (document.visibilityState === "hidden" && recorder.state === "recording") recorder.requestData();
    };
    document.addEventListener("visibilitychange", flush);
    this.#cleanUp.push(() => document.removeEventListener("visibilitychange", flush));
    recorder.start(CHUNK_MS);
    this.#clock.start();
    this.#microphone.findVoice((event) => {
      this.#events.push(event);
      for (const listener of [...this.#listeners]) listener(event);
    });
  }

  /** Stops the recorder, which hands out its last chunk before it says that it has stopped. */
  async #end(): Promise<void> {
    this.#clock.stop();
    this.#microphone.hearVoice(false);
    if (this.#recorder.state !== "inactive") this.#recorder.stop();
    await this.#stopped;
    for (const clean of this.#cleanUp.splice(0)) clean();
  }
}
