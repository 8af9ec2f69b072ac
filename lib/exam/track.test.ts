import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { audioPath, listSimulations } from "@/lib/exam/content/library";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";
import {
  cueAt,
  hearingNumber,
  isCutShort,
  spanUrl,
  startOfText,
  type Track,
  textNumbers,
  toTrack,
} from "@/lib/exam/track";

const tracks = listSimulations().flatMap((simulation) =>
  LISTENING_SECTIONS.map((section) => ({
    path: audioPath(simulation.id, `${section}.mp3`),
    texts: simulation.sections[section].texts.length,
    track: toTrack(simulation.timings.sections[section]),
  })),
);

const SHORT: Track = {
  durationSeconds: 60,
  cues: [
    { kind: "announcement", startSeconds: 0, endSeconds: 5 },
    { kind: "text", text: 1, startSeconds: 6, endSeconds: 10 },
    { kind: "break", startSeconds: 11, endSeconds: 13 },
    { kind: "text", text: 2, startSeconds: 14, endSeconds: 20 },
    { kind: "reading", startSeconds: 20, endSeconds: 40 },
    { kind: "text", text: 1, startSeconds: 41, endSeconds: 45 },
    { kind: "text", text: 2, startSeconds: 46, endSeconds: 52 },
    { kind: "checking", startSeconds: 52, endSeconds: 60 },
  ],
};

describe("every recording", () => {
  it("weighs at most 2.5 MB", () => {
    for (const { path } of tracks) expect([path, statSync(path).size <= 2_500_000]).toEqual([path, true]);
  });

  it("has a plan that names each text twice and contains none of its words", () => {
    for (const { path, texts, track } of tracks) {
      expect([path, textNumbers(track)]).toEqual([path, Array.from({ length: texts }, (_, at) => at + 1)]);
      const hearings = track.cues.filter(({ kind }) => kind === "text");
      expect([path, hearings.length]).toEqual([path, 2 * texts]);
      expect([path, JSON.stringify(track).includes("words")]).toEqual([path, false]);
      expect(track.cues.at(-1)?.endSeconds).toBeLessThanOrEqual(track.durationSeconds);
    }
  });
});

describe("the plan of a recording", () => {
  it.each([
    [0, "announcement", undefined],
    [6, "text", 1],
    [10.5, "text", 1],
    [19.9, "text", 2],
    [30, "reading", undefined],
    [47, "text", 2],
    [99, "checking", undefined],
  ])("shows what is played at second %d", (seconds, kind, text) => {
    expect(cueAt(SHORT, seconds)).toMatchObject({ kind, ...(text ? { text } : {}) });
  });

  it("distinguishes the first hearing of a text from the second", () => {
    const hearings = SHORT.cues.filter(({ text }) => text === 2).map((cue) => hearingNumber(SHORT, cue));
    expect(hearings).toEqual([1, 2]);
  });

  it("seeks to a text within the listener's half of the recording; the pause belongs to the second half", () => {
    expect(startOfText(SHORT, 2, 0)).toBe(14);
    expect(startOfText(SHORT, 1, 19)).toBe(6);
    expect(startOfText(SHORT, 1, 30)).toBe(41);
    expect(startOfText(SHORT, 1, 50)).toBe(41);
    expect(startOfText(SHORT, 9, 50)).toBe(50);
  });

  it("distinguishes a truncated recording from one that has ended", () => {
    expect([0, 20, 56].map((seconds) => isCutShort(SHORT.durationSeconds, seconds))).toEqual([true, true, true]);
    expect([58, 60, 61].map((seconds) => isCutShort(SHORT.durationSeconds, seconds))).toEqual([false, false, false]);
  });

  it("gives each span its URL, and the whole recording its own", () => {
    expect(spanUrl("/a.mp3", { startSeconds: 6.6, endSeconds: 9 })).toBe("/a.mp3?from=6.60&to=9.00");
    expect(spanUrl("/a.mp3", { startSeconds: 12 })).toBe("/a.mp3?from=12.00");
    expect(spanUrl("/a.mp3", { startSeconds: 0 })).toBe("/a.mp3");
  });
});
