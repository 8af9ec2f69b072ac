export type Mp3Frames = {
  /** First byte of each frame, then the end of the last one. */
  offsets: number[];
  frameSeconds: number;
  delaySeconds: number;
  /** How many earlier bytes a frame may refer to. */
  reservoirBytes: number;
};

/** Hz, kbit/s and samples per frame, by version (ISO 11172-3, 13818-3). */
const MPEG1_KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG1 = { rates: [44100, 48000, 32000], kilobits: MPEG1_KILOBITS, samples: 1152, reservoirBytes: 511 };
const MPEG2_KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const MPEG2 = { rates: [22050, 24000, 16000], kilobits: MPEG2_KILOBITS, samples: 576, reservoirBytes: 255 };
const MPEG25 = { ...MPEG2, rates: [11025, 12000, 8000] };
const VERSIONS = [MPEG25, null, MPEG2, MPEG1];

/** Samples that every Layer III decoder adds to the encoder's delay. */
const DECODER_DELAY = 529;

/** Encoder delay in samples where the file does not state it. */
const DEFAULT_ENCODER_DELAY = 576;

type Frame = { bytes: number; samples: number; rate: number; reservoirBytes: number };

/** Finds the frames by their headers, without the encoder's metadata frame (Xing or Info). @throws Error if none */
export function parseFrames(file: Uint8Array): Mp3Frames {
  let offset = skipId3Tag(file);
  const first = frameAt(file, offset);
  if (!first) throw new Error("not an MP3");
  const infoText = textOf(file, offset, offset + first.bytes);
  const isInfoFrame = infoText.includes("Xing") || infoText.includes("Info");
  const lameIndex = infoText.indexOf("LAME");
  // The 12-bit delay starts 21 bytes after the start of the encoder's name.
  const encoderDelay = lameIndex > 0 ? viewOf(file).getUint16(offset + lameIndex + 21) >> 4 : DEFAULT_ENCODER_DELAY;
  if (isInfoFrame) offset += first.bytes;
  const offsets = [offset];
  for (let frame = frameAt(file, offset); frame; frame = frameAt(file, offset)) {
    offset += frame.bytes;
    offsets.push(offset);
  }
  return {
    offsets,
    frameSeconds: first.samples / first.rate,
    delaySeconds: (encoderDelay + DECODER_DELAY) / first.rate,
    reservoirBytes: first.reservoirBytes,
  };
}

/** Byte range [start, end) of a span, exact to a frame, with the earlier frames that its first one refers to. */
export function byteRangeOfSpan(frames: Mp3Frames, startSeconds: number, endSeconds?: number): [number, number] {
  const { offsets, frameSeconds, delaySeconds, reservoirBytes } = frames;
  const last = offsets.length - 1;
  const frameOf = (seconds: number) => Math.min(Math.max(0, Math.floor((seconds + delaySeconds) / frameSeconds)), last);
  const offsetOf = (frame: number) => offsets[frame] ?? 0;
  const sounding = Math.min(frameOf(startSeconds), last - 1);
  let first = sounding;
  while (first > 0 && offsetOf(sounding) - offsetOf(first) < reservoirBytes) first -= 1;
  const end = endSeconds === undefined ? last : Math.max(frameOf(endSeconds) + 1, sounding + 1);
  return [offsetOf(first), offsetOf(Math.min(end, last))];
}

const textOf = (file: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...file.subarray(start, Math.min(end, file.length)));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

function skipId3Tag(file: Uint8Array): number {
  if (textOf(file, 0, 3) !== "ID3") return 0;
  // Four bytes of seven bits each.
  return [6, 7, 8, 9].reduce((size, index) => size * 128 + (file[index] ?? 0), 0) + 10;
}

function frameAt(file: Uint8Array, offset: number): Frame | null {
  if (offset + 4 > file.length) return null;
  const header = viewOf(file).getUint32(offset);
  const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1;
  const version = VERSIONS[(header >>> 19) & 3];
  const kilobits = version?.kilobits[(header >>> 12) & 15];
  const rate = version?.rates[(header >>> 10) & 3];
  if (!isLayer3 || !version || !kilobits || !rate) return null;
  const padding = (header >>> 9) & 1;
  const bytes = Math.floor((version.samples * kilobits * 125) / rate) + padding;
  return { bytes, samples: version.samples, rate, reservoirBytes: version.reservoirBytes };
}
