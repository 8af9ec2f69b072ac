import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, findChanges } from "@/lib/writing/changes";
import { normaliseText } from "@/lib/writing/normalise";
import { volume } from "@/tests/support/volume";

const squash = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

/** The text with every change applied, and the changes, of one sentence. */
function correct(text: string, corrected: string, unclear?: string) {
  const answer = { sentences: [{ n: 1, corrected, ...(unclear === undefined ? {} : { unclear }) }] };
  const changes = findChanges([{ n: 1, start: 0, end: text.length, text }], answer);
  return { changes, ...applyChanges(text, normaliseText(text), changes, new Map()) };
}

describe("the changes of a sentence", () => {
  it("are one change if it was rewritten", () => {
    const [text, anew] = ["io mattina sveglia molto tanto presto lavoro", "Ogni giorno devo alzarmi alle cinque."];
    expect(correct(text, anew).changes).toMatchObject([{ original: text, corrected: anew }]);
  });

  it("mark an unclear passage, or the whole sentence if its words are not found in it", () => {
    const text = "Poi il gruva mi ha detto.";
    expect(correct(text, text, "gruva").errors).toMatchObject([
      { original: "gruva", corrected: "gruva", isUnclear: true },
    ]);
    expect(correct(text, text, "groviera").errors).toMatchObject([{ original: text, isUnclear: true }]);
  });

  it("include everything that was proposed, understood or not", () => {
    const word = fc.constantFrom(..."la casa è bella io ho visto un amico ieri sera , . andato vista case".split(" "));
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(text, text, fc.option(text, { nil: undefined }), (original, corrected, unclear) => {
        const { correctedText, errors } = correct(original, corrected, unclear);
        expect(squash(correctedText)).toBe(squash(corrected));
        if (squash(original) !== squash(corrected) || unclear) expect(errors.length).toBeGreaterThan(0);
      }),
      { numRuns: volume("propertyCases") },
    );
  }, 120_000);
});
