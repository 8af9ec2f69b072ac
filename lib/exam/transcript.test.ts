import { describe, expect, it } from "vitest";
import { listSimulations } from "@/lib/exam/content/library";
import { LISTENING_SECTIONS } from "@/lib/exam/sections";
import { findEvidence, toTranscript } from "@/lib/exam/transcript";

const sections = listSimulations().flatMap((simulation) =>
  LISTENING_SECTIONS.map((section) => ({
    name: `${simulation.id} ${section}`,
    content: simulation.sections[section],
    timed: simulation.timings.sections[section],
  })),
);

describe("the transcript of every recording", () => {
  it("contains the words of the texts, in order, within the recording", () => {
    for (const { name, content, timed } of sections) {
      for (const [at, text] of toTranscript(content.texts, timed).entries()) {
        const spoken = text.turns.map(({ sentences }) => sentences.map((sentence) => sentence.text).join(" "));
        expect([name, spoken]).toEqual([name, content.texts[at]?.turns.map((turn) => turn.text)]);
        const sentences = text.turns.flatMap((turn) => turn.sentences);
        // A turn that interrupts begins before the one before it has ended.
        const starts = sentences.map(({ startSeconds }) => startSeconds);
        const ends = sentences.map(({ endSeconds }) => endSeconds);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(sentences.every(({ startSeconds, endSeconds }) => startSeconds < endSeconds)).toBe(true);
        expect(ends.at(-1)).toBeLessThan(timed.durationSeconds);
        expect(text.span).toEqual({ startSeconds: starts[0], endSeconds: ends.at(-1) });
      }
    }
  });

  it("contains the evidence of every question, in a span short enough to play", () => {
    for (const { name, content, timed } of sections) {
      for (const { id, evidence } of content.questions) {
        const span = findEvidence(timed, evidence);
        expect([name, id, span !== null]).toEqual([name, id, true]);
        const length = span ? span.endSeconds - span.startSeconds : 0;
        expect([name, id, length > 0.3 && length < 25]).toEqual([name, id, true]);
      }
    }
  });
});

describe("evidence", () => {
  it("that is not in the turn has no position", () => {
    const timed = sections[0]?.timed;
    expect(timed && findEvidence(timed, { text: "t1", turn: 0, quote: "parole mai dette" })).toBeNull();
  });
});
