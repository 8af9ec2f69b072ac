import { expect, it } from "vitest";
import { toBars, toWav } from "./wave";

it("a wave has the loudness of each stretch, the loudest as 1", () => {
  const samples = new Float32Array([0, 0, 0.5, -0.5, 0.25, 0.25, 0, 0]);
  expect(toBars(samples, 4)).toEqual([0, 1, 0.5, 0]);
});

it("a wave of silence, of nothing, or of more bars than samples is flat, not broken", () => {
  expect(toBars(new Float32Array(8), 2)).toEqual([0, 0]);
  expect(toBars(new Float32Array(0), 3)).toEqual([0, 0, 0]);
  expect(toBars(new Float32Array([1]), 3).every((bar) => bar >= 0 && bar <= 1)).toBe(true);
});

it("a WAV file has its samples after a header that states rate and length", () => {
  const view = new DataView(toWav(new Float32Array([0, 1, -1, 2]), 16_000));
  expect(view.byteLength).toBe(52);
  expect([view.getUint32(24, true), view.getUint32(28, true), view.getUint32(40, true)]).toEqual([16_000, 32_000, 8]);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767, 32_767]);
});
