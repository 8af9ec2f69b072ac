/** How far apart two voices are to the ear: pitch, and the colour of the sound. Pure. */
import { SAMPLE_RATE } from "./sound.ts";

/** A voice as measured: the median of its pitch in hertz, and its average spectrum in decibels, band by band. */
export type VoiceProfile = { pitchHz: number; bandsDb: number[] };

const FRAME_SAMPLES = 1024;
const HOP_SAMPLES = 480;
/** The pitch of grown speakers lies between these. */
const PITCH = { lowestHz: 60, highestHz: 400 };
/** Of a frame's energy, the share that must repeat for it to be voiced. */
const VOICED_SHARE = 0.5;
/** Centres of the bands, a third of an octave apart, where voices differ: 200 Hz to 6.3 kHz. */
const BAND_CENTRES_HZ = Array.from({ length: 16 }, (_, i) => 200 * 2 ** (i / 3));

/** Measures a voice on some seconds of its speech. */
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

/** Distance in pitch, in semitones, and in colour, the root mean square of the bands' differences in decibels. */
export function voiceDistance(one: VoiceProfile, other: VoiceProfile): { semitones: number; colourDb: number } {
  const squares = one.bandsDb.map((level, band) => (level - (other.bandsDb[band] ?? level)) ** 2);
  return {
    semitones: Math.abs(12 * Math.log2(one.pitchHz / other.pitchHz)),
    colourDb: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length),
  };
}

/** A learner needs about two semitones or three decibels to tell two voices of one sex apart; both count together. */
const EAR = { semitones: 2, colourDb: 3 };

/** Whether two people may speak in one text with these voices. */
export function areApart(one: VoiceProfile, other: VoiceProfile): boolean {
  const { semitones, colourDb } = voiceDistance(one, other);
  return Math.hypot(semitones / EAR.semitones, colourDb / EAR.colourDb) >= 1;
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

/** The pitch of a frame by autocorrelation, or null where it is unvoiced or silent. */
function pitchOf(frame: Float32Array): number | null {
  const energy = correlation(frame, 0);
  if (energy / frame.length < 1e-5) return null;
  const longest = Math.floor(SAMPLE_RATE / PITCH.lowestHz);
  let best = { lag: 0, share: VOICED_SHARE };
  for (let lag = Math.floor(SAMPLE_RATE / PITCH.highestHz); lag <= longest; lag++) {
    const share = (correlation(frame, lag) / energy) * (frame.length / (frame.length - lag));
    // A longer period must be clearly better: it may be twice the true one.
    if (share > best.share * 1.02) best = { lag, share };
  }
  return best.lag === 0 ? null : SAMPLE_RATE / best.lag;
}

function correlation(frame: Float32Array, lag: number): number {
  let sum = 0;
  for (let i = 0; i + lag < frame.length; i++) sum += (frame[i] ?? 0) * (frame[i + lag] ?? 0);
  return sum;
}

/** Energy at one frequency (Goertzel's algorithm). */
function energyAt(frame: Float32Array, hz: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * hz) / SAMPLE_RATE);
  let [last, before] = [0, 0];
  for (const sample of frame) [last, before] = [sample + coefficient * last - before, last];
  return last * last + before * before - coefficient * last * before;
}
