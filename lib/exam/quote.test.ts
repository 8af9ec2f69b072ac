import { describe, expect, it } from "vitest";
import { listSimulations } from "@/lib/exam/content/library";
import { splitAtQuote } from "@/lib/exam/quote";

describe("the quotation that contains an answer", () => {
  it("is in one line of the text, in every reading and cloze", () => {
    for (const { id, sections } of listSimulations()) {
      for (const { passage, questions } of [sections.lettura, sections.cloze]) {
        const lines = passage.parts.flatMap(({ text }) => text.split("\n"));
        for (const question of questions) {
          const holding = lines.filter((line) => splitAtQuote(line, question.evidence.quote));
          expect([id, question.id, holding.length]).toEqual([id, question.id, 1]);
        }
      }
    }
  });

  it("splits its line into two parts", () => {
    expect(splitAtQuote("Chiude alle otto di sera.", "alle otto")).toEqual({ before: "Chiude ", after: " di sera." });
    expect(splitAtQuote("Chiude alle otto.", "alle nove")).toBeNull();
    expect(splitAtQuote("Chiude alle otto.", "")).toBeNull();
  });
});
