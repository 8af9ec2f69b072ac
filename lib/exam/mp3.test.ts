import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { audioPath, getSimulation } from "@/lib/exam/content/library";
import { byteRangeOfSpan, parseFrames } from "@/lib/exam/mp3";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";

const file = readFileSync(audioPath(1, "ascolto1.mp3"));
const frames = parseFrames(file);
const STRETCHES = [
  [7, 9.5],
  [170.03, 171],
  [600, 602],
] as const;
const isFrame = (at: number) => file[at] === 0xff && (file.readUInt8(at + 1) & 0xe0) === 0xe0;

describe("the frames of a recording", () => {
  it.each(LISTENING_SECTIONS)("have the same duration as %s", (section) => {
    const { offsets, frameSeconds } = parseFrames(readFileSync(audioPath(1, `${section}.mp3`)));
    const { durationSeconds } = getSimulation(1).timings.sections[section];
    expect((offsets.length - 1) * frameSeconds).toBeGreaterThan(durationSeconds);
    expect((offsets.length - 1) * frameSeconds).toBeLessThan(durationSeconds + 0.2);
  });

  it("cannot be read from a file that is no recording", () => {
    expect(() => parseFrames(Buffer.from("<html></html>"))).toThrow();
  });
});

describe("a span of a recording", () => {
  it("contains all requested sound, from start to end", () => {
    const timeOf = (offset: number) => frames.offsets.indexOf(offset) * frames.frameSeconds - frames.delaySeconds;
    for (const [from, to] of STRETCHES) {
      const [start, end] = byteRangeOfSpan(frames, from, to);
      expect([from, timeOf(start) <= from, timeOf(end) >= to]).toEqual([from, true, true]);
    }
  });

  it("starts and ends at a frame, and has the requested length within a third of a second", () => {
    for (const [from, to] of STRETCHES) {
      const [start, end] = byteRangeOfSpan(frames, from, to);
      expect([from, isFrame(start), isFrame(end) || end === file.length]).toEqual([from, true, true]);
      const seconds = (frames.offsets.indexOf(end) - frames.offsets.indexOf(start)) * frames.frameSeconds;
      expect(seconds).toBeGreaterThanOrEqual(to - from);
      expect(seconds).toBeLessThan(to - from + 0.32);
    }
  });

  it("extends to the end of the file if no end is given, and never beyond it", () => {
    const end = frames.offsets.at(-1);
    expect(byteRangeOfSpan(frames, 600)[1]).toBe(end);
    const [start, past] = byteRangeOfSpan(frames, 99_999);
    expect(past).toBe(end);
    expect(start).toBeLessThan(past);
    expect(byteRangeOfSpan(frames, 0)[0]).toBe(frames.offsets[0]);
  });
});
