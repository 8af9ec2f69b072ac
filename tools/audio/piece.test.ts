import { describe, expect, test } from "vitest";
import type { SpokenText } from "../../lib/exam/content/schema.ts";
import { hashText } from "./hashes.ts";
import { speakPiece } from "./piece.ts";
import { readSettings } from "./settings.ts";
import { frameLevels, SAMPLE_RATE } from "./sound.ts";

const settings = readSettings();

/** The words themselves instead of phonemes, which need a program. */
const spell = (text: string) => text;

/** A tone of a tenth of a second per letter instead of speech. */
const speak = async (letters: string) =>
  Float32Array.from({ length: (letters.length * SAMPLE_RATE) / 10 }, (_, i) => 0.3 * Math.sin(i / 10));

function turn(voice: "F1" | "M1", text: string, overlap?: true): SpokenText["turns"][number] {
  return { voice, speaker: voice, text, effect: "none", ...(overlap ? { overlap } : {}) };
}

const question = turn("F1", "Buongiorno a tutti.");
const answer = "Aspetti un attimo.";

describe("an interruption", () => {
  test("begins 0.3 to 0.6 seconds before the turn before it ends, and the timings say so", async () => {
    const last = turn("F1", "Prego, mi dica pure.");
    const { turns, samples } = await speakPiece(
      { turns: [question, turn("M1", answer, true), last] },
      settings,
      speak,
      spell,
    );
    const [first, cut, third] = turns;
    if (!first || !cut || !third) throw new Error("turns are missing");
    const overlap = first.endSeconds - cut.startSeconds;
    expect(overlap).toBeGreaterThanOrEqual(0.29);
    expect(overlap).toBeLessThanOrEqual(0.61);
    expect(cut.sentences[0]).toMatchObject({ startSeconds: cut.startSeconds, endSeconds: cut.endSeconds });
    expect(third.startSeconds).toBeGreaterThan(cut.endSeconds);
    const levels = frameLevels(samples);
    const levelAt = (seconds: number) => levels[Math.round(seconds * 100)] ?? 0;
    const alone = levelAt(first.startSeconds + 0.5);
    expect(levelAt(cut.startSeconds + overlap / 2)).not.toBeCloseTo(alone, 3);
    expect(levelAt(cut.endSeconds - 0.3)).toBeCloseTo(alone, 2);
  });

  test("leaves turns in their order when one is very short", async () => {
    const { turns } = await speakPiece({ turns: [turn("F1", "Eh,"), turn("M1", "No!", true)] }, settings, speak, spell);
    const [first, cut] = turns;
    expect(cut?.startSeconds).toBeGreaterThan(first?.startSeconds ?? 0);
    expect(cut?.endSeconds).toBeGreaterThan(first?.endSeconds ?? 0);
  });

  test("is only where a turn says so: elsewhere a turn begins after a pause", async () => {
    const { turns } = await speakPiece({ turns: [question, turn("M1", answer)] }, settings, speak, spell);
    expect(turns[1]?.startSeconds).toBeGreaterThan(turns[0]?.endSeconds ?? 0);
  });

  test("makes the recording of its text stale, and leaves the hashes of other texts as they were", () => {
    const hashOf = (...turns: SpokenText["turns"]) => hashText({ place: "none", turns }, settings);
    expect(hashOf(question, turn("M1", answer, true))).not.toBe(hashOf(question, turn("M1", answer)));
    expect(hashOf(question, { ...turn("M1", answer), overlap: undefined })).toBe(hashOf(question, turn("M1", answer)));
  });
});
