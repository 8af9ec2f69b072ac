import { VoiceDetector } from "@/components/oral/device/voice-detector";
import type { VoiceEvent } from "@/lib/oral/device/measures";
import { BITS_PER_SECOND, chooseFormat, type DeviceFault, toDeviceFault } from "@/lib/oral/device/recording-format";
import { toLevel } from "@/lib/oral/device/sound-check";

/** A call or a locked screen mutes a microphone for longer than this; a change of headset does not. */
const MUTE_MS = 1000;

/** Echo cancellation keeps the examiner's voice from the loudspeaker out of the recording. */
const SOUND = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/**
 * Asks for the microphone. Call it from a press: Safari starts no sound otherwise.
 * @param isWanted asked once it is open, which can take long: it is closed at once where the screen has gone
 * @returns the microphone, to be closed after use; or why there is none
 */
export async function openMicrophone(
  isWanted: () => boolean = () => true,
): Promise<{ ok: true; microphone: Microphone } | { ok: false; fault: DeviceFault }> {
  if (!isSupported()) return { ok: false, fault: "unsupported" };
  let context: AudioContext | null = null;
  let stream: MediaStream;
  try {
    context = new AudioContext();
    stream = await navigator.mediaDevices.getUserMedia({ audio: SOUND });
  } catch (error) {
    void context?.close();
    return { ok: false, fault: toDeviceFault(error) };
  }
  const starting = VoiceDetector.start();
  try {
    const [detector] = await Promise.all([
      starting,
      context.audioWorklet.addModule(new URL("./tap.worklet.js", import.meta.url)),
      context.resume(),
    ]);
    const microphone = new Microphone(stream, context, detector);
    if (isWanted()) return { ok: true, microphone };
    microphone.close();
    return { ok: false, fault: "stopped" };
  } catch {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
    void starting.then((detector) => detector.close()).catch(() => undefined);
    return { ok: false, fault: "unsupported" };
  }
}

const isSupported = () =>
  "mediaDevices" in navigator && ["MediaRecorder", "AudioWorkletNode", "Worker"].every((name) => name in window);

/** An open microphone. What it hears stays in this page and in the recordings on this device. */
export class Microphone {
  readonly #stream: MediaStream;
  readonly #context: AudioContext;
  readonly #detector: VoiceDetector;
  readonly #levels = new Set<(level: number) => void>();
  readonly #faults = new Set<(fault: DeviceFault) => void>();
  #isHeard = false;
  #isClosed = false;

  /** Use `openMicrophone`. */
  constructor(stream: MediaStream, context: AudioContext, detector: VoiceDetector) {
    this.#stream = stream;
    this.#context = context;
    this.#detector = detector;
    const tap = new AudioWorkletNode(context, "tap", { channelCount: 1, channelCountMode: "explicit" });
    // Connected to the loudspeaker, to which it gives silence: Safari runs no other nodes.
    context.createMediaStreamSource(stream).connect(tap).connect(context.destination);
    tap.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) => this.#hear(data);
    this.#watch();
  }

  /** Calls `listener` with the loudness, 0 to 1, some 20 times a second. @returns ends it */
  onLevel(listener: (level: number) => void): () => void {
    this.#levels.add(listener);
    return () => this.#levels.delete(listener);
  }

  /** Calls `listener` when the microphone or a recording stops by itself. @returns ends it */
  onFault(listener: (fault: DeviceFault) => void): () => void {
    this.#faults.add(listener);
    return () => this.#faults.delete(listener);
  }

  /** Tells the listeners of a fault, also of one in a recording. */
  reportFault(fault: DeviceFault): void {
    if (!this.#isClosed) for (const listener of [...this.#faults]) listener(fault);
  }

  /** Records some seconds into memory. @throws DOMException if the microphone stops before */
  recordSample(seconds: number): Promise<Blob> {
    const recorder = this.makeRecorder();
    return new Promise((resolve, reject) => {
      const chunks: Blob[] = [];
      recorder.ondataavailable = ({ data }) => chunks.push(data);
      recorder.onerror = () => reject(new DOMException("the recording stopped", "AbortError"));
      recorder.onstop = () => resolve(new Blob(chunks, { type: recorder.mimeType }));
      recorder.start();
      setTimeout(() => recorder.state !== "inactive" && recorder.stop(), seconds * 1000);
    });
  }

  /** A recorder of this microphone, not yet started. @throws DOMException if the microphone has ended */
  makeRecorder(): MediaRecorder {
    const isApple = navigator.vendor.startsWith("Apple");
    const mimeType = chooseFormat((type) => MediaRecorder.isTypeSupported(type), isApple);
    return new MediaRecorder(this.#stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: BITS_PER_SECOND });
  }

  /** Finds speech from now on, until the next call. */
  findVoice(listen: (event: VoiceEvent) => void): void {
    this.#detector.begin(this.#context.sampleRate, listen);
    this.#isHeard = true;
  }

  /** Pauses or resumes speech detection: what is said during a pause, and its duration, do not count. */
  hearVoice(isHeard: boolean): void {
    this.#isHeard = isHeard;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const track of this.#stream.getTracks()) track.stop();
    void this.#context.close();
    this.#detector.close();
  }

  #hear(samples: Float32Array<ArrayBuffer>): void {
    if (this.#isClosed) return;
    if (this.#levels.size > 0) {
      const level = toLevel(samples);
      for (const listener of [...this.#levels]) listener(level);
    }
    if (this.#isHeard) this.#detector.addSamples(samples);
  }

  /** Reports that a call, a locked screen, a pulled plug or the browser has stopped the microphone. */
  #watch(): void {
    const context = this.#context;
    const failUnless = (isWell: () => boolean) =>
      setTimeout(() => {
        if (!isWell()) this.reportFault("stopped");
      }, MUTE_MS);
    for (const track of this.#stream.getTracks()) {
      track.addEventListener("ended", () => this.reportFault("stopped"));
      track.addEventListener("mute", () => failUnless(() => !track.muted));
    }
    context.addEventListener("statechange", () => {
      if (this.#isClosed || context.state === "running") return;
      void context.resume().catch(() => undefined);
      failUnless(() => context.state === "running");
    });
    this.#detector.onFailure(() => this.reportFault("stopped"));
  }
}
