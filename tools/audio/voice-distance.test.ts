import { expect, test } from "vitest";
import { SAMPLE_RATE } from "./sound.ts";
import { profileVoice, voiceDistance } from "./voice-distance.ts";

/** A buzz with all harmonics, falling by a slope per octave: the simplest sound with a pitch and a timbre. */
function buzz(pitchHz: number, slope: number): Float32Array {
  const harmonics = Array.from({ length: Math.floor(8000 / pitchHz) }, (_, i) => i + 1);
  return new Float32Array(SAMPLE_RATE).map((_, i) =>
    harmonics.reduce((sum, n) => sum + (0.1 / n ** slope) * Math.sin((2 * Math.PI * pitchHz * n * i) / SAMPLE_RATE), 0),
  );
}

test("the pitch of a voice is measured to 1%, and an octave is twelve semitones", () => {
  const [low, high] = [profileVoice(buzz(100, 1)), profileVoice(buzz(200, 1))];
  expect(Math.abs(low.pitchHz - 100)).toBeLessThan(1);
  expect(Math.abs(high.pitchHz - 200)).toBeLessThan(2.5);
  expect(voiceDistance(low, high).semitones).toBeCloseTo(12, 0);
});

test("a brighter voice of the same pitch differs in timbre", () => {
  const [dark, bright] = [profileVoice(buzz(120, 2)), profileVoice(buzz(120, 0.5))];
  expect(voiceDistance(dark, bright).semitones).toBeLessThan(0.5);
  expect(voiceDistance(dark, bright).timbreDb).toBeGreaterThan(5);
  expect(voiceDistance(dark, dark)).toEqual({ semitones: 0, timbreDb: 0 });
});

test("silence has no pitch", () => {
  expect(profileVoice(new Float32Array(SAMPLE_RATE)).pitchHz).toBe(0);
});
