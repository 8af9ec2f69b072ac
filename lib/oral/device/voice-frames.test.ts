import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { recordVoice, type Speech } from "@/tests/support/synthetic-voice";
import { startFvad } from "./fvad";
import { toStretches } from "./measures";
import { Resampler, VoiceFinder, VoiceTracker } from "./voice-frames";

const BINARY = readFileSync("node_modules/@echogarden/fvad-wasm/fvad.wasm");

/** The seconds at which speech was found. The samples arrive in blocks, as from a microphone. */
async function findSpeech(recording: Float32Array, rate: number): Promise<Speech[]> {
  const finder = new VoiceFinder(await startFvad(BINARY), rate);
  const events = [];
  for (let at = 0; at < recording.length; at += 2048)
    events.push(...finder.addSamples(recording.subarray(at, at + 2048)));
  const stretches = toStretches(events, (recording.length / rate) * 1000);
  return stretches.map(({ startMs, endMs }) => ({ start: startMs / 1000, end: endMs / 1000 }));
}

describe("speech", () => {
  const recordings = Array.from({ length: 10 }, (_, place) => {
    const pause = 0.6 + 0.35 * place;
    const first = { start: 0.5 + 0.3 * (place % 4), end: 2 + 0.3 * (place % 4) };
    const second = { start: first.end + pause, end: first.end + pause + 1.2 };
    return { rate: place % 2 === 0 ? 48_000 : 44_100, seed: place, speeches: [first, second] };
  });

  it.each(recordings)("is found within 0.2 s of where it is: recording $seed", async ({ rate, seed, speeches }) => {
    const found = await findSpeech(recordVoice(speeches, 8, rate, seed), rate);
    expect(found).toHaveLength(speeches.length);
    for (const [place, { start, end }] of speeches.entries()) {
      expect(Math.abs((found[place]?.start ?? 0) - start)).toBeLessThanOrEqual(0.2);
      expect(Math.abs((found[place]?.end ?? 0) - end)).toBeLessThanOrEqual(0.2);
    }
  });

  it("is not found in silence, nor in the noise of a room", async () => {
    expect(await findSpeech(new Float32Array(5 * 48_000), 48_000)).toEqual([]);
    expect(await findSpeech(recordVoice([], 5, 48_000, 3), 48_000)).toEqual([]);
  });
});

describe("the tracker of speech", () => {
  const track = (frames: readonly boolean[]) => {
    const tracker = new VoiceTracker();
    return frames.map((frame) => tracker.addFrame(frame)).filter((event) => event !== null);
  };
  const frames = (count: number, isVoiced: boolean) => Array.from({ length: count }, () => isVoiced);

  it("dates a change to its first frame", () => {
    expect(track([...frames(10, false), ...frames(20, true), ...frames(20, false)])).toEqual([
      { kind: "speech", atMs: 200 },
      { kind: "silence", atMs: 600 },
    ]);
  });

  it("ignores clicks, and the gaps inside words", () => {
    const click = [...frames(10, false), ...frames(4, true), ...frames(10, false)];
    const words = [...frames(10, true), ...frames(11, false), ...frames(10, true)];
    expect(track([...click, ...words])).toEqual([{ kind: "speech", atMs: 480 }]);
  });
});

describe("the conversion to 16 kHz", () => {
  it.each([16_000, 44_100, 48_000])("of a second at %i Hz gives a second, in blocks of any length", (rate) => {
    const resampler = new Resampler(rate);
    let count = 0;
    for (let at = 0; at < rate; at += 100) count += resampler.convert(new Float32Array(100)).length;
    expect(Math.abs(count - 16_000)).toBeLessThanOrEqual(1);
  });
});
