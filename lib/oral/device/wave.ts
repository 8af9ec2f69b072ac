/** The heights of a recording's wave, from 0 to 1: the loudness of each of `count` equal stretches, the loudest is 1. */
export function toBars(samples: Float32Array, count: number): number[] {
  const powers = Array.from({ length: count }, (_, place) => {
    const edge = (at: number) => Math.floor((at * samples.length) / count);
    const stretch = samples.subarray(edge(place), edge(place + 1));
    return Math.sqrt(stretch.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, stretch.length));
  });
  const loudest = Math.max(0, ...powers);
  return powers.map((power) => (loudest > 0 ? power / loudest : 0));
}

const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;

/** A WAV file of one channel with 16 bits. @param samples from -1 to 1. @param rate samples per second */
export function toWav(samples: Float32Array, rate: number): ArrayBuffer {
  const bytes = samples.length * SAMPLE_BYTES;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + bytes));
  const writeText = (at: number, text: string) => {
    for (let place = 0; place < text.length; place++) view.setUint8(at + place, text.charCodeAt(place));
  };
  writeText(0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true);
  writeText(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * SAMPLE_BYTES, true);
  view.setUint16(32, SAMPLE_BYTES, true);
  view.setUint16(34, SAMPLE_BYTES * 8, true);
  writeText(36, "data");
  view.setUint32(40, bytes, true);
  for (const [place, sample] of samples.entries())
    view.setInt16(HEADER_BYTES + place * SAMPLE_BYTES, Math.max(-1, Math.min(1, sample)) * 32_767, true);
  return view.buffer;
}
