/** Arithmetic on mono sound: samples from -1 to 1 at 24 kHz, the rate of the speech model. Pure. */

/** Samples a second. */
export const SAMPLE_RATE = 24_000;

const FRAME = SAMPLE_RATE / 100;
const FADE_SECONDS = 0.01;

/** Length in seconds. */
export function secondsOf(samples: Float32Array): number {
  return samples.length / SAMPLE_RATE;
}

/** Whole samples of a length in seconds. */
function toSamples(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

/** Pieces of sound laid at their places (seconds) over silence; where two overlap they add up. */
export function layOut(parts: readonly { at: number; samples: Float32Array }[], totalSeconds: number): Float32Array {
  const whole = new Float32Array(toSamples(totalSeconds));
  for (const { at, samples } of parts) {
    const offset = toSamples(at);
    for (let i = 0; i < samples.length && offset + i < whole.length; i++) {
      whole[offset + i] = (whole[offset + i] ?? 0) + (samples[i] ?? 0);
    }
  }
  return whole;
}

/**
 * Cuts the near-silence at both ends, keeping a little of it so that soft first and last consonants survive.
 * Heard is what comes within 45 dB of the loudest 10 ms.
 */
export function trimSilence(samples: Float32Array, keepBefore = 0.03, keepAfter = 0.08): Float32Array {
  const [first, last] = heardSpan(samples);
  const start = Math.max(0, first - toSamples(keepBefore));
  return samples.slice(start, Math.min(samples.length, last + toSamples(keepAfter)));
}

/** First and one past the last sample that is heard, in 10 ms steps. */
export function heardSpan(samples: Float32Array): [first: number, end: number] {
  const frames = frameLevels(samples);
  const floor = Math.max(...frames, 0) * 10 ** (-45 / 20);
  const first = frames.findIndex((level) => level > floor);
  const last = frames.findLastIndex((level) => level > floor);
  return first < 0 ? [0, samples.length] : [first * FRAME, Math.min(samples.length, (last + 1) * FRAME)];
}

/** 10 ms ramps at both ends, so that a join with silence never clicks. */
export function fadeEdges(samples: Float32Array): Float32Array {
  const ramp = Math.min(toSamples(FADE_SECONDS), Math.floor(samples.length / 2));
  return samples.map((value, i) => {
    const edge = Math.min(i, samples.length - 1 - i);
    return edge < ramp ? value * Math.sin((edge / ramp) * (Math.PI / 2)) ** 2 : value;
  });
}

/** The same sound at a given RMS level (0 to 1), measured where there is speech, not in the pauses. */
export function levelTo(samples: Float32Array, target: number): Float32Array {
  const frames = frameLevels(samples);
  const floor = Math.max(...frames, 0) * 10 ** (-25 / 20);
  const voiced = frames.filter((level) => level > floor);
  const power = voiced.reduce((sum, level) => sum + level ** 2, 0) / Math.max(1, voiced.length);
  return power === 0 ? samples : amplify(samples, target / Math.sqrt(power));
}

/** The same sound, times a factor. */
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

/** Samples as the bytes that sox and ffmpeg read and write as `f32`. */
export function toBytes(samples: Float32Array): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
}

/** The samples in `f32` bytes. */
export function fromBytes(bytes: Buffer): Float32Array {
  const aligned = new Uint8Array(bytes.length - (bytes.length % 4));
  aligned.set(bytes.subarray(0, aligned.length));
  return new Float32Array(aligned.buffer);
}
