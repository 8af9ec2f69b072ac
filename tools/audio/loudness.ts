import { ffmpeg, runProgram } from "./programs.ts";
import { fromBytes, RAW_FORMAT, SAMPLE_RATE, toBytes } from "./sound.ts";

export const LOUDNESS = { targetLufs: -16, toleranceLufs: 0.2, maxTruePeakDb: -1.5 };

export type Loudness = { loudnessLufs: number; truePeakDb: number };

/** Integrated loudness and true peak (EBU R 128) of samples or of a sound file. @throws Error on silence */
export function measureLoudness(sound: Float32Array | string): Loudness {
  const source = typeof sound === "string" ? ["-i", sound] : [...RAW_FORMAT, "-i", "pipe:0"];
  const args = ["-hide_banner", "-nostats", ...source, "-af", "ebur128=peak=true:framelog=verbose", "-f", "null", "-"];
  const { stderr } = runProgram("ffmpeg", args, typeof sound === "string" ? undefined : toBytes(sound));
  const summary = stderr.slice(stderr.lastIndexOf("Summary:"));
  return {
    loudnessLufs: numberAfter(summary, /I:\s+(\S+) LUFS/),
    truePeakDb: numberAfter(summary, /Peak:\s+(\S+) dBFS/),
  };
}

type LoudnessTarget = { loudnessLufs: number; ceilingDb: number };

/** Compresses speech a little, so that the limiter has less to do. */
export function compress(samples: Float32Array): Float32Array {
  return filter(samples, "acompressor=threshold=-22dB:ratio=2:attack=6:release=120:knee=6");
}

/** Constant gain into a limiter, twice because the limiter lowers loudness. Never automatic gain: it breathes. */
export function normaliseLoudness(samples: Float32Array, { loudnessLufs, ceilingDb }: LoudnessTarget): Float32Array {
  const gainDb = loudnessLufs - measureLoudness(samples).loudnessLufs;
  const limited = applyGain(samples, gainDb, ceilingDb);
  return applyGain(samples, gainDb + loudnessLufs - measureLoudness(limited).loudnessLufs, ceilingDb);
}

/** The limiter runs at four times the rate, to catch peaks between the samples. */
function applyGain(samples: Float32Array, gainDb: number, ceilingDb: number): Float32Array {
  const limit = 10 ** (ceilingDb / 20);
  const limiter = `alimiter=limit=${limit.toFixed(4)}:attack=5:release=60:level=false:latency=true`;
  const resampled = `aresample=${SAMPLE_RATE * 4},${limiter},aresample=${SAMPLE_RATE}`;
  return filter(samples, `volume=${gainDb.toFixed(2)}dB,${resampled}`);
}

function filter(samples: Float32Array, chain: string): Float32Array {
  const args = [...RAW_FORMAT, "-i", "pipe:0", "-af", chain, ...RAW_FORMAT, "pipe:1"];
  const filtered = fromBytes(ffmpeg(args, toBytes(samples)));
  const sameLength = new Float32Array(samples.length);
  sameLength.set(filtered.subarray(0, samples.length));
  return sameLength;
}

function numberAfter(text: string, pattern: RegExp): number {
  const value = Number(pattern.exec(text)?.[1]);
  if (!Number.isFinite(value)) throw new Error(`ffmpeg's loudness summary has no ${pattern.source}: silent sound?`);
  return value;
}
