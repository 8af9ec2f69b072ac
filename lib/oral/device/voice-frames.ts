import type { VoiceEvent } from "@/lib/oral/device/measures";

/** What the detector takes: frames of 20 ms at 16 kHz. */
const DETECTOR_RATE = 16_000;
const FRAME_MS = 20;
const FRAME_SAMPLES = (DETECTOR_RATE * FRAME_MS) / 1000;

/** Shorter sounds are clicks and coughs; shorter gaps are inside words. */
const MIN_SPEECH_MS = 100;
const MIN_SILENCE_MS = 240;

/** Converts samples of any rate of 16 kHz or more; each output is the mean of the inputs that it replaces. */
export class Resampler {
  readonly #step: number;
  #sum = 0;
  #count = 0;
  #left = 0;

  /** @param rate samples per second of the input */
  constructor(rate: number) {
    this.#step = rate / DETECTOR_RATE;
    this.#left = this.#step;
  }

  /** The samples at 16 kHz that are complete; what remains counts for the next call. */
  convert(samples: Float32Array): number[] {
    const converted: number[] = [];
    for (const sample of samples) {
      this.#sum += sample;
      this.#count += 1;
      this.#left -= 1;
      // A step of less than one input sample repeats it: a device with 8 kHz is heard, if badly.
      while (this.#left <= 0) {
        converted.push(this.#count > 0 ? this.#sum / this.#count : sample);
        this.#sum = 0;
        this.#count = 0;
        this.#left += this.#step;
      }
    }
    return converted;
  }
}

/** Turns the detector's verdict on each frame into the moments at which speech begins and ends. */
export class VoiceTracker {
  #isSpeech = false;
  #frames = 0;
  /** Successive frames that contradict the present state. */
  #contrary = 0;

  /** @returns the change that this frame confirms, at the moment of its first frame; else null */
  addFrame(isVoiced: boolean): VoiceEvent | null {
    this.#frames += 1;
    this.#contrary = isVoiced === this.#isSpeech ? 0 : this.#contrary + 1;
    const least = this.#isSpeech ? MIN_SILENCE_MS : MIN_SPEECH_MS;
    if (this.#contrary * FRAME_MS < least) return null;
    const atMs = (this.#frames - this.#contrary) * FRAME_MS;
    this.#contrary = 0;
    this.#isSpeech = isVoiced;
    return { kind: isVoiced ? "speech" : "silence", atMs };
  }
}

/** Finds speech in a recording as it is made. */
export class VoiceFinder {
  readonly #isVoiced: (frame: Int16Array) => boolean;
  readonly #resampler: Resampler;
  readonly #tracker = new VoiceTracker();
  readonly #frame = new Int16Array(FRAME_SAMPLES);
  #filled = 0;

  /** @param isVoiced the detector: whether 20 ms at 16 kHz are speech. @param rate samples per second of the input */
  constructor(isVoiced: (frame: Int16Array) => boolean, rate: number) {
    this.#isVoiced = isVoiced;
    this.#resampler = new Resampler(rate);
  }

  /** Takes the next samples (-1 to 1). @returns the changes that they confirm */
  addSamples(samples: Float32Array): VoiceEvent[] {
    const events: VoiceEvent[] = [];
    for (const sample of this.#resampler.convert(samples)) {
      this.#frame[this.#filled] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
      this.#filled += 1;
      if (this.#filled < FRAME_SAMPLES) continue;
      this.#filled = 0;
      const event = this.#tracker.addFrame(this.#isVoiced(this.#frame));
      if (event) events.push(event);
    }
    return events;
  }
}
