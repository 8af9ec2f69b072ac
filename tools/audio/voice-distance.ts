import { SAMPLE_RATE } from "./sound.ts";

/** Median pitch in hertz, and the mean spectrum in decibels per band, relative to the mean of all bands. */
export type VoiceProfile = { pitchHz: number; bandsDb: number[] };

const FRAME_SAMPLES = 1024;
const HOP_SAMPLES = 480;
const PITCH = { lowestHz: 60, highestHz: 400 };
/** Minimum normalised autocorrelation of a voiced frame. */
const VOICED_SHARE = 0.5;
/** Third-octave band centres from 200 Hz to 6.4 kHz, the range where voices differ. */
const BAND_CENTRES_HZ = Array.from({ length: 16 }, (_, i) => 200 * 2 ** (i / 3));

export function profileVoice(samples: Float32Array): VoiceProfile {
  const frames = voicedFrames(samples);
  const pitches = frames.map(({ pitchHz }) => pitchHz).toSorted((a, b) => a - b);
  const energies = BAND_CENTRES_HZ.map((hz) => frames.reduce((sum, { frame }) => sum + energyAt(frame, hz), 0));
  const levels = energies.map((energy) => 10 * Math.log10(energy + 1e-12));
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return {
    pitchHz: pitches[Math.floor(pitches.length / 2)] ?? 0,
    bandsDb: levels.map((level) => Math.round((level - mean) * 10) / 10),
  };
}

/** Pitch distance in semitones, and timbre distance as the RMS of the band differences in decibels. */
export function voiceDistance(one: VoiceProfile, other: VoiceProfile): { semitones: number; timbreDb: number } {
  const squares = one.bandsDb.map((level, band) => (level - (other.bandsDb[band] ?? level)) ** 2);
  return {
    semitones: Math.abs(12 * Math.log2(one.pitchHz / other.pitchHz)),
    timbreDb: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length),
  };
}

/** A learner needs about 2 semitones or 3 dB to distinguish two voices of one sex; the two distances combine. */
const DISTINGUISHABLE = { semitones: 2, colourDb: 3 };

export function areDistinguishable(one: VoiceProfile, other: VoiceProfile): boolean {
  const { semitones, timbreDb } = voiceDistance(one, other);
  return Math.hypot(semitones / DISTINGUISHABLE.semitones, timbreDb / DISTINGUISHABLE.colourDb) >= 1;
}

function voicedFrames(samples: Float32Array): { frame: Float32Array; pitchHz: number }[] {
  const found: { frame: Float32Array; pitchHz: number }[] = [];
  for (let start = 0; start + FRAME_SAMPLES <= samples.length; start += HOP_SAMPLES) {
    const frame = samples.subarray(start, start + FRAME_SAMPLES);
    const pitchHz = pitchOf(frame);
    if (pitchHz !== null) found.push({ frame, pitchHz });
  }
  return found;
}

function pitchOf(frame: Float32Array): number | null {
  const energy = correlation(frame, 0);
  if (energy / frame.length < 1e-5) return null;
  const longest = Math.floor(SAMPLE_RATE / PITCH.lowestHz);
  let best = { lag: 0, share: VOICED_SHARE };
  for (let lag = Math.floor(SAMPLE_RATE / PITCH.highestHz); lag <= longest; lag++) {
    const share = (correlation(frame, lag) / energy) * (frame.length / (frame.length - lag));
    // Require a clear improvement: a longer lag may be twice the true period.
    if (share > best.share * 1.02) best = { lag, share };
  }
  return best.lag === 0 ? null : SAMPLE_RATE / best.lag;
}

function correlation(frame: Float32Array, lag: number): number {
  let sum = 0;
  for (let i = 0; i + lag < frame.length; i++) sum += (frame[i] ?? 0) * (frame[i + lag] ?? 0);
  return sum;
}

/** Goertzel's algorithm. */
function energyAt(frame: Float32Array, hz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / SAMPLE_RATE);
  let [last, before] = [0, 0];
  for (const sample of frame) [last, before] = [sample + coefficient * last - before, last];
  return last * last + before * before - coefficient * last * before;
}
