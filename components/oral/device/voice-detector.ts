import type { VoiceMessage, VoiceRequest } from "@/components/oral/device/voice-messages";
import type { VoiceEvent } from "@/lib/oral/device/measures";

/** The page's side of the worker that finds speech. */
export class VoiceDetector {
  readonly #worker: Worker;
  #recording = 0;
  #listen: ((event: VoiceEvent) => void) | null = null;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<VoiceMessage>) => {
      // A change in the recording before may arrive late.
      if (data.kind === "voice" && data.recording === this.#recording) this.#listen?.(data.event);
    });
  }

  /** @throws Error if the browser can't load or run it */
  static async start(): Promise<VoiceDetector> {
    const worker = new Worker(new URL("./voice.worker.ts", import.meta.url), { type: "module" });
    try {
      await new Promise<void>((resolve, reject) => {
        worker.addEventListener("error", ({ message }) => reject(new Error(message || "the worker cannot start")));
        worker.addEventListener("message", ({ data }: MessageEvent<VoiceMessage>) => {
          if (data.kind === "ready") resolve();
          if (data.kind === "failed") reject(new Error(data.reason));
        });
      });
    } catch (error) {
      worker.terminate();
      throw error;
    }
    return new VoiceDetector(worker);
  }

  /** Calls `listen` if the worker fails later. */
  onFailure(listen: () => void): void {
    this.#worker.addEventListener("error", listen);
    this.#worker.addEventListener("message", ({ data }: MessageEvent<VoiceMessage>) => {
      if (data.kind === "failed") listen();
    });
  }

  /** Begins a recording: its times count from the next sample. @param rate samples per second */
  begin(rate: number, listen: (event: VoiceEvent) => void): void {
    this.#recording += 1;
    this.#listen = listen;
    this.#send({ kind: "begin", recording: this.#recording, rate });
  }

  /** Passes on the next samples, which the page cannot read afterwards. */
  addSamples(samples: Float32Array<ArrayBuffer>): void {
    this.#send({ kind: "samples", samples }, [samples.buffer]);
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(request: VoiceRequest, transfer: Transferable[] = []): void {
    this.#worker.postMessage(request, transfer);
  }
}
