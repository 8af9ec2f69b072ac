import { describe, expect, it } from "vitest";
import { correctedSentencesSchema, detailsSchema, parseErrors } from "@/lib/writing/schema";

describe("corrections stored before errors had examples and marks had rates", () => {
  it("can still be parsed", () => {
    const error = {
      id: 1,
      type: "grammaticale",
      original: "ho",
      corrected: "sono",
      explanation: "«Andare» vuole «essere».",
      start: 3,
      end: 5,
      correctedStart: 3,
      correctedEnd: 7,
    };
    expect(parseErrors([error])).toEqual([error]);
    const details = {
      evidence: { stile: "Cara Anna" },
      bullets: [true],
      reasons: [{ rule: "errors_against_score", count: 12, limit: 95 }],
    };
    expect(detailsSchema.parse(details)).toEqual(details);
    const answer = { sentences: [{ n: 1, corrected: "Sono andato." }] };
    expect(correctedSentencesSchema.parse(answer)).toEqual(answer);
  });
});
