import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locateErrors } from "@/lib/writing/result";
import { ERROR_TYPES, type Proposal } from "@/lib/writing/schema";
import { numberSentences } from "@/lib/writing/sentences";

const criterion = { evidence: "", score: 0 };
const propose = (sentences: Proposal["sentences"]): Proposal => ({
  sentences,
  criteria: {
    efficacia: criterion,
    stile: criterion,
    morfosintassi: criterion,
    lessico: criterion,
    ortografia: criterion,
  },
  feedback: "ok",
});

describe("numbering sentences", () => {
  it("cuts at line ends and after the end of a sentence, and points into the text", () => {
    const text = "Ciao Anna!\n  Come stai? Io bene... e tu?";
    const spans = numberSentences(text);
    expect(spans.map((span) => span.text)).toEqual(["Ciao Anna!", "Come stai?", "Io bene...", "e tu?"]);
    for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
  });
});

describe("locating errors", () => {
  it("keeps a sentence that the model left out or emptied", () => {
    const text = "Io sono bene. Tu stai bene.";
    expect(locateErrors(text, propose([{ n: 1, corrected: "  ", edits: [] }]))).toEqual({
      correctedText: text,
      errors: [],
    });
  });

  it("ignores sentences the learner did not write", () => {
    const text = "Tu stai bene.";
    expect(locateErrors(text, propose([{ n: 9, corrected: "Ho vinto.", edits: [] }])).correctedText).toBe(text);
  });

  it("points at the right one of two equal words", () => {
    const text = "La casa è bella. La problema è grande.";
    const { errors } = locateErrors(
      text,
      propose([
        {
          n: 2,
          corrected: "Il problema è grande.",
          edits: [{ original: "La", corrected: "Il", type: "grammaticale", explanation: "«Problema» è maschile." }],
        },
      ]),
    );
    expect(errors).toMatchObject([
      { original: "La", corrected: "Il", start: 17, type: "grammaticale", explanation: "«Problema» è maschile." },
    ]);
  });

  it("holds for any text and any proposal: spans are exact, do not overlap and give the corrected text", () => {
    const word = fc.constantFrom(
      "casa",
      "la",
      "un'",
      "amica",
      "è",
      "e\u0300",
      "😀",
      "\n",
      "\r\n",
      ". ",
      "! ",
      " ",
      "perché",
      "<b>",
      "{}",
    );
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(""));
    const edit = fc.record({
      original: text,
      corrected: text,
      type: fc.constantFrom(...ERROR_TYPES),
      explanation: fc.string(),
    });
    const sentence = fc.record({
      n: fc.integer({ min: 0, max: 8 }),
      corrected: text,
      edits: fc.array(edit, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(text, fc.array(sentence, { maxLength: 8 }), (original, sentences) => {
        const { correctedText, errors } = locateErrors(original, propose(sentences));
        let applied = "";
        let at = 0;
        for (const error of errors) {
          expect(error.start).toBeGreaterThanOrEqual(at);
          expect(original.slice(error.start, error.end)).toBe(error.original);
          expect(correctedText.slice(error.correctedStart, error.correctedEnd)).toBe(error.corrected);
          applied += original.slice(at, error.start) + error.corrected;
          at = error.end;
        }
        expect(applied + original.slice(at)).toBe(correctedText);
      }),
      { numRuns: 2000 },
    );
  });
});
