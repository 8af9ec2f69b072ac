/** Mono sound: samples from -1 to 1 at 24 kHz, the rate of the speech model. */

export const SAMPLE_RATE = 24_000;

const FRAME = SAMPLE_RATE / 100;
const FADE_SECONDS = 0.01;

export function secondsOf(samples: Float32Array): number {
  return samples.length / SAMPLE_RATE;
}

function toSamples(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

/** Mixes sounds over silence at their start times (seconds). */
export function mixAt(parts: readonly { at: number; samples: Float32Array }[], totalSeconds: number): Float32Array {
  const whole = new Float32Array(toSamples(totalSeconds));
  for (const { at, samples } of parts) {
    const offset = toSamples(at);
    for (let i = 0; i < samples.length && offset + i < whole.length; i++) {
      whole[offset + i] = (whole[offset + i] ?? 0) + (samples[i] ?? 0);
    }
  }
  return whole;
}

/** Trims what is 45 dB below the loudest 10 ms, with margins (seconds) for soft first and last consonants. */
export function trimSilence(samples: Float32Array, keepBefore = 0.03, keepAfter = 0.08): Float32Array {
  const [first, last] = audibleSpan(samples);
  const start = Math.max(0, first - toSamples(keepBefore));
  return samples.slice(start, Math.min(samples.length, last + toSamples(keepAfter)));
}

/** First and one past the last audible sample, in steps of 10 ms. */
export function audibleSpan(samples: Float32Array): [first: number, end: number] {
  const frames = frameLevels(samples);
  const floor = Math.max(...frames, 0) * 10 ** (-45 / 20);
  const first = frames.findIndex((level) => level > floor);
  const last = frames.findLastIndex((level) => level > floor);
  return first < 0 ? [0, samples.length] : [first * FRAME, Math.min(samples.length, (last + 1) * FRAME)];
}

/** Fades both ends over 10 ms, so that joins with silence do not click. */
export function fadeEdges(samples: Float32Array): Float32Array {
  const ramp = Math.min(toSamples(FADE_SECONDS), Math.floor(samples.length / 2));
  return samples.map((value, i) => {
    const edge = Math.min(i, samples.length - 1 - i);
    return edge < ramp ? value * Math.sin((edge / ramp) * (Math.PI / 2)) ** 2 : value;
  });
}

/** Scales to an RMS level (0 to 1), measured on speech and not on pauses. */
export function scaleToLevel(samples: Float32Array, target: number): Float32Array {
  const frames = frameLevels(samples);
  const floor = Math.max(...frames, 0) * 10 ** (-25 / 20);
  const voiced = frames.filter((level) => level > floor);
  const power = voiced.reduce((sum, level) => sum + level ** 2, 0) / Math.max(1, voiced.length);
  return power === 0 ? samples : amplify(samples, target / Math.sqrt(power));
}

export function amplify(samples: Float32Array, factor: number): Float32Array {
  return samples.map((value) => value * factor);
}

/** RMS of each 10 ms. */
export function frameLevels(samples: Float32Array): number[] {
  const levels: number[] = [];
  for (let start = 0; start < samples.length; start += FRAME) {
    const frame = samples.subarray(start, start + FRAME);
    levels.push(Math.sqrt(frame.reduce((sum, value) => sum + value * value, 0) / frame.length));
  }
  return levels;
}

/** ffmpeg's name for these samples. */
export const RAW_FORMAT = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "1"];

/** The `f32` bytes that sox and ffmpeg read and write. */
export function toBytes(samples: Float32Array): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
}

export function fromBytes(bytes: Buffer): Float32Array {
  const aligned = new Uint8Array(bytes.length - (bytes.length % 4));
  aligned.set(bytes.subarray(0, aligned.length));
  return new Float32Array(aligned.buffer);
}
