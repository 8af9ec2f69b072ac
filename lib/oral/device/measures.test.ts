import { describe, expect, it } from "vitest";
import { joinParts, measureSpeech, toStretches } from "./measures";

describe("the measures of an answer", () => {
  it("count speech, the longest silence and the long pauses, including the one before the first word", () => {
    const stretches = [
      { startMs: 2500, endMs: 6000 },
      { startMs: 6500, endMs: 9000 },
      { startMs: 12_000, endMs: 13_000 },
    ];
    expect(measureSpeech(stretches, 13_400)).toEqual({
      durationMs: 13_400,
      spokenMs: 7000,
      longestSilenceMs: 3000,
      longPauses: 2,
    });
  });

  it("leave out the silence after the last word", () => {
    expect(measureSpeech([{ startMs: 0, endMs: 1000 }], 9000)).toMatchObject({ longestSilenceMs: 0, longPauses: 0 });
  });

  it("are one silence where nothing was said", () => {
    expect(measureSpeech([], 15_000)).toEqual({
      durationMs: 15_000,
      spokenMs: 0,
      longestSilenceMs: 15_000,
      longPauses: 1,
    });
  });
});

it("speech that has not ended lasts to the end of the recording", () => {
  const events = [
    { kind: "speech", atMs: 100 },
    { kind: "silence", atMs: 900 },
    { kind: "speech", atMs: 1500 },
  ] as const;
  expect(toStretches(events, 2000)).toEqual([
    { startMs: 100, endMs: 900 },
    { startMs: 1500, endMs: 2000 },
  ]);
});

it("the parts of an interrupted answer are measured as one", () => {
  const part = { durationMs: 2000, stretches: [{ startMs: 500, endMs: 1000 }] };
  const { durationMs, stretches } = joinParts([part, part]);
  expect(measureSpeech(stretches, durationMs)).toMatchObject({
    durationMs: 4000,
    spokenMs: 1000,
    longestSilenceMs: 1500,
  });
});
