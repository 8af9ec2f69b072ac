import { expect, test } from "vitest";
import {
  audibleSpan,
  fadeEdges,
  frameLevels,
  fromBytes,
  mixAt,
  SAMPLE_RATE,
  scaleToLevel,
  secondsOf,
  toBytes,
  trimSilence,
} from "./sound.ts";

/** Half a second of a tone with half a second of silence on each side. */
const tone = Float32Array.from({ length: SAMPLE_RATE * 1.5 }, (_, i) =>
  i >= SAMPLE_RATE / 2 && i < SAMPLE_RATE ? 0.3 * Math.sin(i / 10) : 0,
);

test("trimming keeps the speech and a little silence around it", () => {
  expect(audibleSpan(tone)).toEqual([SAMPLE_RATE / 2, SAMPLE_RATE]);
  expect(secondsOf(trimSilence(tone, 0.03, 0.08))).toBeCloseTo(0.61, 3);
});

test("pure silence is not trimmed to nothing", () => {
  expect(trimSilence(new Float32Array(2400))).toHaveLength(2400);
});

test("a faded sound starts and ends at zero and is unchanged in between", () => {
  const faded = fadeEdges(new Float32Array(2400).fill(0.5));
  expect([faded[0], faded[2399], faded[1200]]).toEqual([0, 0, 0.5]);
});

test("levelling measures speech, not pauses", () => {
  const loudest = Math.max(...frameLevels(scaleToLevel(tone, 0.1)));
  expect(loudest).toBeGreaterThan(0.09);
  expect(loudest).toBeLessThan(0.11);
});

test("mixed sounds keep their positions, and overlapping ones are added", () => {
  const one = new Float32Array(SAMPLE_RATE).fill(0.25);
  const whole = mixAt(
    [
      { at: 0.5, samples: one },
      { at: 1, samples: one },
    ],
    3,
  );
  expect([0.25, 0.75, 1.25, 1.75, 2.25].map((at) => whole[at * SAMPLE_RATE])).toEqual([0, 0.25, 0.5, 0.25, 0]);
});

test("samples survive a round trip through bytes", () => {
  expect(fromBytes(toBytes(tone.subarray(12_000, 12_100)))).toEqual(tone.slice(12_000, 12_100));
});
