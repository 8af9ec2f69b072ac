import { readFileSync } from "node:fs";
import { LOUDNESS, type Loudness, measureLoudness, normaliseLoudness } from "./loudness.ts";
import { ffmpeg } from "./programs.ts";
import { fromBytes, RAW_FORMAT, toBytes } from "./sound.ts";

/** Embedded in each file: discloses the synthetic voice, and distinguishes our files from recordings. */
const GENERATED_MARK = "Synthetic voice, made by npm run audio";
/** The same for programs: the IPTC term for media made by a trained model. */
const SOURCE_TYPE = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
/** LAME's variable bit rate: about 38 kbit/s for speech at this rate, next to nothing for silence. */
const QUALITY = 6;
/** Effects of the encoder: LAME scales by 0.95 and lifts single peaks. */
const ENCODER_EFFECTS = { lossDb: 0.45, peakLiftDb: 1 };
const MAX_TRIES = 5;

/** `kbps`: a constant bit rate, instead of the variable one. */
type Encoding = { content?: "voice" | "sound"; kbps?: number };

export function readSound(file: string): Float32Array {
  return fromBytes(ffmpeg(["-i", file, ...RAW_FORMAT, "pipe:1"]));
}

/** Whether this tool made the file; an operator's recording lacks the mark. */
export function isGenerated(file: string): boolean {
  return readFileSync(file).subarray(0, 4096).includes(GENERATED_MARK);
}

/** Writes an MP3 of -16 LUFS with its true peak in limits; returns its measures. @throws Error when it cannot */
export function writeMp3(samples: Float32Array, file: string, title: string, encoding: Encoding = {}): Loudness {
  const { targetLufs, toleranceLufs, maxTruePeakDb } = LOUDNESS;
  const aim = {
    loudnessLufs: targetLufs + ENCODER_EFFECTS.lossDb,
    ceilingDb: maxTruePeakDb - ENCODER_EFFECTS.peakLiftDb,
  };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    encode(normaliseLoudness(samples, aim), file, title, encoding);
    const measured = measureLoudness(file);
    const tooLoudDb = measured.loudnessLufs - targetLufs;
    const peakExcessDb = measured.truePeakDb - maxTruePeakDb;
    if (Math.abs(tooLoudDb) <= toleranceLufs && peakExcessDb <= 0) return measured;
    aim.loudnessLufs -= tooLoudDb;
    if (peakExcessDb > 0) aim.ceilingDb -= peakExcessDb + 0.2;
  }
  throw new Error(`${file}: cannot be brought to ${targetLufs} LUFS with true peaks under ${maxTruePeakDb} dB`);
}

function encode(samples: Float32Array, file: string, title: string, { content = "voice", kbps }: Encoding): void {
  const origin =
    content === "voice" ? [`comment=${GENERATED_MARK}`, `DigitalSourceType=${SOURCE_TYPE}`] : [`comment=${title}`];
  const metadata = [...origin, `title=${title}`, "language=ita"].flatMap((tag) => ["-metadata", tag]);
  const exact = ["-id3v2_version", "3", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
  const rate = kbps === undefined ? ["-q:a", String(QUALITY)] : ["-b:a", `${kbps}k`];
  const codec = ["-c:a", "libmp3lame", ...rate, ...exact];
  ffmpeg(["-y", ...RAW_FORMAT, "-i", "pipe:0", ...metadata, ...codec, file], toBytes(samples));
}
